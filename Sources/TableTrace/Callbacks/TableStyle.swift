/// `UITableView.Style`: how sections are drawn.
public enum TableStyle: String, Codable, CaseIterable, Sendable {
  /// One flat list whose headers and footers stick to the edges.
  case plain
  /// Sections with space between them, whose headers scroll with the content.
  case grouped
  /// The grouped style with side insets and rounded corners, from iOS 13.
  case insetGrouped

  /// The iOS version that introduced the style.
  package var introduced: SystemVersion {
    switch self {
    case .plain, .grouped: .iOS(2)
    case .insetGrouped: .iOS(13)
    }
  }
}
