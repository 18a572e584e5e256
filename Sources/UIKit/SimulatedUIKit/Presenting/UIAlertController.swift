public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How it looks.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The text.
  open private(set) var title: String?
  /// How it looks.
  open private(set) var style: Style
  /// Whether it can be tapped.
  open var isEnabled = true
  /// What tests find it by.
  open var accessibilityIdentifier: String?
  /// What is read aloud of it.
  open var accessibilityLabel: String?
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question to the user; ``tap(_:)`` answers it.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// Where it is shown.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String?
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that return taps.
  open var preferredAction: UIAlertAction?
  /// The fields, from the first to the last.
  open private(set) var textFields: [UITextField]?

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Taps the button with a title, as a finger does: the alert goes, then the app hears of it.
  ///
  /// - Returns: false where there is no such button, or it cannot be tapped.
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
