/// The user's choice in the menu of a long press.
public enum LongPress: Codable, Hashable, Sendable {
  case dismiss
  /// An item of the edit menu is tapped, by its selector.
  case editMenu(String)
  /// An action of the context menu is tapped, by its title.
  case contextMenu(String)
  /// The preview of the context menu is tapped.
  case preview

  /// The result of a long press.
  public enum Outcome: Hashable, Sendable {
    /// No menu opened, so that the press ended as a tap.
    case noMenu
    /// A menu opened, and what was wanted of it could be done.
    case done
    /// The edit menu opened; it has these items.
    case editMenu([String])
    /// A context menu opened; it has these actions.
    case contextMenu([String])
  }
}
