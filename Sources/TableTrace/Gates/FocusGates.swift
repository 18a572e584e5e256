/// The gates of focus and of spring loading.
enum FocusGates {
  static let lists: [GateList] = [
    GateList(
      .indexPathForPreferredFocusedView,
      [
        Gate(
          .tableChoosesFocus,
          "Focus enters the table without a target row.",
          rule: .preferredFocus
        ),
        Gate(
          .noFocusRemembered,
          "remembersLastFocusedIndexPath is false, or no row has had focus yet.",
          rule: .preferredFocus
        ),
      ]
    ),
    GateList(.canFocusRowAt, row),
    GateList(.shouldUpdateFocus, row + [canFocus]),
    GateList(.didUpdateFocus, row + [canFocus, shouldUpdate]),
    GateList(
      .selectionFollowsFocusForRowAt,
      row + [
        canFocus, shouldUpdate,
        Gate(
          .selectionFollowsFocus,
          "selectionFollowsFocus of the table is true, and its rows can be selected.",
          rule: .focusFollowed,
          holds: { table, _ in
            table.currentProperties.selection.selectionFollowsFocus && table.canSelectByFocus
          }
        ),
      ]
    ),
    GateList(
      .shouldSpringLoadRowAt,
      SelectionGates.finger + [
        Gate(.springLoaded, "isSpringLoaded of the table is true.", rule: .springLoading) {
          table,
          _ in table.currentProperties.selection.isSpringLoaded
        }
      ]
    ),
  ]

  private static let row: [Gate] = [.rowExists(.focusMoves), .rowVisible(.focusMoves)]

  private static let canFocus = Gate(
    .canFocus,
    "canFocusRowAt returns true. If it is not implemented, allowsFocus is true, or "
      + "allowsFocusDuringEditing in edit mode.",
    rule: .focusAllowed
  )

  private static let shouldUpdate = Gate(
    .shouldUpdateFocus,
    "shouldUpdateFocus returns true or is not implemented.",
    rule: .focusMoves
  )
}
