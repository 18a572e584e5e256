/// `UIContextualAction.Style`: whether an action is destructive.
public enum RowActionStyle: String, Codable, CaseIterable, Sendable {
  case normal
  case destructive
}
