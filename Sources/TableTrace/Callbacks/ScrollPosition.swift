/// `UITableView.ScrollPosition`: where a row is shown after scrolling.
public enum ScrollPosition: String, Codable, CaseIterable, Sendable {
  /// Scrolls only as far as necessary to make the row visible.
  case none
  case top
  case middle
  case bottom
}
