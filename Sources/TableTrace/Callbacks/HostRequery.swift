/// The re-query that a phase outside of the table causes, such as joining a window.
package enum HostRequery: String, Codable, CaseIterable, Sendable {
  case none
  /// Only the number of sections.
  case sections
  /// The number of sections, and the number of rows of each section.
  case counts
  /// The counts, then the heights of headers, footers and rows, or their estimates.
  case geometry
  /// All counts, then the number of rows of each section again before its heights.
  case countsThenGeometry
}
