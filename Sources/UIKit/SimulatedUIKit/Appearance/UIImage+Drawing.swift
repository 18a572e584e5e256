public import Foundation

/// What needs the pixels of an image, which it does not have here.
extension UIImage {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// Creates an image with the content of another, whatever its scale and orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }

  public var cgImage: CGImage? { CGImage(self) }
  public var imageOrientation: Orientation { .up }

  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage { self }

  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}
