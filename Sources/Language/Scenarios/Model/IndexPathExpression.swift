package import TableTrace

/// A row as a scenario writes it: fixed, or one that the running callback was given.
package enum IndexPathExpression: Codable, Hashable, Sendable {
  /// `[0, 3]`.
  case fixed(IndexPath)
  /// `$row`: the callback's index path.
  case row
  /// `$source`: where a move starts.
  case source
  /// `$rows`, which is several, and stands in lists only: the callback's index paths.
  case rows
  /// `$proposed`: where a move would end.
  case proposed
}

extension IndexPathExpression {
  /// The words that stand for what a callback was given.
  static let names = ["$row", "$source", "$proposed"]

  static let rowsWord = "$rows"

  /// Reads one of the ``names``; anything else is nil.
  init?(word: some StringProtocol) {
    switch word {
    case "$row": self = .row
    case "$source": self = .source
    case "$proposed": self = .proposed
    default: return nil
    }
  }
}
