/// A snapshot's words for identifiers that it holds twice.
public enum SnapshotText: Hashable, Sendable {
  /// Without saying which.
  case identifiers
  /// With the identifiers.
  case named
}
