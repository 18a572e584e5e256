import TableTrace

/// The lines of a recording, indented by the nesting of calls.
@MainActor
package final class CallLog {
  private struct Line {
    var depth: Int
    var text: String
    /// The number of enclosing calls, without the app's own queries.
    var callDepth: Int
    /// Whether the line is a call, and not another line of the app.
    var isCall: Bool
    var answer: String?

    var traceLine: String {
      String(repeating: "  ", count: depth) + text + (answer.map { " -> \($0)" } ?? "")
    }

    var fileLine: String {
      guard isCall else { return "# \(traceLine)" }
      return String(repeating: "  ", count: callDepth) + text
        + (answer.map { "  # -> \($0)" } ?? "")
    }
  }

  private var body: [Line] = []
  private var open: [Int] = []
  /// Whether the app currently prints nothing.
  private var isMuted = false
  /// Whether an exception has ended the log.
  package private(set) var isEnded = false

  package init() {}

  package var lines: [String] { body.map(\.traceLine) }

  /// The lines as they are written to a file, with comments for everything except calls and their
  /// arguments.
  package var fileLines: [String] { body.map(\.fileLine) }

  /// Runs code without printing anything.
  func mute(_ work: () -> Void) {
    isMuted = true
    work()
    isMuted = false
  }

  /// Adds a line that is no call.
  func line(_ text: String) {
    add(text, isCall: false)
  }

  /// Begins a call, or a query of the app.
  func begin(_ text: String, isCall: Bool = true) {
    guard !isEnded, !isMuted else { return }
    add(text, isCall: isCall)
    open.append(body.count - 1)
  }

  private func add(_ text: String, isCall: Bool) {
    guard !isEnded, !isMuted else { return }
    let calls = open.count { body[$0].isCall }
    body.append(Line(depth: open.count, text: text, callDepth: calls, isCall: isCall))
  }

  /// Ends the innermost call, and appends the answer to its line.
  func end(_ answer: String? = nil) {
    guard !isEnded, !isMuted, let number = open.popLast(), let answer else { return }
    body[number].answer = answer
  }

  /// Ends the log with an exception.
  func raise(name: String, reason: String) {
    line("! \(TraceFormat.printable("\(name): \(reason)"))")
    isEnded = true
  }
}
