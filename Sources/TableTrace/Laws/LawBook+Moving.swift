/// The laws of editing, of what fingers move, and of scrolling.
extension LawBook {
  static let editing: [Law] = [
    Law(
      .swipesPair,
      "didEndEditingRowAt is called only after willBeginEditingRowAt, and before the next "
        + "willBeginEditingRowAt.",
      .pairs(
        LawPair(
          begin: .willBeginEditingRowAt,
          end: .didEndEditingRowAt,
          subject: .one
        )
      ),
      mostEnds: SwipeEndRules.didEnd,
      suspendedBy: [
        LawSuspension(
          .swipeDidEnd,
          "didEndEditingRowAt is called twice for one swipe",
          .furtherEnds
        ) { SwipeEndRules.didEnd.value(for: $0) > 1 }
      ]
    ),
    Law(
      .commitsAreAllowed,
      "commitEditingStyle is not called for a row for which canEditRowAt last returned false.",
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
      "moveRowAt is not called for a row for which canMoveRowAt last returned false.",
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
      "moveRowAt is called for a row only after targetIndexPathForMoveFromRowAt.",
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
      "The completion of performBatchUpdates is called only after the table has queried the "
        + "counts for these updates.",
      .condition(.completions)
    ),
  ]

  private static let reorderByDrag = LawSuspension(
    .dragReorder,
    "a reorder by drag and drop calls neither method",
    .callsOfRule
  ) { _ in true }

  static let moving: [Law] = [
    Law(
      .dragSessionsPair,
      "dragSessionDidEnd is called only after dragSessionWillBegin.",
      .pairs(LawPair(begin: .dragSessionWillBegin, end: .dragSessionDidEnd, subject: .one))
    ),
    Law(
      .dragSessionsHaveItems,
      "dragSessionWillBegin is called only if itemsForBeginningDragSession returned items.",
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
      "dropSessionDidEnter is called only if canHandleDropSession returned true.",
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
      "performDrop is called only if dropSessionDidUpdate last returned copy or move.",
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
      "dropSessionDidExit is called only after dropSessionDidEnter.",
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
      "dropSessionDidEnd is called only after dropSessionDidEnter.",
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
      "scrollViewDidEndDragging is called only after scrollViewWillBeginDragging, and before the "
        + "next drag begins.",
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
      "scrollViewDidEndDragging is called after scrollViewWillEndDragging.",
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
      "scrollViewDidEndDecelerating is called only after scrollViewWillBeginDecelerating.",
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
      "scrollViewWillBeginDecelerating is called only if scrollViewDidEndDragging received "
        + "willDecelerate as true.",
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
      "scrollViewDidScrollToTop is called only if scrollViewShouldScrollToTop returned true.",
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
      "sectionForSectionIndexTitle is called only after sectionIndexTitles returned titles.",
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
