import Diagnostics

/// A piece of a text that is replaced by another.
struct TextEdit: Hashable {
  /// The piece; empty where something is inserted.
  var range: SourceRange
  /// What stands there instead.
  var text: String

  /// Makes an edit of the piece between two places.
  init(_ start: SourceMark, _ end: SourceMark, _ text: String) {
    range = SourceRange(start: start, end: end)
    self.text = text
  }

  /// Makes an edit that inserts a text.
  init(at place: SourceMark, _ text: String) {
    self.init(place, place, text)
  }
}

extension TextLines {
  /// The text with an edit made.
  func applying(_ edit: TextEdit) -> SourceText { replacing(edit.range, by: edit.text) }
}
