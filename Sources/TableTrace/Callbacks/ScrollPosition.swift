/// `UITableView.ScrollPosition`.
public enum ScrollPosition: String, Codable, CaseIterable, Sendable {
  /// As little movement as makes the row visible.
  case none
  case top
  case middle
  case bottom
}
