/// The configuration of a context menu, as far as calls depend on it.
public struct ContextMenu: Hashable, Sendable {
  /// The titles of its actions; a configuration without any shows nothing.
  public var titles: [String]

  /// Makes a menu.
  public init(titles: [String]) {
    self.titles = titles
  }
}

extension ContextMenu: CustomStringConvertible {
  /// The form of the trace, the titles in brackets.
  public var description: String {
    TraceFormat.list(titles.map(TraceFormat.quoted))
  }
}
