/// The gates of focus and of spring loading.
enum FocusGates {
  static let lists: [GateList] = [
    GateList(
      .indexPathForPreferredFocusedView,
      [
        Gate(.tableChoosesFocus, rule: .preferredFocus),
        Gate(.noFocusRemembered, rule: .preferredFocus),
      ]
    ),
    GateList(.canFocusRowAt, row),
    GateList(.shouldUpdateFocus, row + [canFocus]),
    GateList(.didUpdateFocus, row + [canFocus, shouldUpdate]),
    GateList(
      .selectionFollowsFocusForRowAt,
      row + [
        canFocus, shouldUpdate,
        Gate(.selectionFollowsFocus, rule: .focusFollowed) { table, _ in
          table.currentProperties.selection.selectionFollowsFocus && table.canSelectByFocus
        },
      ]
    ),
    GateList(
      .shouldSpringLoadRowAt,
      SelectionGates.finger + [
        Gate(.springLoaded, rule: .springLoading) {
          table,
          _ in table.currentProperties.selection.isSpringLoaded
        }
      ]
    ),
  ]

  private static let row: [Gate] = [.rowExists(.focusMoves), .rowVisible(.focusMoves)]

  private static let canFocus = Gate(.canFocus, rule: .focusAllowed)
  private static let shouldUpdate = Gate(.shouldUpdateFocus, rule: .focusMoves)
}
