/// The queries of a re-query that a host's trigger causes.
package enum HostRequery: String, Codable, CaseIterable, Sendable {
  case none
  /// Only the number of sections.
  case sections
  /// The number of sections and of the rows of each.
  case counts
  /// The whole geometry: counts, section headers and footers, row heights or estimates.
  case geometry
  /// Each section's rows are counted before its geometry is built.
  case countsThenGeometry
}
