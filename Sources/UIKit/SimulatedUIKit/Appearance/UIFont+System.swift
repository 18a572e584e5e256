public import Foundation

extension UIFont {
  /// The size of text on a label.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text on a button.
  public class var buttonFontSize: CGFloat { 18 }
  /// The small size of the system.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system.
  public class var systemFontSize: CGFloat { 14 }

  private static func system(_ size: CGFloat, _ weight: Weight, isItalic: Bool = false) -> UIFont {
    UIFont(name: ".SFUI-Regular", size: size, weight: weight, isItalic: isItalic)
  }

  /// The font of the system.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular) }

  /// The font of the system, in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The font of the system, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }

  /// The font of the system, leaning.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, isItalic: true)
  }

  /// The font of the system whose figures are all of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont { system(fontSize, weight) }

  /// The font of the system whose letters are all of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUIMono-Regular", size: fontSize, weight: weight)
  }

  /// The font for a kind of text, in the size that everybody begins with.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let (size, weight) = style.facts
    return system(size, weight)
  }

  /// The font for a kind of text; the size of texts in the surroundings is not looked at.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// A kind of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind of text of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below another.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What is written under a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The same, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size and weight that the design guidelines list for large texts.
    fileprivate var facts: (CGFloat, Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .callout: (16, .regular)
      case .subheadline: (15, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }
}

/// Makes fonts larger and smaller with the texts that a user wants; here nobody wants other texts.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font as it is.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font as it is, or smaller.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The length as it is.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
