/// An action behind a row: `UIContextualAction`, or `UITableViewRowAction` up to iOS 12.
public struct RowAction {
  /// The style of an action.
  public typealias Style = RowActionStyle

  /// Runs when the action is tapped.
  ///
  /// It returns the argument of the completion handler, or nil if the handler is called later.
  public typealias Handler = (TableView, IndexPath) throws(UIKitException) -> Bool?

  /// The text of the button.
  public var title: String
  /// Whether the action is destructive, which affects what happens after its completion.
  public var style: Style
  /// The handler of the action.
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
