import Diagnostics
import Scenarios

/// The edits of a scenario, as lines before and after, from top to bottom.
struct FixText {
  /// A removed or added line, with its number after all edits above it.
  private struct Line {
    var number: Int
    var sign: Character
    var text: String
  }

  var old: SourceText
  var new: SourceText
  var place: FixDestination
  var ink: Ink

  /// The edits with a heading, or an empty text without edits.
  var text: String {
    let edits = edits
    guard !edits.isEmpty else { return "" }
    let path = Phrase.visible(place.path)
    guard edits.count > 1 else { return "\(place.copying)\nEdit \(path):\n" + lines(edits[0]) }
    let width = "\(edits.count)".count
    let numbered = edits.enumerated().map { place, edit in
      let number = "\(place + 1)."
      let blanks = String(repeating: " ", count: width + 1 - number.count)
      let indent = String(repeating: " ", count: width + 2)
      let text = lines(edit).split(separator: "\n").enumerated().map { line, text in
        (line == 0 ? "  \(blanks)\(number)" : indent + " ") + text.dropFirst() + "\n"
      }
      return text.joined()
    }
    return "\(place.copying)\nEdit \(path), in this order:\n" + numbered.joined()
  }

  /// The removed and added lines of each change.
  private var edits: [[Line]] {
    let before = TextLines(place.copied(old)).all
    let after = TextLines(place.copied(new)).all
    return LineChanges(from: before, to: after).pieces.compactMap { piece in
      guard case .changed(let gone, let come) = piece else { return nil }
      let first = come.lowerBound + 1
      return gone.enumerated().map { Line(number: first + $0, sign: "-", text: before[$1]) }
        + come.map { Line(number: $0 + 1, sign: "+", text: after[$0]) }
    }
  }

  private func lines(_ edit: [Line]) -> String {
    let width = edit.map { "\($0.number)".count }.max() ?? 0
    return edit.map { line in
      let blanks = String(repeating: " ", count: width - "\(line.number)".count)
      let text = "\(line.sign) \(Phrase.visible(line.text))"
      return "  \(blanks)\(line.number) " + ink.paint(text, line.sign == "-" ? .red : .green) + "\n"
    }.joined()
  }
}
