/// The gates of what a tap and two fingers select.
enum SelectionGates {
  static let lists: [GateList] = [
    GateList(.shouldHighlightRowAt, down),
    GateList(.didHighlightRowAt, down + [shouldHighlight]),
    GateList(.didUnhighlightRowAt, down + [shouldHighlight]),
    GateList(.willSelectRowAt, up + [notToggled]),
    GateList(.didSelectRowAt, up + [notToggled, willSelect]),
    GateList(.willDeselectRowAt, up + [willSelect, rowToDeselect]),
    GateList(.didDeselectRowAt, up + [willSelect, rowToDeselect, willDeselect]),
    GateList(.canPerformPrimaryActionForRowAt, up + [notExtending]),
    GateList(.performPrimaryActionForRowAt, up + [notExtending, canPerformPrimary]),
    GateList(.shouldBeginMultipleSelectionInteractionAt, twoFingers),
    GateList(.didBeginMultipleSelectionInteractionAt, twoFingers + [shouldBegin]),
    GateList(.tableViewDidEndMultipleSelectionInteraction, twoFingers + [shouldBegin]),
  ]

  /// What a finger needs that comes down on a row.
  static let finger = [
    Gate(.rowExists, "There is a row at the place.", rule: .touchTarget),
    Gate(.rowVisible, "The row is on the screen.", rule: .touchTarget),
    Gate(
      .noRowOpen,
      "No row shows the buttons of a swipe; else the touch only closes it.",
      rule: .swipeClose
    ),
    Gate(
      .contentRests,
      "The content does not move by itself; else the finger only stops it.",
      rule: .touchWhileScrolling
    ),
  ]

  private static let down =
    finger + [
      Gate(
        .besideAccessory,
        "The finger is not on the detail button or the own view at the edge of the cell.",
        rule: .accessoryButton
      ),
      Gate(
        .selectionAllowed,
        "allowsSelection is true, or the table is in edit mode.",
        rule: .selectionAllowed
      ),
      Gate(
        .selectionAllowedInEditing,
        "In edit mode, allowsSelectionDuringEditing or allowsMultipleSelectionDuringEditing is true.",
        rule: .selectionAllowed
      ),
    ]

  private static let shouldHighlight = Gate(
    .shouldHighlight,
    "shouldHighlightRowAt answers true, or is not implemented.",
    rule: .highlightVeto
  )

  private static let up =
    down + [
      shouldHighlight,
      Gate(
        .touchNotCancelled,
        "The touch ends on the row: neither scrolling nor a menu nor a reload has cancelled it.",
        rule: .touchCancelled
      ),
    ]

  private static let notToggled = Gate(
    .notToggled,
    "The row is not selected among several; there a tap deselects it.",
    rule: .selectionMultiple
  )

  private static let willSelect = Gate(
    .willSelect,
    "willSelectRowAt answers a row, not nil, or is not implemented.",
    rule: .selectionVeto
  )

  private static let rowToDeselect = Gate(
    .rowToDeselect,
    "A row is to be deselected: another one in single selection, the tapped one among several.",
    rule: .selectionOrder
  )

  private static let willDeselect = Gate(
    .willDeselect,
    "willDeselectRowAt answers a row, not nil, or is not implemented.",
    rule: .deselectionVeto
  )

  private static let notExtending = Gate(
    .notExtending,
    "The tap does not change a selection of several rows.",
    rule: .primaryAction
  )

  private static let canPerformPrimary = Gate(
    .canPerformPrimary,
    "canPerformPrimaryActionForRowAt answers true; where it is not implemented, outside edit mode.",
    rule: .primaryActionAsked
  )

  private static let twoFingers =
    Array(finger.prefix(2)) + [
      Gate(
        .multipleSelectionInEditing,
        "allowsMultipleSelectionDuringEditing is true.",
        rule: .twoFingers
      )
    ]

  private static let shouldBegin = Gate(
    .shouldBeginMultiple,
    "shouldBeginMultipleSelectionInteractionAt answers true; where it is not implemented, it does not.",
    rule: .twoFingers
  )
}
