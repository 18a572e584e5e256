public import Foundation

// Nothing is drawn here, so images have no content.

/// The image that code draws into.
@MainActor
private enum DrawnPictures {
  static var open: [CGSize] = []
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
  DrawnPictures.open.isEmpty ? nil : UIImage()
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

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}
