package import Diagnostics
import Goldens
package import TableTrace

/// The environment, the files and the streams of a command.
package struct World {
  /// Whether messages have colors.
  package enum Color: String {
    case auto
    case always
    case never
  }

  package var environment: Environment
  package var files: any Files
  package var output: Output
  package var input = Input.none
  package var color = Color.auto
  /// Whether notes are hidden.
  package var isQuiet = false
  /// Whether warnings about a scenario count as errors.
  package var isStrict = false
  /// Whether the user can name built-in scenarios.
  package var hasLibrary = false
  /// Runs the tool in another process, or nil if that is not possible.
  package var anotherRun: AnotherRun.Start?
  /// The stamp of this build of the tool, or empty if it is unknown.
  package var program = ""

  package init(environment: Environment, files: any Files, output: Output, input: Input = .none) {
    self.environment = environment
    self.files = files
    self.output = output
    self.input = input
  }

  /// Writes data to standard output.
  package func print(_ text: String) throws(FileError) {
    try output.standardOutput.write(Array(text.utf8)[...])
  }

  /// Writes a message to standard error, if the stream is open.
  package func say(_ text: String) {
    try? output.standardError.write(Array(text.utf8)[...])
  }

  /// Prints an error on standard error: a headline with its code, expected values, and fixes.
  package func complain(
    _ message: String,
    _ code: ProblemCode? = nil,
    expected: String? = nil,
    help: [String] = []
  ) {
    let word = code.map { "error[\($0.name)]:" } ?? "error:"
    let lines = (expected.map { ["expected: " + $0] } ?? []) + help.map { "help: " + $0 }
    say("\(talkInk.paint(word, .red)) \(Phrase.visible(message))\n")
    for line in lines { say("\(Phrase.visible(line))\n") }
  }

  /// Prints the error of a file, if it has a message.
  package func complain(of error: FileError) {
    guard let message = error.message else { return }
    complain(message, error.code, expected: error.expected, help: error.help)
  }

  package func complain(of problems: [FileError]) {
    for problem in problems { complain(of: problem) }
  }

  /// Prints a note on standard error, below the output so far.
  package func note(_ message: String) throws(FileError) {
    guard !isQuiet else { return }
    try output.standardOutput.flush()
    say("note: \(Phrase.visible(message))\n")
  }

  /// Prints a prompt on a terminal, and reads the next line, or returns nil at the end.
  package func ask(_ prompt: String) throws(FileError) -> String? {
    if input.isTerminal { try print("\(prompt)> ") }
    try output.standardOutput.flush()
    let line = try input.lines.nextLine()
    if line == nil, input.isTerminal { try print("\n") }
    return line
  }

  package var ink: Ink {
    Ink(isColoured: isColoured(terminal: output.isTerminal))
  }

  package var talkInk: Ink {
    Ink(isColoured: isColoured(terminal: output.isErrorTerminal))
  }

  /// Whether a build server runs the tool.
  package var isContinuousIntegration: Bool {
    BuildServer.runs(saying: environment.buildServer)
  }

  private func isColoured(terminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      terminal && environment.hasAbleTerminal && (environment.noColor ?? "").isEmpty
    }
  }
}

extension World {
  /// Prints a note if there is no recorded log of a version, below the output.
  package func noteMissingRecordings(of version: SystemVersion) throws(FileError) {
    guard !version.isRecorded else { return }
    let older =
      version.newestRecordedBefore.map { ". The newest recording before it is from \($0)" } ?? ""
    try note(
      "no recording of \(version.unrecordedPart) exists\(older). "
        + "To see how sure each call is: tabletrace run --certainty"
    )
  }
}
