import CommandLineTool
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process knows about its surroundings.
enum ProcessWorld {
  /// A variable of the environment; nil where it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Standard input by lines, and whether a person types them.
  static var input: Input {
    Input(
      lines: DescriptorLines(descriptor: STDIN_FILENO, name: "standard input"),
      isTerminal: isatty(STDIN_FILENO) == 1
    )
  }

  /// Standard output and standard error, and whether a terminal reads them.
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
