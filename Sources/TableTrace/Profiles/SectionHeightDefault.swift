/// The heights of headers and footers that nothing sets, in points.
public struct SectionHeightDefault: Hashable, Sendable {
  /// Plain style, with a title or a view.
  public let plain: Double
  /// Grouped styles, the first header, without a title.
  public let groupedFirst: Double
  /// Grouped styles, without a title.
  public let grouped: Double
  /// Grouped styles, with a title.
  public let groupedTitled: Double
  /// Grouped styles, the first header, with a title.
  public let groupedFirstTitled: Double
}
