import CLibrary
import CommandLineTool
import Project

enum ProcessWorld {
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Standard input by lines, and whether it is a terminal.
  static var input: Input {
    Input(
      lines: DescriptorLines(descriptor: STDIN_FILENO, name: "standard input"),
      isTerminal: isatty(STDIN_FILENO) == 1
    )
  }

  /// Standard output and standard error, and whether they are terminals.
  static var output: Output {
    Output(
      standardOutput: DescriptorStream(
        descriptor: STDOUT_FILENO,
        name: "standard output",
        isBuffered: true,
        readerLeft: { _exit(ExitCode.success.rawValue) }
      ),
      standardError: DescriptorStream(
        descriptor: STDERR_FILENO,
        name: "standard error",
        isBuffered: false
      ),
      isTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1
    )
  }
}
