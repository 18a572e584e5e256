/// The gates of what a tap and two fingers select.
enum SelectionGates {
  static let lists: [GateList] = [
    GateList(.shouldHighlightRowAt, down(.highlightAllowed)),
    GateList(.didHighlightRowAt, down(.highlightAllowed) + [shouldHighlight]),
    GateList(.didUnhighlightRowAt, down(.highlightAllowed) + [shouldHighlight]),
    GateList(.willSelectRowAt, byUser + openers + [notToggled]),
    GateList(
      .didSelectRowAt,
      byUser + openers + [notToggled, willSelect, answeredRowExists, selectsItself]
    ),
    GateList(
      .willDeselectRowAt,
      byUser + openers + [willSelect, answeredRowExists, rowToDeselect]
    ),
    GateList(
      .didDeselectRowAt,
      byUser + openers
        + [
          willSelect, answeredRowExists, rowToDeselect, willDeselect, deselectedRowSelected,
          deselectsItself,
        ]
    ),
    GateList(.canPerformPrimaryActionForRowAt, up + [notExtending]),
    GateList(.performPrimaryActionForRowAt, up + [notExtending, canPerformPrimary]),
    GateList(.shouldBeginMultipleSelectionInteractionAt, twoFingers),
    GateList(.didBeginMultipleSelectionInteractionAt, twoFingers + [shouldBegin]),
    GateList(.tableViewDidEndMultipleSelectionInteraction, twoFingers + [shouldBegin]),
  ]

  /// What a tap on a row leads to.
  static let tapped: [Callback] = [
    .shouldHighlightRowAt, .didHighlightRowAt, .didUnhighlightRowAt, .willSelectRowAt,
    .didSelectRowAt, .willDeselectRowAt, .didDeselectRowAt, .canPerformPrimaryActionForRowAt,
    .performPrimaryActionForRowAt,
  ]

  /// What a touch on a row needs.
  static let finger: [Gate] = [
    .rowExists(.touchTarget),
    .rowVisible(.touchTarget),
    Gate(
      .contentRests,
      "The content does not move by itself. Otherwise the touch only stops it.",
      rule: .touchWhileScrolling
    ),
  ]

  /// What a finger needs to highlight or select; the rule says which of the two.
  private static func down(_ allowed: RuleID) -> [Gate] {
    finger + [
      Gate(
        .noRowOpen,
        "No row shows the buttons of a swipe. Otherwise the touch only closes that row.",
        rule: .swipeClose
      ),
      Gate(
        .besideAccessory,
        "The touch is not on the detail button or the app's own accessory view.",
        rule: .accessoryButton
      ),
      Gate(
        .selectionAllowed,
        "allowsSelection is true, or the table is in edit mode.",
        rule: allowed,
        holds: { table, _ in table.isEditing || table.currentProperties.selection.allowsSelection }
      ),
      Gate(
        .selectionAllowedInEditing,
        "In edit mode, allowsSelectionDuringEditing or allowsMultipleSelectionDuringEditing is true.",
        rule: allowed,
        holds: { table, _ in
          let properties = table.currentProperties.selection
          return !table.isEditing || properties.allowsSelectionDuringEditing
            || properties.allowsMultipleSelectionDuringEditing
        }
      ),
    ]
  }

  private static let shouldHighlight = Gate(
    .shouldHighlight,
    "shouldHighlightRowAt returns true or is not implemented.",
    rule: .highlightVeto
  )

  private static let up =
    down(.selectionAllowed) + [
      shouldHighlight,
      Gate(
        .touchNotCancelled,
        "The touch ends on the row. Scrolling, a menu or a reload has not cancelled it, and the "
          + "table is in its window.",
        rule: .touchCancelled
      ),
    ]

  /// What the user does and code does not.
  private static let byUser =
    [
      Gate(
        .selectedByUser,
        "The user selects or deselects the row. selectRow and deselectRow call no delegate method.",
        rule: .selectionByCode
      )
    ] + up

  /// What focus and a resting drag need, which select without a touch.
  private static let openers = [
    Gate(
      .shouldSpringLoad,
      "If a drag rests on the row, shouldSpringLoadRowAt returns true or is not implemented.",
      rule: .springLoading
    ),
    Gate(
      .followsFocusToRow,
      "If focus moves to the row, selectionFollowsFocusForRowAt returns true or is not implemented.",
      rule: .focusFollowed
    ),
    Gate(
      .notSelectedYet,
      "If focus moves to the row, the row is not selected yet.",
      rule: .focusSelects
    ),
  ]

  private static let notToggled = Gate(
    .notToggled,
    "The row is not already selected with multiple selection on, where a tap deselects it.",
    rule: .selectionMultiple
  )

  private static let willSelect = Gate(
    .willSelect,
    "willSelectRowAt returns a row, not nil, or is not implemented.",
    rule: .selectionVeto
  )

  private static let answeredRowExists = Gate(
    .answeredRowExists,
    "The table has the row that willSelectRowAt returns.",
    rule: .absentRedirect
  )

  private static let selectsItself = Gate(
    .selectsItself,
    "willSelectRowAt returns the row itself or is not implemented. Otherwise the returned row is selected instead.",
    rule: .selectionRedirect
  )

  private static let rowToDeselect = Gate(
    .rowToDeselect,
    "There is a row to deselect: in single selection the old one, with multiple selection the tapped one.",
    rule: .selectionOrder
  )

  private static let willDeselect = Gate(
    .willDeselect,
    "willDeselectRowAt returns a row, not nil, or is not implemented.",
    rule: .deselectionVeto
  )

  private static let deselectedRowSelected = Gate(
    .deselectedRowSelected,
    "The row that willDeselectRowAt returns is selected.",
    rule: .deselectsSelected
  )

  private static let deselectsItself = Gate(
    .deselectsItself,
    "willDeselectRowAt returns the row itself or is not implemented. Otherwise the returned row "
      + "is deselected instead.",
    rule: .selectionRedirect
  )

  private static let notExtending = Gate(
    .notExtending,
    "The tap does not change a selection of several rows.",
    rule: .primaryAction
  )

  private static let canPerformPrimary = Gate(
    .canPerformPrimary,
    "canPerformPrimaryActionForRowAt returns true. If it is not implemented, the table is not in edit mode.",
    rule: .primaryActionAsked
  )

  private static let twoFingers =
    Array(finger.prefix(2)) + [
      Gate(
        .multipleSelectionInEditing,
        "allowsMultipleSelectionDuringEditing is true.",
        rule: .twoFingers,
        holds: { table, _ in
          table.currentProperties.selection.allowsMultipleSelectionDuringEditing
        }
      )
    ]

  private static let shouldBegin = Gate(
    .shouldBeginMultiple,
    "shouldBeginMultipleSelectionInteractionAt is implemented and returns true.",
    rule: .twoFingers
  )
}
