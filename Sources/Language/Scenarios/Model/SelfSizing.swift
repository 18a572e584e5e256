/// The heights of self-sizing rows, headers and footers when they are measured, in points.
package struct SelfSizing: Codable, Hashable, Sendable {
  package var rows: [Entry] = []
  package var headers: [Entry] = []
  package var footers: [Entry] = []

  /// The height for a pattern, or the default for a nil pattern.
  package struct Entry: Codable, Hashable, Sendable {
    package var pattern: IndexPattern?
    /// The height, in points.
    package var height: Double
  }

  package init() {}
}
