public import Foundation

/// None of its methods is called here, so a class can have them without a requirement.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}

/// A preview of a document, which is not shown here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open var uti: String?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
  }

  /// Shows the preview, which cannot be shown here.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers what can be done with the document, which is nothing here.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
}
