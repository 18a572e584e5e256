public import Foundation

/// How a button looks, from iOS 15; nothing is drawn.
extension UIButton {
  /// How a button looks.
  public struct Configuration {
    /// How large it is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// How round its corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    /// Where its texts stand.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    private enum Kind {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    private let kind: Kind
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line below the title.
    public var subtitle: String?
    /// The line below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// On which side of the texts the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the picture from the texts, in points.
    public var imagePadding: CGFloat = 0
    /// The distance of the texts from each other, in points.
    public var titlePadding: CGFloat = 1
    /// Where the texts stand.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around everything, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of texts and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium
    /// Whether it shows that something is going on.
    public var showsActivityIndicator = false
    /// What is behind it.
    public var background = UIBackgroundConfiguration.clear()
    /// Changes the attributes of its title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// Without anything behind it.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// With grey behind it.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// With a little of its colour behind it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// With its colour behind it.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// With a border and a little of its colour.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// With a border and its colour.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
  }
}

@available(*, unavailable)
extension UIButton.Configuration: Sendable {}

/// Edges of a rectangle, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  /// Changes them.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes it of a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

@available(*, unavailable)
extension UIConfigurationTextAttributesTransformer: Sendable {}
