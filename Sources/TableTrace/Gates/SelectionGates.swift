/// The gates of selecting rows by a tap or by two fingers.
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

  /// The callbacks of a tap on a row.
  static let tapped: [Callback] = [
    .shouldHighlightRowAt, .didHighlightRowAt, .didUnhighlightRowAt, .willSelectRowAt,
    .didSelectRowAt, .willDeselectRowAt, .didDeselectRowAt, .canPerformPrimaryActionForRowAt,
    .performPrimaryActionForRowAt,
  ]

  /// The gates of a touch on a row.
  static let finger: [Gate] = [
    .rowExists(.touchTarget),
    .rowVisible(.touchTarget),
    Gate(.contentRests, rule: .touchWhileScrolling),
  ]

  /// Returns the gates of a highlight or a selection by the user; the rule says which of the two.
  private static func down(_ allowed: RuleID) -> [Gate] {
    finger + [
      Gate(.noRowOpen, rule: .swipeClose),
      Gate(.besideAccessory, rule: .accessoryButton),
      Gate(.selectionAllowed, rule: allowed) { table, _ in
        table.isEditing || table.currentProperties.selection.allowsSelection
      },
      Gate(.selectionAllowedInEditing, rule: allowed) { table, _ in
        let properties = table.currentProperties.selection
        return !table.isEditing || properties.allowsSelectionDuringEditing
          || properties.allowsMultipleSelectionDuringEditing
      },
    ]
  }

  private static let shouldHighlight = Gate(.shouldHighlight, rule: .highlightVeto)

  private static let up =
    down(.selectionAllowed) + [
      shouldHighlight,
      Gate(.touchNotCancelled, rule: .touchCancelled),
    ]

  private static let byUser =
    [
      Gate(.selectedByUser, rule: .selectionByCode)
    ] + up

  /// The gates of a selection by focus, or by a drag that rests on a row.
  private static let openers = [
    Gate(.shouldSpringLoad, rule: .springLoading),
    Gate(.followsFocusToRow, rule: .focusFollowed),
    Gate(.notSelectedYet, rule: .focusSelects),
  ]

  private static let notToggled = Gate(.notToggled, rule: .selectionMultiple)
  private static let willSelect = Gate(.willSelect, rule: .selectionVeto)
  private static let answeredRowExists = Gate(.answeredRowExists, rule: .absentRedirect)
  private static let selectsItself = Gate(.selectsItself, rule: .selectionRedirect)
  private static let rowToDeselect = Gate(.rowToDeselect, rule: .selectionOrder)
  private static let willDeselect = Gate(.willDeselect, rule: .deselectionVeto)
  private static let deselectedRowSelected = Gate(.deselectedRowSelected, rule: .deselectsSelected)
  private static let deselectsItself = Gate(.deselectsItself, rule: .selectionRedirect)
  private static let notExtending = Gate(.notExtending, rule: .primaryAction)
  private static let canPerformPrimary = Gate(.canPerformPrimary, rule: .primaryActionAsked)

  private static let twoFingers =
    Array(finger.prefix(2)) + [
      Gate(.multipleSelectionInEditing, rule: .twoFingers) { table, _ in
        table.currentProperties.selection.allowsMultipleSelectionDuringEditing
      }
    ]

  private static let shouldBegin = Gate(.shouldBeginMultiple, rule: .twoFingers)
}
