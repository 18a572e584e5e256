/// All rules, roughly in the order in which a table uses them: loading, cells, scrolling, touches,
/// updates.
package enum RuleBook: Sendable {
  /// The lists of rules, each with the groups (the first words of the names) that it contains.
  private static let lists: [(subjects: Set<String>, rules: @Sendable () -> [RuleEntry])] = [
    (["host"], { HostRules.entries }),
    (["host", "refresh-control"], { ControllerRules.entries }),
    (["app", "host"], { ChangeRules.entries }),
    (["load"], { LoadRules.entries }),
    (["cell"], { CellRules.entries }),
    (["cell"], { RowPassRules.entries }),
    (["cell"], { PreparedRowRules.entries }),
    (["section-view"], { SectionViewRules.entries }),
    (["scroll"], { ScrollRules.entries }),
    (["scroll", "section-index"], { ScrollTargetRules.entries }),
    (["accessory", "highlight", "touch"], { TouchRules.entries }),
    (["selection"], { SelectionRules.entries }),
    (["selection"], { SelectionKeepingRules.entries }),
    (["focus", "multi-select", "primary-action", "spring-loading"], { InteractionRules.entries }),
    (["context-menu", "menu"], { MenuRules.entries }),
    (["prefetch"], { PrefetchRules.entries }),
    (["layout", "reload"], { ReloadRules.entries }),
    (["edit"], { EditingRules.entries }),
    (["swipe"], { SwipeRules.entries }),
    (["swipe"], { SwipeEndRules.entries }),
    (["reorder"], { ReorderRules.entries }),
    (["drag", "drop"], { DragRules.entries }),
    (["update"], { UpdateRules.entries }),
    (["update"], { UpdateCellRules.entries }),
    (["update"], { UpdateEndRules.entries }),
    (["validity"], { ValidityRules.entries }),
    (["validity"], { UpdatePlaceRules.entries }),
    (["geometry", "layout", "reuse", "validity"], { ReuseRules.entries }),
    (["geometry"], { GeometryRules.entries }),
    (["geometry"], { SectionHeightRules.entries }),
    (["diffable"], { DiffableRules.entries }),
  ]

  package static let all: [RuleEntry] = lists.flatMap { $0.rules() }

  /// Returns the rule with a name; every name has one.
  ///
  /// It builds only the lists of the rule's group, because a run needs few rules.
  package static func entry(_ id: RuleID) -> RuleEntry? {
    let subject = id.rawValue.prefix { $0 != "." }
    for list in lists where list.subjects.contains(String(subject)) {
      if let entry = list.rules().first(where: { $0.id == id }) { return entry }
    }
    return nil
  }
}
