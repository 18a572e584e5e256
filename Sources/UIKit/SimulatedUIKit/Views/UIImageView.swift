public import Foundation

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  /// How often it shows them; 0 for ever.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  /// How a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether a picture follows the size that the user wants texts to have.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }
}

/// How a symbol is drawn.
extension UIImage {
  /// How large a symbol is.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How a picture is drawn.
  @preconcurrency @MainActor
  open class Configuration: NSObject {}

  /// How a symbol is drawn, which nothing shows.
  @preconcurrency @MainActor
  public final class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// Makes the symbol of a name; each name but "" has one.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  /// The same picture, drawn another way.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same symbol, drawn another way.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The same picture, whose middle is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The same picture, which is not turned as reading goes from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
