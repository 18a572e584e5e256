public import struct Foundation.CGSize
public import struct TableTrace.SystemVersion

/// The simulated iOS version and screen.
///
/// A table reads these values when it is created. So each test can have its own values:
/// `Simulation.$version.withValue(.iOS(12)) { … }`.
public enum Simulation: Sendable {
  /// The simulated iOS version.
  @TaskLocal public static var version = SystemVersion.iOS(17)
  /// The size of the screen, in points.
  @TaskLocal public static var screenSize = CGSize(width: 320, height: 480)
  /// Whether traces show the methods of cells, and the cell provider of a diffable data source.
  @TaskLocal public static var tracesCells = false
  /// The listener for exceptions of new tables.
  @TaskLocal package static var exceptionListener: ExceptionListener?

  /// Returns the result of `#available(iOS 15, *)` for the simulated version.
  ///
  /// On Linux, `#available` itself is always true.
  ///
  /// - Parameters:
  ///   - major: The first number of the version.
  ///   - minor: The second number.
  ///   - patch: The third number.
  /// - Returns: Whether the simulated version is this one or a later one.
  public static func isAvailable(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    (version.major, version.minor, version.patch) >= (major, minor, patch)
  }
}
