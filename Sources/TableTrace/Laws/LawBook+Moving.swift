/// The laws of editing, of reordering and dragging, and of scrolling.
extension LawBook {
  static let editing: [Law] = [
    Law(
      .swipesPair,
      .pairs(.willBeginEditingRowAt, .didEndEditingRowAt),
      mostEnds: SwipeEndRules.didEnd
    )
    .says(
      "willBeginEditingRowAt and didEndEditingRowAt alternate, starting with willBeginEditingRowAt."
    )
    .suspended(by: [
      LawSuspension(.swipeDidEnd, .furtherEnds) { SwipeEndRules.didEnd.value(for: $0) > 1 }
        .says("didEndEditingRowAt is called twice for one swipe")
    ]),
    Law(
      .commitsAreAllowed,
      .answers(
        of: .canEditRowAt,
        allow: .commitEditingStyle,
        if: .yes,
        about: .row,
        for: .always,
        mustBeAsked: false
      )
    )
    .says(
      "If canEditRowAt last returned false for a row, commitEditingStyle is not called for this "
        + "row."
    ),
    Law(
      .movesAreAllowed,
      .answers(
        of: .canMoveRowAt,
        allow: .moveRowAt,
        if: .yes,
        about: .source,
        for: .always,
        mustBeAsked: false
      )
    )
    .says("If canMoveRowAt last returned false for a row, moveRowAt is not called for this row.")
    .suspended(by: [reorderByDrag]),
    Law(
      .movesHaveTargets,
      .answers(of: .targetIndexPathForMoveFromRowAt, allow: .moveRowAt, if: .any, about: .source)
    )
    .says(
      "moveRowAt is called for a row only after targetIndexPathForMoveFromRowAt was called for "
        + "this row."
    )
    .suspended(by: [reorderByDrag]),
    Law(.completionsComeLast, .condition(.completions))
      .says(
        "The completion handler of performBatchUpdates is called only after the table has read the "
          + "new counts for the update."
      ),
  ]

  private static let reorderByDrag = LawSuspension(.dragReorder, .callsOfRule)
    .says(
      "a reorder by drag and drop calls neither canMoveRowAt nor targetIndexPathForMoveFromRowAt"
    )

  static let moving: [Law] = [
    Law(.dragSessionsPair, .pairs(.dragSessionWillBegin, .dragSessionDidEnd))
      .says("dragSessionDidEnd is called only after dragSessionWillBegin."),
    Law(
      .dragSessionsHaveItems,
      .answers(of: .itemsForBeginningDragSession, allow: .dragSessionWillBegin, if: .something)
    )
    .says("dragSessionWillBegin is called only if itemsForBeginningDragSession returned items."),
    Law(
      .dropsAreHandled,
      .answers(of: .canHandleDropSession, allow: .dropSessionDidEnter, if: .yes)
    )
    .says("dropSessionDidEnter is called only if canHandleDropSession returned true."),
    Law(.dropsAreProposed, .answers(of: .dropSessionDidUpdate, allow: .performDrop, if: .something))
      .says("performDrop is called only if dropSessionDidUpdate last returned copy or move."),
    Law(
      .dropExitsFollowEntries,
      .pairs(.dropSessionDidEnter, .dropSessionDidExit, beginsAnew: true)
    )
    .says("dropSessionDidExit is called only after dropSessionDidEnter."),
    Law(.dropEndsFollowEntries, .pairs(.dropSessionDidEnter, .dropSessionDidEnd, beginsAnew: true))
      .says("dropSessionDidEnd is called only after dropSessionDidEnter."),
  ]

  static let scrolling: [Law] = [
    Law(.draggingPairs, .pairs(.scrollViewWillBeginDragging, .scrollViewDidEndDragging))
      .says(
        "scrollViewWillBeginDragging and scrollViewDidEndDragging alternate, starting with "
          + "scrollViewWillBeginDragging."
      ),
    Law(.draggingEndsInOrder, .pairs(.scrollViewWillEndDragging, .scrollViewDidEndDragging))
      .says("scrollViewDidEndDragging is called only after scrollViewWillEndDragging."),
    Law(
      .decelerationsPair,
      .pairs(.scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating, beginsAnew: true)
    )
    .says("scrollViewDidEndDecelerating is called only after scrollViewWillBeginDecelerating."),
    Law(
      .decelerationsAreAnnounced,
      .answers(
        of: .scrollViewDidEndDragging,
        allow: .scrollViewWillBeginDecelerating,
        if: .yes,
        for: .always
      )
    )
    .says(
      "scrollViewWillBeginDecelerating is called only if scrollViewDidEndDragging received "
        + "willDecelerate as true."
    ),
    Law(
      .scrollingToTopIsAllowed,
      .answers(
        of: .scrollViewShouldScrollToTop,
        allow: .scrollViewDidScrollToTop,
        if: .yes,
        for: .always
      )
    )
    .says("scrollViewDidScrollToTop is called only if scrollViewShouldScrollToTop returned true."),
    Law(
      .indexHasTitles,
      .answers(
        of: .sectionIndexTitles,
        allow: .sectionForSectionIndexTitle,
        if: .something,
        for: .always
      )
    )
    .says("sectionForSectionIndexTitle is called only after sectionIndexTitles returned titles."),
  ]
}
