/// `UITableView.ScrollPosition`.
public enum ScrollPosition: String, CaseIterable, Sendable {
  /// As little movement as makes the row visible.
  case none
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
}
