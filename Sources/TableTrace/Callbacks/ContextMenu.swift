/// The configuration of a context menu, with only the parts that affect calls.
public struct ContextMenu: Hashable, Sendable {
  /// The titles of the menu's actions, without which no menu is shown.
  public var titles: [String]

  /// Makes a menu.
  public init(titles: [String]) {
    self.titles = titles
  }
}

extension ContextMenu: CustomStringConvertible {
  /// The menu as the trace prints it: the titles in brackets.
  public var description: String {
    TraceFormat.list(titles.map(TraceFormat.quoted))
  }
}
