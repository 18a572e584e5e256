package import TableTrace

/// A row in a scenario: a fixed index path, or an argument of the running callback.
package enum IndexPathExpression: Codable, Hashable, Sendable {
  /// A written row, such as `[0, 3]`.
  case fixed(IndexPath)
  /// `$row`: the callback's index path.
  case row
  /// `$source`: the index path where a move starts.
  case source
  /// `$rows`: the callback's index paths, only in lists.
  case rows
  /// `$proposed`: the index path where a move would end.
  case proposed
}

extension IndexPathExpression {
  /// The words for an argument of a callback.
  static let names = ["$row", "$source", "$proposed"]

  static let rowsWord = "$rows"

  /// Reads one of the ``names``, or returns nil.
  init?(word: some StringProtocol) {
    switch word {
    case "$row": self = .row
    case "$source": self = .source
    case "$proposed": self = .proposed
    default: return nil
    }
  }
}
