/// All rules, in the order in which a table's life meets them.
public enum RuleBook: Sendable {
  /// Every rule as words.
  public static let all: [RuleEntry] =
    HostRules.entries + ChangeRules.entries + LoadRules.entries + CellRules.entries
    + RowPassRules.entries
    + SectionViewRules.entries + ScrollRules.entries + GestureRules.entries
    + ScrollTargetRules.entries + TouchRules.entries + SelectionRules.entries
    + SelectedRowsRules.entries + SelectionKeepingRules.entries + InteractionRules.entries
    + MenuRules.entries
    + FocusRules.entries + PrefetchRules.entries + ReloadRules.entries
    + EditingRules.entries + SwipeRules.entries + SwipeEndRules.entries + ReorderRules.entries
    + DragRules.entries
    + UpdateRules.entries + ValidityRules.entries + ReuseRules.entries
    + GeometryRules.entries + AccessRules.entries + DiffableRules.entries

  /// The rule with a name; every name has one.
  public static func entry(_ id: RuleID) -> RuleEntry? {
    all.first { $0.id == id }
  }
}
