public import Foundation

/// An action behind a row, up to iOS 12.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// An action that removes the row.
    case `default` = 0
    /// An ordinary action.
    case normal = 1

    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  /// What the app does.
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
