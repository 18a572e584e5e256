/// The probable intention behind a value of the wrong kind.
package enum Typo: Hashable, Sendable {
  /// The value written otherwise, such as `true` for `yes`.
  case spelling(String)
  /// The same without quotes.
  case quotes
  /// Nothing: the key alone says that the callback is implemented.
  case implemented

  /// The fix, as a line of help.
  var phrase: String {
    switch self {
    case .spelling(let text): "did you mean \(Phrase.quoted(text))?"
    case .quotes: "remove the quotes"
    case .implemented: "write the key without a value to implement the callback"
    }
  }

  /// The words that were perhaps meant.
  var suggestions: [String] {
    switch self {
    case .spelling(let text): [text]
    case .quotes, .implemented: []
    }
  }
}
