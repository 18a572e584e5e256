/// The laws of editing, of what fingers move, and of scrolling.
extension LawBook {
  static let editing: [Law] = [
    Law(
      .swipesPair,
      "A swipe that ends editing a row has begun it, and ends before the next one begins.",
      .pairs(
        LawPair(
          begin: .willBeginEditingRowAt,
          end: .didEndEditingRowAt,
          subject: .one
        )
      ),
      mostEnds: SwipeEndRules.didEnd,
      suspendedBy: [
        LawSuspension(.swipeDidEnd, "the end of a swipe is told twice", .furtherEnds) {
          SwipeEndRules.didEnd.value(for: $0) > 1
        }
      ]
    ),
    Law(
      .commitsAreAllowed,
      "commitEditingStyle is not sent for a row about which canEditRowAt last answered no.",
      .answers(
        LawQuestion(
          question: .canEditRowAt,
          call: .commitEditingStyle,
          grant: .yes,
          subject: .row,
          span: .always,
          mustBeAsked: false
        )
      )
    ),
    Law(
      .movesAreAllowed,
      "A row is not moved about which canMoveRowAt last answered no.",
      .answers(
        LawQuestion(
          question: .canMoveRowAt,
          call: .moveRowAt,
          grant: .yes,
          subject: .source,
          span: .always,
          mustBeAsked: false
        )
      ),
      suspendedBy: [reorderByDrag]
    ),
    Law(
      .movesHaveTargets,
      "A row is moved only after targetIndexPathForMoveFromRowAt was asked about it.",
      .answers(
        LawQuestion(
          question: .targetIndexPathForMoveFromRowAt,
          call: .moveRowAt,
          grant: .any,
          subject: .source
        )
      ),
      suspendedBy: [reorderByDrag]
    ),
    Law(
      .completionsComeLast,
      "The completion of a batch comes after the counts that the batch asks.",
      .condition(.completions)
    ),
  ]

  private static let reorderByDrag = LawSuspension(
    .dragReorder,
    "a reorder by drag and drop asks neither",
    .callsOfRule
  ) { _ in true }

  static let moving: [Law] = [
    Law(
      .dragSessionsPair,
      "A drag session that ends has begun.",
      .pairs(LawPair(begin: .dragSessionWillBegin, end: .dragSessionDidEnd, subject: .one))
    ),
    Law(
      .dragSessionsHaveItems,
      "A drag session begins only with items that itemsForBeginningDragSession answered.",
      .answers(
        LawQuestion(
          question: .itemsForBeginningDragSession,
          call: .dragSessionWillBegin,
          grant: .something,
          subject: .one
        )
      )
    ),
    Law(
      .dropsAreHandled,
      "A drop session enters only if canHandleDropSession answered yes.",
      .answers(
        LawQuestion(
          question: .canHandleDropSession,
          call: .dropSessionDidEnter,
          grant: .yes,
          subject: .one
        )
      )
    ),
    Law(
      .dropsAreProposed,
      "A drop is performed only if dropSessionDidUpdate last answered copy or move.",
      .answers(
        LawQuestion(
          question: .dropSessionDidUpdate,
          call: .performDrop,
          grant: .something,
          subject: .one
        )
      )
    ),
    Law(
      .dropExitsFollowEntries,
      "A drop session that exits has entered.",
      .pairs(
        LawPair(
          begin: .dropSessionDidEnter,
          end: .dropSessionDidExit,
          subject: .one,
          beginsAnew: true
        )
      )
    ),
    Law(
      .dropEndsFollowEntries,
      "A drop session that ends has entered.",
      .pairs(
        LawPair(
          begin: .dropSessionDidEnter,
          end: .dropSessionDidEnd,
          subject: .one,
          beginsAnew: true
        )
      )
    ),
  ]

  static let scrolling: [Law] = [
    Law(
      .draggingPairs,
      "A finger that ends dragging has begun, and ends before it begins again.",
      .pairs(
        LawPair(
          begin: .scrollViewWillBeginDragging,
          end: .scrollViewDidEndDragging,
          subject: .one
        )
      )
    ),
    Law(
      .draggingEndsInOrder,
      "scrollViewDidEndDragging comes after scrollViewWillEndDragging.",
      .pairs(
        LawPair(
          begin: .scrollViewWillEndDragging,
          end: .scrollViewDidEndDragging,
          subject: .one
        )
      )
    ),
    Law(
      .decelerationsPair,
      "A deceleration that ends has begun.",
      .pairs(
        LawPair(
          begin: .scrollViewWillBeginDecelerating,
          end: .scrollViewDidEndDecelerating,
          subject: .one,
          beginsAnew: true
        )
      )
    ),
    Law(
      .decelerationsAreAnnounced,
      "A deceleration begins only if scrollViewDidEndDragging said that it will.",
      .answers(
        LawQuestion(
          question: .scrollViewDidEndDragging,
          call: .scrollViewWillBeginDecelerating,
          grant: .yes,
          subject: .one,
          span: .always
        )
      )
    ),
    Law(
      .scrollingToTopIsAllowed,
      "The content has scrolled to the top only if scrollViewShouldScrollToTop answered yes.",
      .answers(
        LawQuestion(
          question: .scrollViewShouldScrollToTop,
          call: .scrollViewDidScrollToTop,
          grant: .yes,
          subject: .one,
          span: .always
        )
      )
    ),
    Law(
      .indexHasTitles,
      "The section of an index title is asked only after titles were answered.",
      .answers(
        LawQuestion(
          question: .sectionIndexTitles,
          call: .sectionForSectionIndexTitle,
          grant: .something,
          subject: .one,
          span: .always
        )
      )
    ),
  ]
}
