/// An action behind a row: `UIContextualAction`, or `UITableViewRowAction` up to iOS 12.
public struct RowAction {
  /// `UIContextualAction.Style`.
  public enum Style: String, CaseIterable, Sendable {
    case normal
    /// An action that removes the row.
    case destructive
  }

  /// What the app does when the action is tapped; the answer is what it hands to the completion
  /// handler, nil while it does not call it.
  public typealias Handler = (TableView, IndexPath) throws(UIKitException) -> Bool?

  /// The text of the button.
  public var title: String
  /// The style.
  public var style: Style
  /// What the app does.
  public var handler: Handler

  /// Makes an action.
  public init(title: String, style: Style = .normal, handler: @escaping Handler) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

@available(*, unavailable)
extension RowAction: Sendable {}
