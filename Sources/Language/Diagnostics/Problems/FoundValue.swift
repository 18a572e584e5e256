/// What stands where something else is expected.
package enum FoundValue: Hashable, Sendable {
  /// Nothing at all.
  case nothing
  /// A decimal number.
  case number(String)
  /// `true` or `false`.
  case flag(Bool)
  /// An unquoted word.
  case word(String)
  /// A quoted text.
  case text(String)
  /// A section and a row.
  case row
  /// A list.
  case list
  /// Keys with values.
  case block

  /// The value in words.
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
