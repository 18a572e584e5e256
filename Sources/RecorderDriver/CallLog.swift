/// The lines of a recording, each indented as far as its call is nested.
@MainActor
package final class CallLog {
  private struct Line {
    var depth: Int
    var text: String
  }

  private var body: [Line] = []
  private var open: [Int] = []
  /// Whether the app prints nothing for the moment.
  private var isMuted = false
  /// Whether an exception has ended it.
  package private(set) var isEnded = false

  /// Makes an empty log.
  package init() {}

  /// The lines so far.
  package var lines: [String] {
    body.map { String(repeating: "  ", count: $0.depth) + $0.text }
  }

  /// Does something of which the app prints nothing.
  func mute(_ work: () -> Void) {
    isMuted = true
    work()
    isMuted = false
  }

  /// A line of its own.
  func line(_ text: String) {
    guard !isEnded, !isMuted else { return }
    body.append(Line(depth: open.count, text: text))
  }

  /// A call begins.
  func begin(_ text: String) {
    guard !isEnded, !isMuted else { return }
    line(text)
    open.append(body.count - 1)
  }

  /// The innermost call ends; the answer stands behind it.
  func end(_ answer: String? = nil) {
    guard !isEnded, !isMuted, let number = open.popLast(), let answer else { return }
    body[number].text += " -> \(answer)"
  }

  /// An exception ends everything.
  func raise(name: String, reason: String) {
    line("! \(TraceWords.printable("\(name): \(reason)"))")
    isEnded = true
  }
}
