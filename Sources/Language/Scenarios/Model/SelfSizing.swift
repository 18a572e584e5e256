/// The heights that self-sizing rows, headers and footers take when they are measured, in points.
package struct SelfSizing: Hashable, Sendable {
  /// The rows.
  package var rows: [Entry] = []
  /// The headers.
  package var headers: [Entry] = []
  /// The footers.
  package var footers: [Entry] = []

  /// The height of the places that a pattern means; a nil pattern is the default.
  package struct Entry: Hashable, Sendable {
    /// The places.
    package var pattern: IndexPattern?
    /// The height, in points.
    package var height: Double

    /// Makes an entry.
    package init(pattern: IndexPattern?, height: Double) {
      self.pattern = pattern
      self.height = height
    }
  }

  /// Makes an empty table.
  package init() {}
}
