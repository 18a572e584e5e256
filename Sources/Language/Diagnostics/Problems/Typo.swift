/// What the user probably meant by a value of the wrong type.
package enum Typo: Hashable, Sendable {
  /// Another spelling of the value, such as `true` for `yes`.
  case spelling(String)
  /// The same value without quotes.
  case quotes
  /// No value, because the key itself says that the callback is implemented.
  case implemented

  /// The fix, as a line of help.
  var phrase: String {
    switch self {
    case .spelling(let text): "did you mean \(Phrase.quoted(text))?"
    case .quotes: "remove the quotes"
    case .implemented: "write the key without a value to implement the callback"
    }
  }

  /// The words that the user may have meant.
  var suggestions: [String] {
    switch self {
    case .spelling(let text): [text]
    case .quotes, .implemented: []
    }
  }
}
