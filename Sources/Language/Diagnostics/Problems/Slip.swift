/// What the writer of a value of the wrong kind probably meant.
package enum Slip: Hashable, Sendable {
  /// The value written otherwise, such as `true` for `yes`.
  case spelling(String)
  /// The same without quotes.
  case quotes
  /// Nothing: the key alone says that the callback is implemented.
  case implemented

  /// What to do, in words that follow what was found.
  var phrase: String {
    switch self {
    case .spelling(let text): "did you mean \(Phrase.quoted(text))?"
    case .quotes: "write it without quotes"
    case .implemented: "the key with nothing behind it means 'implemented'"
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
