public import Foundation

/// A delegate without requirements, because its methods are never called here.
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

  /// Returns false, because no preview can be shown here.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false, because there are no options here.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
}
