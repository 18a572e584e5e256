/// The laws of touches, focus, menus and the selection.
extension LawBook {
  static let touches: [Law] = [
    Law(.highlightsPair, .pairs(.didHighlightRowAt, .didUnhighlightRowAt))
      .says(
        "didHighlightRowAt and didUnhighlightRowAt alternate, starting with didHighlightRowAt, so "
          + "only one row is highlighted at a time."
      ),
    Law(
      .highlightsAreAllowed,
      .answers(of: .shouldHighlightRowAt, allow: .didHighlightRowAt, if: .yes, about: .row)
    )
    .says("A row is highlighted only if shouldHighlightRowAt returned true."),
    Law(.highlightsAreNotAnimated, .condition(.unanimatedHighlight))
      .says(
        "If a touch highlights a cell or ends its highlight, the cell changes without an "
          + "animation."
      ),
    Law(
      .selectionsAreAnnounced,
      .answers(of: .willSelectRowAt, allow: .didSelectRowAt, if: .row, about: .row, isUsedUp: true)
    )
    .says("didSelectRowAt is called only for a row that willSelectRowAt returned."),
    Law(
      .deselectionsAreAnnounced,
      .answers(of: .willDeselectRowAt, allow: .didDeselectRowAt, if: .something)
    )
    .says("didDeselectRowAt is called only after willDeselectRowAt returned a row."),
    Law(.codeSelectsSilently, .condition(.silentSelection))
      .says(
        "If the app selects or deselects a row programmatically, no delegate method is called."
      ),
    Law(
      .primaryActionsAreAllowed,
      .answers(
        of: .canPerformPrimaryActionForRowAt,
        allow: .performPrimaryActionForRowAt,
        if: .yes,
        about: .row
      )
    )
    .says(
      "performPrimaryActionForRowAt is called only if canPerformPrimaryActionForRowAt returned true."
    ),
  ]

  static let interactions: [Law] = [
    Law(
      .menusAreAllowed,
      .answers(of: .shouldShowMenuForRowAt, allow: .canPerformAction, if: .yes, about: .row)
    )
    .says(
      "canPerformAction is called for an edit menu only if shouldShowMenuForRowAt returned true."
    ),
    Law(
      .menuActionsAreAllowed,
      .answers(of: .canPerformAction, allow: .performAction, if: .yes, about: .row)
    )
    .says(
      "performAction is called for an item of the edit menu only if canPerformAction returned "
        + "true."
    ),
    Law(
      .contextMenusAreConfigured,
      .answers(
        of: .contextMenuConfigurationForRowAt,
        allow: .willDisplayContextMenu,
        if: .something
      )
    )
    .says(
      "willDisplayContextMenu is called only if the delegate returned a configuration for the menu."
    ),
    Law(.contextMenusPair, .pairs(.willDisplayContextMenu, .willEndContextMenuInteraction))
      .says("willEndContextMenuInteraction is called only after willDisplayContextMenu."),
    Law(.focusIsAllowed, .answers(of: .shouldUpdateFocus, allow: .didUpdateFocus, if: .yes))
      .says(
        "The focus moves to another row only if shouldUpdateFocus returned true for this move."
      ),
    Law(
      .multipleSelectionIsAllowed,
      .answers(
        of: .shouldBeginMultipleSelectionInteractionAt,
        allow: .didBeginMultipleSelectionInteractionAt,
        if: .yes
      )
    )
    .says(
      "A drag with two fingers selects rows only if shouldBeginMultipleSelectionInteractionAt "
        + "returned true."
    ),
    Law(
      .multipleSelectionsPair,
      .pairs(.didBeginMultipleSelectionInteractionAt, .tableViewDidEndMultipleSelectionInteraction)
    )
    .says(
      "tableViewDidEndMultipleSelectionInteraction is called only after didBeginMultipleSelectionInteractionAt."
    ),
  ]
}
