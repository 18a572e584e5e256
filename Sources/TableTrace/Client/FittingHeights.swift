/// The heights that self-sizing rows, headers and footers take when they are measured, in points.
///
/// They represent Auto Layout, which is not simulated; nil takes the default height.
public struct FittingHeights {
  /// The height of a row.
  public var row: (IndexPath) -> Double?
  /// The height of a section's header.
  public var header: (Int) -> Double?
  /// The height of a section's footer.
  public var footer: (Int) -> Double?

  /// Makes heights from closures; each returns nil unless given.
  public init(
    row: @escaping (IndexPath) -> Double? = { _ in nil },
    header: @escaping (Int) -> Double? = { _ in nil },
    footer: @escaping (Int) -> Double? = { _ in nil }
  ) {
    self.row = row
    self.header = header
    self.footer = footer
  }
}

@available(*, unavailable)
extension FittingHeights: Sendable {}
