/// The laws of fingers, the focus, menus and the selection.
extension LawBook {
  static let touches: [Law] = [
    Law(
      .highlightsPair,
      "A row that is unhighlighted was highlighted, and no other is before that.",
      .pairs(LawPair(begin: .didHighlightRowAt, end: .didUnhighlightRowAt, subject: .one))
    ),
    allowed(
      .highlightsAreAllowed,
      "A row is highlighted only if shouldHighlightRowAt answered yes.",
      .shouldHighlightRowAt,
      .didHighlightRowAt
    ),
    Law(
      .highlightsAreNotAnimated,
      "A finger sets the highlight of a cell without animation.",
      .condition(.unanimatedHighlight)
    ),
    Law(
      .selectionsAreAnnounced,
      "didSelectRowAt comes for the row that willSelectRowAt answered.",
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
      "didDeselectRowAt comes only after a willDeselectRowAt that answered a row.",
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
      "Selecting and deselecting by code tells the delegate nothing.",
      .condition(.silentSelection)
    ),
    allowed(
      .primaryActionsAreAllowed,
      "A primary action is performed only if canPerformPrimaryActionForRowAt answered yes.",
      .canPerformPrimaryActionForRowAt,
      .performPrimaryActionForRowAt
    ),
  ]

  static let interactions: [Law] = [
    allowed(
      .menusAreAllowed,
      "The actions of an edit menu are asked only if shouldShowMenuForRowAt answered yes.",
      .shouldShowMenuForRowAt,
      .canPerformAction
    ),
    allowed(
      .menuActionsAreAllowed,
      "An action of the edit menu is performed only if canPerformAction answered yes.",
      .canPerformAction,
      .performAction
    ),
    Law(
      .contextMenusAreConfigured,
      "A context menu is displayed only if the delegate answered its configuration.",
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
      "A context menu that ends was displayed.",
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
      "The focus moves only if shouldUpdateFocus answered yes.",
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
      "Two fingers select only if shouldBeginMultipleSelectionInteractionAt answered yes.",
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
      "The selection with two fingers ends only after it has begun.",
      .pairs(
        LawPair(
          begin: .didBeginMultipleSelectionInteractionAt,
          end: .tableViewDidEndMultipleSelectionInteraction,
          subject: .one
        )
      )
    ),
  ]

  /// A law that a row is asked about before something is done with it.
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
