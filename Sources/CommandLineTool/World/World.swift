import Diagnostics
import Goldens
import TableTrace

/// What a command sees of the machine: the environment, the files and the streams.
struct World {
  /// When messages are coloured.
  enum Color: String {
    case auto
    case always
    case never
  }

  var environment: Environment
  var files: any Files
  var output: Output
  var input = Input.none
  var color = Color.auto
  /// Whether nobody wants to read notes.
  var isQuiet = false
  /// Whether a warning about a scenario counts as an error.
  var isStrict = false
  /// Whether the scenarios inside the tool can be named.
  var hasLibrary = false
  /// What runs the tool in another process; nil where nothing can.
  var anotherRun: AnotherRun.Start?
  /// What tells this build of the tool from others; empty where nothing does.
  var program = ""
  /// Waits between two looks at files; nil where nothing is waited for.
  var pause: Pause?
  /// The same with the settings of the project as they are by now; nil where these have mistakes, which
  /// have been told.
  var renewed: (() throws(FileError) -> World?)?

  /// Writes data to standard output.
  func print(_ text: String) throws(FileError) {
    try output.standardOutput.write(Array(text.utf8)[...])
  }

  /// Tells people something on standard error; that nobody listens is no failure.
  func say(_ text: String) {
    try? output.standardError.write(Array(text.utf8)[...])
  }

  /// Tells people that something is wrong, with the code of its page where it has one.
  func complain(_ message: String, _ code: ProblemCode? = nil) {
    let word = code.map { "error[\($0.name)]:" } ?? "error:"
    say("\(talkInk.paint(word, .red)) \(Phrase.visible(message))\n")
  }

  /// Tells people what is wrong with a file; nothing where silence is right.
  func complain(of error: FileError) {
    if let message = error.message { complain(message, error.code) }
  }

  /// Tells people something worth knowing, below what was printed so far.
  func note(_ message: String) throws(FileError) {
    guard !isQuiet else { return }
    try output.standardOutput.flush()
    say("note: \(Phrase.visible(message))\n")
  }

  /// Asks for the next line, with a word in front of it where a person types; nil where nothing comes
  /// any more.
  func ask(_ prompt: String) throws(FileError) -> String? {
    if input.isTerminal { try print("\(prompt)> ") }
    try output.standardOutput.flush()
    let line = try input.lines.nextLine()
    if line == nil, input.isTerminal { try print("\n") }
    return line
  }

  /// The ink for standard output.
  var ink: Ink {
    Ink(isColoured: isColoured(terminal: output.isTerminal))
  }

  /// The ink for standard error.
  var talkInk: Ink {
    Ink(isColoured: isColoured(terminal: output.isErrorTerminal))
  }

  /// Whether a build server runs the tool.
  var isContinuousIntegration: Bool {
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
  /// Says of a release of which no log was recorded what it rests on, below what was printed.
  func noteMissingRecordings(of version: SystemVersion) throws(FileError) {
    guard !version.isRecorded else { return }
    let older =
      version.newestRecordedBefore.map { ", the newest before it is of \($0)" } ?? ""
    try note(
      "no recorded log of \(version.unrecordedPart) is known\(older); run --certainty says how sure each call is"
    )
  }
}
