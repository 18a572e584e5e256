import Diagnostics

/// What a command sees of the machine: the environment, the files and the two streams.
struct World {
  /// When messages are coloured.
  enum Color: String {
    case auto
    case always
    case never
  }

  var environment: [String: String]
  var files: any Files
  var output: Output
  var color = Color.auto

  /// Writes data to standard output.
  func print(_ text: String) throws(FileError) {
    try output.standardOutput.write(Array(text.utf8)[...])
  }

  /// Tells people something on standard error; that nobody listens is no failure.
  func say(_ text: String) {
    try? output.standardError.write(Array(text.utf8)[...])
  }

  /// Tells people that something is wrong.
  func complain(_ message: String) {
    say("\(talkInk.paint("error:", .red)) \(Phrase.visible(message))\n")
  }

  /// Tells people something worth knowing, below what was printed so far.
  func note(_ message: String) throws(FileError) {
    try output.standardOutput.flush()
    say("note: \(Phrase.visible(message))\n")
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
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }

  private func isColoured(terminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      terminal && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
    }
  }
}
