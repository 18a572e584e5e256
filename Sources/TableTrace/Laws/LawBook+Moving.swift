/// The laws of editing, of what fingers move, and of scrolling.
extension LawBook {
  static let editing: [Law] = [
    Law(
      .swipesPair,
      .pairs(.willBeginEditingRowAt, .didEndEditingRowAt),
      mostEnds: SwipeEndRules.didEnd
    )
    .says("A swipe that ends editing a row has begun it. It ends before the next one begins.")
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
    .says("commitEditingStyle is not called for a row for which canEditRowAt last returned false."),
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
    .says("moveRowAt is not called for a row for which canMoveRowAt last returned false.")
    .suspended(by: [reorderByDrag]),
    Law(
      .movesHaveTargets,
      .answers(of: .targetIndexPathForMoveFromRowAt, allow: .moveRowAt, if: .any, about: .source)
    )
    .says("moveRowAt is called for a row only after targetIndexPathForMoveFromRowAt.")
    .suspended(by: [reorderByDrag]),
    Law(.completionsComeLast, .condition(.completions))
      .says("The completion of a batch is called after the batch has queried the counts."),
  ]

  private static let reorderByDrag = LawSuspension(.dragReorder, .callsOfRule)
    .says("a reorder by drag and drop calls neither method")

  static let moving: [Law] = [
    Law(.dragSessionsPair, .pairs(.dragSessionWillBegin, .dragSessionDidEnd))
      .says("A drag session that ends has begun."),
    Law(
      .dragSessionsHaveItems,
      .answers(of: .itemsForBeginningDragSession, allow: .dragSessionWillBegin, if: .something)
    )
    .says("A drag session begins only with items that itemsForBeginningDragSession returned."),
    Law(
      .dropsAreHandled,
      .answers(of: .canHandleDropSession, allow: .dropSessionDidEnter, if: .yes)
    )
    .says("A drop session enters only if canHandleDropSession returned true."),
    Law(.dropsAreProposed, .answers(of: .dropSessionDidUpdate, allow: .performDrop, if: .something))
      .says("A drop is performed only if dropSessionDidUpdate last returned copy or move."),
    Law(
      .dropExitsFollowEntries,
      .pairs(.dropSessionDidEnter, .dropSessionDidExit, beginsAnew: true)
    )
    .says("A drop session that exits has entered."),
    Law(.dropEndsFollowEntries, .pairs(.dropSessionDidEnter, .dropSessionDidEnd, beginsAnew: true))
      .says("dropSessionDidEnd is called only after dropSessionDidEnter."),
  ]

  static let scrolling: [Law] = [
    Law(.draggingPairs, .pairs(.scrollViewWillBeginDragging, .scrollViewDidEndDragging))
      .says("A drag that ends has begun. It ends before the next one begins."),
    Law(.draggingEndsInOrder, .pairs(.scrollViewWillEndDragging, .scrollViewDidEndDragging))
      .says("scrollViewDidEndDragging is called after scrollViewWillEndDragging."),
    Law(
      .decelerationsPair,
      .pairs(.scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating, beginsAnew: true)
    )
    .says("A deceleration that ends has begun."),
    Law(
      .decelerationsAreAnnounced,
      .answers(
        of: .scrollViewDidEndDragging,
        allow: .scrollViewWillBeginDecelerating,
        if: .yes,
        for: .always
      )
    )
    .says("A deceleration begins only if scrollViewDidEndDragging received true for it."),
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
