/// What a tap does while several rows can be selected.
public enum MultipleSelection: Sendable {
  /// It selects a row, or deselects one that is selected.
  case toggles
  /// It selects the row alone, as a click without a modifier key does.
  case replaces
}
