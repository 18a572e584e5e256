public import Foundation

/// An action behind a row, from iOS 11.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case normal = 0
    /// An action that removes the row.
    case destructive = 1
  }

  /// What the app does; it calls the function that it is given as soon as it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor?
  open var image: UIImage?
  open var accessibilityLabel: String?
  /// What tests find it by.
  open var accessibilityIdentifier: String?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions at an edge of a row, from iOS 11.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first is next to the edge.
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
