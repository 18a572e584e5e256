/// What the minus control asks for the buttons that it uncovers.
public enum DeleteControlSource: Hashable, Sendable {
  /// The title of the delete button.
  case title
  /// The row actions; the title where there are none.
  case editActions
  /// The trailing swipe configuration; without one, the row actions; the title where there are none.
  case configuration
}
