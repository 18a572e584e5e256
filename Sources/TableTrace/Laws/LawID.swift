/// The stable name of a law, as reports print it.
package enum LawID: String, CaseIterable, Sendable {
  // Every event.
  case eventsHaveRules = "law.events-have-rules"
  case knownCallbacks = "law.known-callbacks"
  case exceptionEnds = "law.exception-ends"
  case listedGates = "law.listed-gates"

  // Loading and cells.
  case countsBeforeCells = "law.counts-before-cells"
  case cellsOfCountedRows = "law.cells-of-counted-rows"
  case heightsBeforeCells = "law.heights-before-cells"
  case newCellsOnce = "law.new-cells-once"
  case displayedCellsWereAsked = "law.displayed-cells-were-asked"
  case hiddenCellsAreReused = "law.hidden-cells-are-reused"
  case cellDisplaysPair = "law.cell-displays-pair"
  case headerDisplaysPair = "law.header-displays-pair"
  case footerDisplaysPair = "law.footer-displays-pair"
  case transitionsPair = "law.transitions-pair"
  case prefetchedBeforeCancelled = "law.prefetched-before-cancelled"
  case appearancesPair = "law.appearances-pair"
  case disappearancesPair = "law.disappearances-pair"

  // Touches.
  case highlightsPair = "law.highlights-pair"
  case highlightsAreAllowed = "law.highlights-are-allowed"
  case highlightsAreNotAnimated = "law.highlights-are-not-animated"
  case selectionsAreAnnounced = "law.selections-are-announced"
  case deselectionsAreAnnounced = "law.deselections-are-announced"
  case codeSelectsSilently = "law.code-selects-silently"
  case primaryActionsAreAllowed = "law.primary-actions-are-allowed"
  case menusAreAllowed = "law.menus-are-allowed"
  case menuActionsAreAllowed = "law.menu-actions-are-allowed"
  case contextMenusAreConfigured = "law.context-menus-are-configured"
  case contextMenusPair = "law.context-menus-pair"
  case focusIsAllowed = "law.focus-is-allowed"
  case multipleSelectionIsAllowed = "law.multiple-selection-is-allowed"
  case multipleSelectionsPair = "law.multiple-selections-pair"

  // Editing, dragging and updates.
  case swipesPair = "law.swipes-pair"
  case commitsAreAllowed = "law.commits-are-allowed"
  case movesAreAllowed = "law.moves-are-allowed"
  case movesHaveTargets = "law.moves-have-targets"
  case dragSessionsPair = "law.drag-sessions-pair"
  case dragSessionsHaveItems = "law.drag-sessions-have-items"
  case dropsAreHandled = "law.drops-are-handled"
  case dropsAreProposed = "law.drops-are-proposed"
  case dropExitsFollowEntries = "law.drop-exits-follow-entries"
  case dropEndsFollowEntries = "law.drop-ends-follow-entries"
  case completionsComeLast = "law.completions-come-last"

  // Scrolling.
  case draggingPairs = "law.dragging-pairs"
  case draggingEndsInOrder = "law.dragging-ends-in-order"
  case decelerationsPair = "law.decelerations-pair"
  case decelerationsAreAnnounced = "law.decelerations-are-announced"
  case scrollingToTopIsAllowed = "law.scrolling-to-top-is-allowed"
  case indexHasTitles = "law.index-has-titles"

  // Places.
  case offsetWithinLimits = "law.offset-within-limits"
  case visibleRowsTouch = "law.visible-rows-touch"
  case visibleRowsAgree = "law.visible-rows-agree"
}
