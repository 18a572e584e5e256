public import Foundation

/// A font of a size, with which no text is measured.
public final class UIFont: NSObject, Sendable {
  public let fontName: String
  public let pointSize: CGFloat
  let weight: Weight
  let isItalic: Bool

  init(name: String, size: CGFloat, weight: Weight, isItalic: Bool = false) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates a font with any name except "".
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    let isBold = fontName.hasSuffix("Bold")
    self.init(name: fontName, size: fontSize, weight: isBold ? .bold : .regular)
  }

  public var familyName: String { String(fontName.prefix { $0 != "-" }) }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize, weight: weight, isItalic: isItalic)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}
