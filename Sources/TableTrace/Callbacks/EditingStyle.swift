/// `UITableViewCell.EditingStyle`: what the control at the left edge of a row does in edit mode.
public enum EditingStyle: String, Codable, CaseIterable, Sendable {
  case none
  /// A minus, which shows a confirmation.
  case delete
  /// A plus, which acts at once.
  case insert
}
