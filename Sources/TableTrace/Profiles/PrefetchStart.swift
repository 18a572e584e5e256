/// When rows are first announced to the prefetch data source.
public enum PrefetchStart: Hashable, Sendable {
  /// In the first layout pass.
  case onLoad
  /// In the first pass after the content has moved.
  case whenScrolling
}
