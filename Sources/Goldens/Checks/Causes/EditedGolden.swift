import Goldens
import TableTrace

/// Recognizes a golden that was probably edited, because it differs from the trace in one place
/// only.
struct EditedGolden {
  private enum Edit {
    /// The golden ends too early.
    case cut(after: Int)
    /// The golden has extra lines after the end of the trace.
    case longer(by: Int)
    case lacks(Int, before: Int)
    case adds(Int, at: Int)
    case other(at: Int)
  }

  private let edit: Edit

  /// Nil if the golden differs in several places, or is too long to be compared.
  init?(_ search: CauseSearch) {
    guard let body = search.golden.golden?.body, !search.lines.isEmpty, !body.isEmpty else {
      return nil
    }
    let lines = search.lines
    let shorter = min(body.count, lines.count)
    let before = (0..<shorter).prefix { body[$0].isWritten(as: lines[$0].indented) }.count
    let after = (0..<shorter - before).prefix { place in
      body[body.count - 1 - place].isWritten(as: lines[lines.count - 1 - place].indented)
    }.count
    let place = Golden.lineNumber(ofBodyLine: before)
    let (lacking, added) = (lines.count - before - after, body.count - before - after)
    switch (lacking, added) {
    case (1..., 0): edit = after == 0 ? .cut(after: place - 1) : .lacks(lacking, before: place)
    case (0, 1...): edit = after == 0 ? .longer(by: added) : .adds(added, at: place)
    case (1, 1): edit = .other(at: place)
    case _: return nil
    }
  }

  /// Whether the golden is the beginning of the trace.
  var isCut: Bool { if case .cut = edit { true } else { false } }

  var sentence: String {
    switch edit {
    case .cut(let line):
      "the golden file ends after line \(line), and the trace begins with the same lines. The file "
        + "may have been cut off"
    case .longer(let count):
      "the golden file has the whole trace and \(Self.lines(count)) more at its end"
    case .lacks(let count, let line):
      "before its line \(line), the golden file lacks \(Self.lines(count)) of the trace. All other "
        + "lines are equal"
    case .adds(let count, let line):
      "from its line \(line) on, the golden file has \(Self.lines(count)) that the trace does not "
        + "have. All other lines are equal"
    case .other(let line): "only line \(line) of the golden file differs"
    }
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "a line" : "\(count) lines" }
}
