public import Foundation

/// What a preview of a document asks.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which the preview is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

/// What a class does not implement itself.
extension UIDocumentInteractionControllerDelegate {
  /// An empty controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

/// Previews a document or hands it to another app; nothing is shown here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The document.
  open var url: URL?
  /// The name that is shown.
  open var name: String?
  /// The type of the document.
  open var uti: String?
  /// What it asks.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Makes a controller of a document.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
  }

  /// Shows the preview, which cannot be shown here.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Offers the apps that open the document; there are none here.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers what can be done with the document, which is nothing here.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Closes the preview.
  open func dismissPreview(animated: Bool) {}
}
