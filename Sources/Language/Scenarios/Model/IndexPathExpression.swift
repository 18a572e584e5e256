package import TableTrace

/// A row as a scenario writes it: fixed, or one that the running callback was given.
package enum IndexPathExpression: Hashable, Sendable {
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
