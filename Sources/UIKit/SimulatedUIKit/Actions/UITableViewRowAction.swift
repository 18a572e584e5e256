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

    /// An action that removes the row.
    public static let destructive = Style.default
  }

  /// The style.
  public let style: Style
  /// The text of the button.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor?
  /// How what is behind the button is seen.
  open var backgroundEffect: UIVisualEffect?
  /// What the app does.
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
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
