/// The laws of fingers, the focus, menus and the selection.
extension LawBook {
  static let touches: [Law] = [
    Law(
      .highlightsPair,
      "didUnhighlightRowAt is called for a row only after its didHighlightRowAt, with no other "
        + "row highlighted in between.",
      .pairs(LawPair(begin: .didHighlightRowAt, end: .didUnhighlightRowAt, subject: .one))
    ),
    allowed(
      .highlightsAreAllowed,
      "A row is highlighted only if shouldHighlightRowAt returned true.",
      .shouldHighlightRowAt,
      .didHighlightRowAt
    ),
    Law(
      .highlightsAreNotAnimated,
      "A touch changes the highlight of a cell without an animation.",
      .condition(.unanimatedHighlight)
    ),
    Law(
      .selectionsAreAnnounced,
      "didSelectRowAt is called for the row that willSelectRowAt returned.",
      .answers(
        LawQuestion(
          question: .willSelectRowAt,
          call: .didSelectRowAt,
          grant: .row,
          subject: .row,
          isUsedUp: true
        )
      )
    ),
    Law(
      .deselectionsAreAnnounced,
      "didDeselectRowAt is called only after willDeselectRowAt returned a row.",
      .answers(
        LawQuestion(
          question: .willDeselectRowAt,
          call: .didDeselectRowAt,
          grant: .something,
          subject: .one
        )
      )
    ),
    Law(
      .codeSelectsSilently,
      "Selecting and deselecting programmatically calls no delegate method.",
      .condition(.silentSelection)
    ),
    allowed(
      .primaryActionsAreAllowed,
      "performPrimaryActionForRowAt is called only if canPerformPrimaryActionForRowAt returned "
        + "true.",
      .canPerformPrimaryActionForRowAt,
      .performPrimaryActionForRowAt
    ),
  ]

  static let interactions: [Law] = [
    allowed(
      .menusAreAllowed,
      "canPerformAction is called for an edit menu only if shouldShowMenuForRowAt returned true.",
      .shouldShowMenuForRowAt,
      .canPerformAction
    ),
    allowed(
      .menuActionsAreAllowed,
      "An action of the edit menu is performed only if canPerformAction returned true.",
      .canPerformAction,
      .performAction
    ),
    Law(
      .contextMenusAreConfigured,
      "willDisplayContextMenu is called only if the delegate returned a configuration for the "
        + "menu.",
      .answers(
        LawQuestion(
          question: .contextMenuConfigurationForRowAt,
          call: .willDisplayContextMenu,
          grant: .something,
          subject: .one
        )
      )
    ),
    Law(
      .contextMenusPair,
      "willEndContextMenuInteraction is called only after willDisplayContextMenu.",
      .pairs(
        LawPair(
          begin: .willDisplayContextMenu,
          end: .willEndContextMenuInteraction,
          subject: .one
        )
      )
    ),
    Law(
      .focusIsAllowed,
      "The focus moves only if shouldUpdateFocus returned true.",
      .answers(
        LawQuestion(
          question: .shouldUpdateFocus,
          call: .didUpdateFocus,
          grant: .yes,
          subject: .one
        )
      )
    ),
    Law(
      .multipleSelectionIsAllowed,
      "Two fingers select rows only if shouldBeginMultipleSelectionInteractionAt returned true.",
      .answers(
        LawQuestion(
          question: .shouldBeginMultipleSelectionInteractionAt,
          call: .didBeginMultipleSelectionInteractionAt,
          grant: .yes,
          subject: .one
        )
      )
    ),
    Law(
      .multipleSelectionsPair,
      "tableViewDidEndMultipleSelectionInteraction is called only after "
        + "didBeginMultipleSelectionInteractionAt.",
      .pairs(
        LawPair(
          begin: .didBeginMultipleSelectionInteractionAt,
          end: .tableViewDidEndMultipleSelectionInteraction,
          subject: .one
        )
      )
    ),
  ]

  /// Returns a law about a callback that is called for a row before something is done with it.
  static func allowed(
    _ id: LawID,
    _ sentence: String,
    _ question: Callback,
    _ call: Callback
  ) -> Law {
    Law(
      id,
      sentence,
      .answers(LawQuestion(question: question, call: call, grant: .yes, subject: .row))
    )
  }
}
