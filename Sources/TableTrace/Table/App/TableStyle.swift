/// `UITableView.Style`.
public enum TableStyle: String, CaseIterable, Sendable {
  /// One flat list whose headers and footers stick to the edges.
  case plain
  /// Sections set apart, whose headers scroll away.
  case grouped
  /// Grouped with side insets and rounded corners, from iOS 13.
  case insetGrouped
}
