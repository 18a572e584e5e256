package import Diagnostics

/// A piece of a text that is replaced by another.
package struct TextEdit: Hashable {
  /// The piece, or empty where something is inserted.
  package var range: SourceRange
  package var text: String

  /// Makes an edit of the piece between two places.
  package init(_ start: SourceMark, _ end: SourceMark, _ text: String) {
    range = SourceRange(start: start, end: end)
    self.text = text
  }

  package init(at place: SourceMark, _ text: String) {
    self.init(place, place, text)
  }
}

extension TextLines {
  package func applying(_ edit: TextEdit) -> SourceText { replacing(edit.range, by: edit.text) }
}
