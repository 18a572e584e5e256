public import Foundation

/// What is behind a cell, header or button, from iOS 14.
public struct UIBackgroundConfiguration {
  /// The view behind everything.
  public var customView: UIView?
  /// How round its corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// The distance from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour.
  public var backgroundColor: UIColor?
  /// What makes another colour of it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// How what is behind it is seen.
  public var visualEffect: UIVisualEffect?
  /// The picture, from iOS 15.
  public var image: UIImage?
  /// The colour of its line.
  public var strokeColor: UIColor?
  /// The width of its line, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of its line, in points.
  public var strokeOutset: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As cells of plain tables have it.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As cells of grouped tables have it.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As cells have it, from iOS 18.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As headers and footers of plain tables have it.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// As headers and footers of grouped tables have it.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The colour, as it is shown.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The same in another state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

@available(*, unavailable)
extension UIBackgroundConfiguration: Sendable {}
