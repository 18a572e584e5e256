/// `UITableView.Style`.
public enum TableStyle: String, Codable, CaseIterable, Sendable {
  /// One flat list whose headers and footers stick to the edges.
  case plain
  /// Sections set apart, whose headers scroll away.
  case grouped
  /// Grouped with side insets and rounded corners, from iOS 13.
  case insetGrouped

  /// The version that introduced it, as the header says.
  package var introduced: SystemVersion {
    switch self {
    case .plain, .grouped: .iOS(2)
    case .insetGrouped: .iOS(13)
    }
  }
}
