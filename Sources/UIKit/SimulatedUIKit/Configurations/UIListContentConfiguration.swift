public import Foundation

/// What the cell or header of a list shows, from iOS 14; nothing is drawn or measured.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Where a text stands.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// Which letters become large.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// What makes another colour of it.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where it stands.
    public var alignment = TextAlignment.natural
    /// What becomes of lines that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines it may take; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font becomes smaller so that it fits.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller it may become.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move together.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size that the user wants.
    public var adjustsFontForContentSizeCategory = true
    /// Which letters become large.
    public var transform = TextTransform.none

    /// The colour, as it is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// As much as the system has.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol.
    public var tintColor: UIColor?
    /// What makes another colour of it.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The most size that it has, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The size that is left for it, in points.
    public var reservedLayoutSize = CGSize.zero
    /// Whether it is not inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The picture.
  public var image: UIImage?
  /// How it looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// How it looks.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How it looks.
  public var secondaryTextProperties = TextProperties()
  /// Which margins count.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The space around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 8
  )
  /// Whether the texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance of the picture from the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance of the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance of the texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat = 1

  init() {}

  /// As cells have it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// With a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// With a second text beside the first.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// As headers of plain tables have it.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As footers of plain tables have it.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As headers of grouped tables have it.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As footers of grouped tables have it.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As headers of inset grouped tables have it.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// As cells of sidebars have it.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a header that stands out.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a footer.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes the view.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same in another state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@available(*, unavailable)
extension UIListContentConfiguration: Sendable {}
@available(*, unavailable)
extension UIListContentConfiguration.TextProperties: Sendable {}
@available(*, unavailable)
extension UIListContentConfiguration.ImageProperties: Sendable {}

/// Directions.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A view that shows what such a configuration says.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// Makes a view.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// Makes a view of a plain configuration.
  public convenience override init(frame: CGRect) {
    self.init(configuration: .cell())
    self.frame = frame
  }

  /// Makes a view that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { shown = newValue as? UIListContentConfiguration ?? shown }
  }
}
