/// The measured heights of self-sizing rows, headers and footers, in points.
///
/// They replace Auto Layout, which is not simulated. Nil means the default height.
public struct FittingHeights {
  /// Returns the height of a row.
  public var row: (IndexPath) -> Double?
  /// Returns the height of a section's header.
  public var header: (Int) -> Double?
  /// Returns the height of a section's footer.
  public var footer: (Int) -> Double?

  /// Makes heights from closures, which return nil by default.
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
