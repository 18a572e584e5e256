public import Foundation

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert, which a test answers with ``tap(_:)``.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Taps the button with a title.
  ///
  /// The alert disappears, and then the handler is called.
  ///
  /// - Returns: false if there is no such button, or the button is disabled.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled else {
      return false
    }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
    return true
  }
}
