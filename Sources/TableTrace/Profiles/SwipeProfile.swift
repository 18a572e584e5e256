/// The values of the rules of swipes for one version.
struct SwipeProfile: Sendable {
  let gate: SwipeGate
  let hasLeadingEdge: Bool
  let actionsOutweighStyle: Bool
  let actionsPlace: SwipeActionsPlace
  let cancelled: CancelledSwipe
  let performsFirstAction: Bool
  let destructiveCompletionCommits: Bool
  let asksCanEditOnClose: Bool
  let endsPerClose: Int
  let opensSecondRow: Bool
  let closesOnAnyTouch: Bool
  let raisesForReload: Bool

  init(_ version: SystemVersion) {
    gate = SwipeRules.gate.value(for: version)
    hasLeadingEdge = SwipeRules.edges.value(for: version)
    actionsOutweighStyle = SwipeRules.style.value(for: version)
    actionsPlace = SwipeRules.actions.value(for: version)
    cancelled = SwipeEndRules.cancelled.value(for: version)
    performsFirstAction = SwipeEndRules.full.value(for: version)
    destructiveCompletionCommits = SwipeEndRules.destructiveCompletion.value(for: version)
    asksCanEditOnClose = SwipeEndRules.close.value(for: version)
    endsPerClose = SwipeEndRules.didEnd.value(for: version)
    opensSecondRow = SwipeEndRules.secondRow.value(for: version)
    closesOnAnyTouch = SwipeEndRules.opposite.value(for: version)
    raisesForReload = SwipeEndRules.reload.value(for: version)
  }
}
