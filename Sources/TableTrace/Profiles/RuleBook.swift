/// All rules, in the order in which a table's life meets them.
package enum RuleBook: Sendable {
  package static let all: [RuleEntry] = [
    HostRules.entries,
    ControllerRules.entries,
    ChangeRules.entries,
    LoadRules.entries,
    CellRules.entries,
    RowPassRules.entries,
    PreparedRowRules.entries,
    SectionViewRules.entries,
    ScrollRules.entries,
    ScrollTargetRules.entries,
    TouchRules.entries,
    SelectionRules.entries,
    SelectionKeepingRules.entries,
    InteractionRules.entries,
    MenuRules.entries,
    PrefetchRules.entries,
    ReloadRules.entries,
    EditingRules.entries,
    SwipeRules.entries,
    SwipeEndRules.entries,
    ReorderRules.entries,
    DragRules.entries,
    UpdateRules.entries,
    UpdateCellRules.entries,
    UpdateEndRules.entries,
    ValidityRules.entries,
    ReuseRules.entries,
    GeometryRules.entries,
    SectionHeightRules.entries,
    DiffableRules.entries,
  ].flatMap { $0 }

  /// Returns the rule with a name; every name has one.
  package static func entry(_ id: RuleID) -> RuleEntry? {
    all.first { $0.id == id }
  }
}
