/// The re-query that a phase causes, such as moving to a window.
package enum HostRequery: String, Codable, CaseIterable, Sendable {
  case none
  /// Only the number of sections.
  case sections
  /// The number of sections, and the number of rows of each section.
  case counts
  /// The number of sections, then for each section its number of rows and its heights or estimates.
  case geometry
  /// All counts, then for each section its number of rows again and its heights or estimates.
  case countsThenGeometry
}
