public import Foundation

/// A picture, which has no pixels here.
public final class CGImage: Hashable, Sendable {
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  public var width: Int { Int(image.size.width * image.scale) }
  public var height: Int { Int(image.size.height * image.scale) }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

/// A place to draw, where nothing is drawn.
public final class CGContext: Sendable {
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public func strokePath() {}
  public func fillPath() {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
}
