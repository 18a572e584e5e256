public import Foundation

// Nothing is drawn here, so images have a size and no content.

/// The image that code draws into.
@MainActor
private enum DrawnPictures {
  static var open: [CGSize] = []
  static let context = CGContext()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawnPictures.open.append(size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) { DrawnPictures.open.append(size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawnPictures.open.last.map { UIImage(ofSize: $0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context between the beginning and the end of an image, or nil.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  DrawnPictures.open.isEmpty ? nil : DrawnPictures.context
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = DrawnPictures.open.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has no effect, because there is no photo library here.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Simulation.warn(
    "UIImageWriteToSavedPhotosAlbum saves nothing here. Call the completion from the test"
  )
}

/// Creates empty images, because nothing is drawn here.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  public let size: CGSize

  public init(size: CGSize) {
    self.size = size
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    DrawnPictures.open.append(size)
    actions(UIGraphicsImageRendererContext())
    DrawnPictures.open.removeLast()
    return UIImage(ofSize: size)
  }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { DrawnPictures.context }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
