/// A word in a text of the app that is replaced by an argument of the callback.
package enum CallWord: Hashable {
  /// An index path, such as `$row`.
  case row(IndexPathExpression)
  /// `$item`: the name of the row's item.
  case item
  /// `$cell`: the cell that the callback received, or that cellForRow returned.
  case cell

  /// Reads a word with its `$`, or nil for anything else.
  init?(_ word: Substring) {
    switch String(word) {
    case "$item": self = .item
    case Self.cellWord: self = .cell
    case IndexPathExpression.rowsWord: self = .row(.rows)
    default:
      guard let row = IndexPathExpression(word: word) else { return nil }
      self = .row(row)
    }
  }

  static let cellWord = "$cell"

  /// Returns the words of a text, in order, as they are written.
  static func written(in text: String) -> [(word: CallWord, text: String)] {
    parts(of: text).compactMap { part in
      CallWord(part).map { ($0, String(part)) }
    }
  }

  /// Returns a text with each word replaced by its value, if it has one.
  package static func replace(in text: String, by value: (CallWord) -> String?) -> String {
    parts(of: text).map { part in CallWord(part).flatMap(value) ?? String(part) }.joined()
  }

  /// Splits a text before each `$` and after the letters that follow it.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      let end = rest[start...].dropFirst().firstIndex { !$0.isLetter } ?? rest.endIndex
      parts += [rest[..<start], rest[start..<end]]
      rest = rest[end...]
    }
    return parts + [rest]
  }
}
