/// `UITableViewCell.EditingStyle`: what the edit control at the left edge of a row does.
public enum EditingStyle: String, Codable, CaseIterable, Sendable {
  case none
  /// A minus sign, which reveals a Delete button.
  case delete
  /// A plus sign, which inserts without a confirmation.
  case insert
}
