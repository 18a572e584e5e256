public import Foundation

/// The description of a font: its name, size and traits.
public final class UIFontDescriptor: NSObject, Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public let postscriptName: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  /// The weight of the font that it describes.
  let weight: UIFont.Weight

  init(_ name: String, _ size: CGFloat, _ weight: UIFont.Weight, _ traits: SymbolicTraits) {
    postscriptName = name
    pointSize = size
    self.weight = weight
    symbolicTraits = traits
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontName, size, .regular, [])
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the description with these traits, never nil, because all fonts have them here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let weight = isBold == wasBold ? self.weight : isBold ? .bold : .regular
    return UIFontDescriptor(postscriptName, pointSize, weight, symbolicTraits)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(postscriptName, newPointSize, weight, symbolicTraits)
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = isItalic ? .traitItalic : []
    if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
    return UIFontDescriptor(fontName, pointSize, weight, traits)
  }

  /// Creates the described font, with its own size for 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: descriptor.postscriptName,
      size: pointSize == 0 ? descriptor.pointSize : pointSize,
      weight: descriptor.weight,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic)
    )
  }
}
