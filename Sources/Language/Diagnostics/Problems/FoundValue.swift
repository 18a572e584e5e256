/// A value found where another kind of value is expected.
package enum FoundValue: Hashable, Sendable {
  case nothing
  case number(String)
  /// The value `true` or `false`.
  case flag(Bool)
  case word(String)
  case text(String)
  /// An index path: a section and a row.
  case row
  case list
  case block

  var phrase: String {
    switch self {
    case .nothing: "nothing"
    case .number(let digits): "the number \(Phrase.quoted(digits))"
    case .flag(let flag): "'\(flag)'"
    case .word(let word): "the word \(Phrase.quoted(word))"
    case .text(let text): "the text \(Phrase.quoted(text))"
    case .row: "a row"
    case .list: "a list"
    case .block: "a block of keys"
    }
  }
}
