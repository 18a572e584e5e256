/// The user's choice in the menu of a long press.
public enum LongPress: Codable, Hashable, Sendable {
  case dismiss
  /// Taps an item of the edit menu, given by its selector.
  case editMenu(String)
  /// Taps an action of the context menu, given by its title.
  case contextMenu(String)
  /// Taps the preview of the context menu.
  case preview

  /// The result of a long press.
  public enum Outcome: Hashable, Sendable {
    /// No menu opened, so the press ended like a tap.
    case noMenu
    /// A menu opened, and the user's choice was possible.
    case done
    /// The edit menu opened with these items, and the choice was not among them.
    case editMenu([String])
    /// A context menu opened with these actions, and the choice was not among them.
    case contextMenu([String])
  }
}
