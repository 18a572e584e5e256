/// The rules of how a swipe goes on and ends.
package enum SwipeEndRules: Sendable {
  package static let cancelled = Rule<CancelledSwipe>(
    .swipeCancelled,
    "A swipe that is let go before its buttons show.",
    Band(since: .iOS(4), .notRecognized, "it is no swipe, and nothing is asked", .assumed()),
    Band(since: .iOS(7), .ends, "it begins and ends", .measured("int-16")),
    Band(
      since: .iOS(8),
      .endsWithNextTouch,
      "a fault: isEditing stays true and didEndEditingRow comes with the next touch",
      .measured("int-15", "int-16"),
      .assumed(from: .iOS(9)),
      .measured(from: .iOS(10), "r3-55")
    ),
    Band(since: .iOS(11), .ends, "it begins and ends", .assumed())
  )

  package static let full = Rule<Bool>(
    .swipeFull,
    "A swipe across the whole row performs the action next to the edge, unless performsFirstActionWithFullSwipe is false.",
    Band(since: .iOS(4), false, "it opens the row like any other", .assumed()),
    Band(
      since: .iOS(11),
      true,
      "it performs the first action",
      .documented("g2-18"),
      .measured(from: .iOS(12), "int-30"),
      .documented(from: .iOS(14), "g2-18")
    ),
    conflicts: ["int-30 (iOS 12 to 13): a destructive action stays open"]
  )

  package static let handler = Statement(
    .swipeHandler,
    "A tap on an action of the app's own runs its handler; titleForDeleteConfirmationButton and commitEditingStyle are not called.",
    Band(since: .iOS(4), "no such actions exist", .documented("g2-18")),
    Band(
      since: .iOS(8),
      "the handler; the row stays open until the app closes it",
      .documented("int-52")
    ),
    Band(since: .iOS(11), "the handler", .documented("g2-18", "int-52")),
    decidedBy: [.swipeActions]
  )

  package static let completion = Statement(
    .swipeCompletion,
    "The completion handler of a contextual action closes the row, whatever it is given; didEndEditingRow after it is a guess.",
    Band(since: .iOS(4), "no such actions exist", .documented("g2-18")),
    Band(since: .iOS(11), "the row closes", .documented("g2-18")),
    decidedBy: [.swipeActions]
  )

  package static let lateCompletion = Statement(
    .swipeLateCompletion,
    "A completion handler that the app calls when the handler of its action has returned does then what it would have done at once; of a row that has closed meanwhile it does nothing.",
    Band(since: .iOS(4), "no such actions exist", .documented("g2-18")),
    Band(since: .iOS(11), "the row closes then", .assumed()),
    decidedBy: [.swipeActions, .destructiveCompletion]
  )

  package static let destructiveCompletion = Rule<Bool>(
    .destructiveCompletion,
    "The completion handler of a destructive contextual action, given true, makes the table commit the deletion.",
    Band(since: .iOS(4), false, "no such actions exist", .documented("g2-18")),
    Band(since: .iOS(11), true, "commitEditingStyle is sent, by deduction", .measured("g2-12")),
    Band(since: .iOS(13), false, "nothing is sent", .measured("g2-12"), .assumed(from: .iOS(14)))
  )

  package static let commit = Statement(
    .swipeCommit,
    "The delete button of a swipe sends commitEditingStyle; didEndEditingRow follows it with the path that the row had before, be it out of range by now.",
    Band(
      since: .iOS(4),
      "commit, then the end",
      .assumed(),
      .assumed(from: .iOS(8), "tests2-52"),
      .measured(from: .iOS(12), "g2-14"),
      .assumed(from: .iOS(14), "tests2-51")
    ),
    decidedBy: [.swipeDidEnd]
  )

  package static let close = Rule<Bool>(
    .swipeClose,
    "A touch elsewhere, scrolling by hand or setEditing closes an open row, after which the table lays out.",
    Band(since: .iOS(4), true, "canEditRow once, as at the end of edit mode", .assumed()),
    Band(since: .iOS(11), false, "nothing is asked", .assumed())
  )

  package static let didEnd = Rule<Int>(
    .swipeDidEnd,
    "didEndEditingRow is sent as a swiped row closes; that every way to close it sends it alike is assumed where only the delete button was seen.",
    Band(
      since: .iOS(4),
      1,
      "once",
      .documented("int-49"),
      .measured(from: .iOS(7), "int-17"),
      .assumed(from: .iOS(8))
    ),
    Band(since: .iOS(8, 1), 2, "twice, a fault", .measured("int-17")),
    Band(since: .iOS(8, 2), 1, "once", .assumed())
  )

  package static let endAfterClosing = Rule<Bool>(
    .swipeEndAfterClosing,
    "Whether didEndEditingRow waits, in a window, until the buttons have finished closing, after the handler and its completion.",
    Band(since: .iOS(4), false, "it is sent as the row begins to close", .assumed()),
    Band(since: .iOS(26), true, "it comes when they are closed", .measured("r4-18")),
    conflicts: [
      "r4-18 does not tell whether it comes when the action has deleted its row, nor whether isEditing waits with it"
    ]
  )

  package static let secondRow = Rule<Bool>(
    .swipeSecondRow,
    "A swipe on another row closes the open one first.",
    Band(since: .iOS(4), false, "and does nothing more", .assumed()),
    Band(since: .iOS(11), true, "and opens its own", .assumed())
  )

  package static let opposite = Rule<Bool>(
    .swipeOpposite,
    "A swipe in the opposite direction over an open row opens nothing.",
    Band(since: .iOS(4), true, "it closes the row", .assumed()),
    Band(
      since: .iOS(11),
      false,
      "it closes the row only where the other edge has actions too",
      .assumed("int-60", "tests2-62")
    )
  )

  package static let reload = Rule<Bool>(
    .swipeReload,
    "reloadData drops an open row; one inside the method that answers the actions drops the swipe that is beginning.",
    Band(since: .iOS(4), false, "nothing opens", .assumed()),
    Band(
      since: .iOS(11),
      true,
      "'No occurrence for index path (null)' is raised",
      .assumed(),
      .observed(from: .iOS(12), "exc2-10", "g2-11"),
      .assumed(from: .iOS(13))
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(cancelled), RuleEntry(full), RuleEntry(handler), RuleEntry(completion),
      RuleEntry(lateCompletion),
      RuleEntry(destructiveCompletion), RuleEntry(commit), RuleEntry(close), RuleEntry(didEnd),
      RuleEntry(endAfterClosing), RuleEntry(secondRow), RuleEntry(opposite), RuleEntry(reload),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var cancelled: CancelledSwipe
    package var performsFirstAction: Bool
    package var destructiveCompletionCommits: Bool
    package var asksCanEditOnClose: Bool
    package var endsPerClose: Int
    package var endsAfterClosing: Bool
    package var opensSecondRow: Bool
    package var closesOnAnyTouch: Bool
    package var raisesForReload: Bool

    init(_ version: ProfileVersion) {
      cancelled = SwipeEndRules.cancelled.value(for: version)
      performsFirstAction = SwipeEndRules.full.value(for: version)
      destructiveCompletionCommits = SwipeEndRules.destructiveCompletion.value(for: version)
      asksCanEditOnClose = SwipeEndRules.close.value(for: version)
      endsPerClose = SwipeEndRules.didEnd.value(for: version)
      endsAfterClosing = SwipeEndRules.endAfterClosing.value(for: version)
      opensSecondRow = SwipeEndRules.secondRow.value(for: version)
      closesOnAnyTouch = SwipeEndRules.opposite.value(for: version)
      raisesForReload = SwipeEndRules.reload.value(for: version)
    }
  }
}

/// What becomes of a swipe that is let go before its buttons show.
package enum CancelledSwipe: Hashable, Sendable {
  /// It is no swipe.
  case notRecognized
  /// It begins and ends.
  case ends
  /// It begins, and its end is told with the next touch.
  case endsWithNextTouch
}
