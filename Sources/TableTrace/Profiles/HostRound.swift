/// What a host trigger makes the table ask.
public enum HostRound: String, CaseIterable, Sendable {
  /// Nothing.
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
