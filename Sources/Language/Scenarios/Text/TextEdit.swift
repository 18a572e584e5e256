package import Diagnostics

/// A replacement of a part of a text.
package struct TextEdit: Hashable {
  /// The replaced range, or an empty range for an insertion.
  package var range: SourceRange
  package var text: String

  /// Creates a replacement of the text between two places.
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
