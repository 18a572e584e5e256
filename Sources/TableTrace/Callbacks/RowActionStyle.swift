/// `UIContextualAction.Style`.
public enum RowActionStyle: String, Codable, CaseIterable, Sendable {
  case normal
  case destructive
}
