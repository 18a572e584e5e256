public import Foundation

public final class UIImage: NSObject, Sendable {
  /// Whether an image is shown in its own colors, or in the tint color.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  private enum Source: Hashable, Sendable {
    case nothing
    case name(String)
    case symbol(String)
    case data(Data)
  }

  private let source: Source
  public let renderingMode: RenderingMode
  /// The size in points, which is zero unless code drew the image, because none is decoded here.
  public let size: CGSize
  public let scale: CGFloat

  private init(
    _ source: Source,
    mode: RenderingMode = .automatic,
    scale: CGFloat = 1,
    size: CGSize = .zero
  ) {
    self.source = source
    renderingMode = mode
    self.size = size
    self.scale = scale
  }

  /// Creates an image without content, which code has drawn.
  convenience init(ofSize size: CGSize) {
    self.init(.nothing, size: size)
  }

  /// Creates an image with the content of another, from its picture.
  public convenience init(cgImage: CGImage) {
    let image = cgImage.image
    self.init(image.source, mode: image.renderingMode, scale: image.scale, size: image.size)
  }

  public override convenience init() {
    self.init(.nothing)
  }

  /// Creates an image with any name, because there is no asset catalog here.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image with any name except "".
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    if name.isEmpty { return nil }
    self.init(.name(name))
  }

  /// Creates a symbol with any name except "".
  public convenience init?(systemName name: String) {
    if name.isEmpty { return nil }
    self.init(.symbol(name))
  }

  /// Creates an image from data, which must not be empty and is not decoded.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    if data.isEmpty { return nil }
    self.init(.data(data), scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, mode: renderingMode, scale: scale, size: size)
  }

  public func withTintColor(_ color: UIColor) -> UIImage { self }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// Returns the bytes that it was created from, or nil for an image with only a name.
  public func pngData() -> Data? { bytes }

  /// Returns the bytes that it was created from, or nil for an image with only a name.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  private var bytes: Data? {
    if case .data(let data) = source { data } else { nil }
  }

  public var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Whether two images were created from the same data or name, and have the same rendering mode.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && renderingMode == other.renderingMode && scale == other.scale
      && (source != .nothing || self === other)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  public convenience init(imageLiteralResourceName name: String) {
    self.init(.name(name))
  }
}

public typealias _ImageLiteralType = UIImage
