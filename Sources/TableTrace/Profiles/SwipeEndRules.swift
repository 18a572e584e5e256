/// The rules of how a swipe continues and ends.
package enum SwipeEndRules: Sendable {
  package static let cancelled = Rule<CancelledSwipe>(
    .swipeCancelled,
    "From iOS 7, willBeginEditingRowAt and didEndEditingRowAt are also called for a swipe that the "
      + "user ends before the buttons appear. On iOS 8 to 10, because of a UIKit bug, "
      + "didEndEditingRowAt is called only at the next touch.",
    VersionRange(.notRecognized, "the movement does not count as a swipe, and nothing is called"),
    VersionRange(
      since: .iOS(7),
      .ends,
      "willBeginEditingRowAt and didEndEditingRowAt are called",
      .measured("int-16")
    ),
    VersionRange(
      since: .iOS(8),
      .endsWithNextTouch,
      "a UIKit bug: isEditing stays true, and didEndEditingRowAt is called at the next touch",
      .measured("int-15", "int-16"),
      .assumed(from: .iOS(9), "r3-55")
    ),
    VersionRange(since: .iOS(11), .ends, "willBeginEditingRowAt and didEndEditingRowAt are called"),
    conflicts: [
      "r3-55 (iOS 10) shows that the cell's own methods for the end of the swipe are called at "
        + "the next touch. It does not show didEndEditingRowAt."
    ]
  )

  package static let full = Rule<Bool>(
    .swipeFull,
    "From iOS 11, a swipe across the whole row performs the action next to the edge, unless "
      + "performsFirstActionWithFullSwipe is false.",
    VersionRange(false, "no: it shows the buttons like any other swipe"),
    VersionRange(
      since: .iOS(11),
      true,
      "yes: it performs the first action",
      .documented("g2-18"),
      .measured(from: .iOS(12), "int-30"),
      .documented(from: .iOS(14), "g2-18")
    ),
    conflicts: ["int-30 (iOS 12 to 13): the row stays open if the action is destructive"]
  )

  package static let destructiveCompletion = Rule<Bool>(
    .destructiveCompletion,
    "On iOS 11 and 12, commitEditingStyle is called if the completion handler of a destructive "
      + "contextual action is called with true.",
    VersionRange(false, "no such actions exist", .documented("g2-18")),
    VersionRange(
      since: .iOS(11),
      true,
      "commitEditingStyle is called",
      .assumed("g2-12")
    ),
    VersionRange(
      since: .iOS(13),
      false,
      "commitEditingStyle is not called",
      .measured(until: .iOS(14), "g2-12")
    ),
    conflicts: [
      "g2-12 (iOS 11 and 12) shows that the row disappears. It is deduced from the program that "
        + "commitEditingStyle is called."
    ]
  )

  package static let close = Rule<Bool>(
    .swipeClose,
    "A touch elsewhere, a drag or setEditing closes a row that shows its swipe buttons. Up to iOS "
      + "10, canEditRowAt is called once for the row. A layout of the table follows.",
    VersionRange(true, "canEditRowAt is called once, as at the end of edit mode"),
    VersionRange(since: .iOS(11), false, "canEditRowAt is not called")
  )

  package static let didEnd = Rule<Int>(
    .swipeDidEnd,
    "When a swiped row closes, didEndEditingRowAt is called once, but twice on iOS 8.1. On some "
      + "versions, only a tap on the delete button was recorded. It is assumed that other ways to "
      + "close the row call the method too.",
    VersionRange(
      1,
      "once",
      .documented("int-49"),
      .measured(from: .iOS(7), until: .iOS(8), "int-17")
    ),
    VersionRange(since: .iOS(8, 1), 2, "twice, a UIKit bug", .measured("int-17")),
    VersionRange(since: .iOS(8, 2), 1, "once")
  )

  package static let endAfterClosing = Rule<Bool>(
    .swipeEndAfterClosing,
    "From iOS 26, if the table is in a window, didEndEditingRowAt is called only when the swipe "
      + "buttons have finished closing. By then, the action's handler and its completion handler "
      + "have been called.",
    VersionRange(false, "no: it is called when the row begins to close"),
    VersionRange(
      since: .iOS(26),
      true,
      "yes: it is called when the buttons have closed",
      .measured("r4-18")
    ),
    conflicts: [
      "r4-18 does not show whether didEndEditingRowAt is called if the action deleted its row. Nor "
        + "does it show whether isEditing changes at the same time."
    ]
  )

  package static let secondRow = Rule<Bool>(
    .swipeSecondRow,
    "If one row shows its swipe buttons, a swipe on another row first closes the open row. Up to "
      + "iOS 10, this swipe opens nothing. From iOS 11, the swiped row opens next.",
    VersionRange(false, "the swipe opens nothing"),
    VersionRange(since: .iOS(11), true, "the swiped row opens next")
  )

  package static let opposite = Rule<Bool>(
    .swipeOpposite,
    "If a row shows its swipe buttons, a swipe over it in the opposite direction opens nothing. "
      + "Whether this swipe closes the row depends on the iOS version.",
    VersionRange(true, "the swipe closes the open row"),
    VersionRange(
      since: .iOS(11),
      false,
      "the swipe closes the open row only if the other edge has actions too",
      .assumed("int-60", "tests2-62")
    )
  )

  package static let reload = Rule<Bool>(
    .swipeReload,
    "reloadData closes a row that shows its swipe buttons, without a call. If the app calls "
      + "reloadData inside the method that returns the swipe actions, the swipe opens nothing. "
      + "From iOS 11, an exception is raised as well.",
    VersionRange(false, "the swipe opens nothing, without an exception"),
    VersionRange(
      since: .iOS(11),
      true,
      "'No occurrence for index path (null)' is raised",
      .observed(from: .iOS(12), until: .iOS(13), "exc2-10", "g2-11")
    ),
    conflicts: [
      "No evidence shows a reload while a row shows its buttons. It is assumed that "
        + "the buttons close without a call."
    ]
  )

  static let entries = RuleList.of {
    cancelled
    full
    Statement(
      .swipeHandler,
      "A tap on one of the app's own swipe actions calls the action's handler. "
        + "titleForDeleteConfirmationButton and commitEditingStyle are not called.",
      VersionRange("no such actions exist", .documented("g2-18")),
      VersionRange(
        since: .iOS(8),
        "the handler of the row action is called",
        .documented("int-52", "doc-01"),
        .measured(from: .iOS(10), "int-43")
      ),
      VersionRange(since: .iOS(11), "the handler is called", .documented("g2-18", "int-52")),
      decidedBy: [.swipeActions],
      conflicts: [
        "On iOS 8 to 10, it is assumed that the row stays open until the app closes it. No evidence "
          + "shows it."
      ]
    )
    Statement(
      .swipeCompletion,
      "When the app calls the completion handler of a contextual action, with true or false, the "
        + "row closes. It is a guess that didEndEditingRowAt follows.",
      VersionRange("no such actions exist", .documented("g2-18")),
      VersionRange(since: .iOS(11), "the row closes", .documented("g2-18")),
      decidedBy: [.swipeActions]
    )
    Statement(
      .swipeLateCompletion,
      "The app may call the completion handler of a swipe action later, after the action's handler "
        + "has returned. The row closes at that time. If the row has already closed, nothing "
        + "happens.",
      VersionRange("no such actions exist", .documented("g2-18")),
      VersionRange(since: .iOS(11), "the row closes when the completion handler is called"),
      decidedBy: [.swipeActions, .destructiveCompletion]
    )
    destructiveCompletion
    Statement(
      .swipeCommit,
      "The delete button of a swipe calls commitEditingStyle, then didEndEditingRowAt. "
        + "didEndEditingRowAt receives the row's old index path, even if no such row exists any "
        + "more.",
      says: "commitEditingStyle, then didEndEditingRowAt",
      .assumed(from: .iOS(8), "tests2-52"),
      .measured(from: .iOS(12), "g2-14"),
      .assumed(from: .iOS(14), "tests2-51"),
      decidedBy: [.swipeDidEnd]
    )
    close
    didEnd
    endAfterClosing
    secondRow
    opposite
    reload
  }
}

/// The effect of a swipe that the user ends before the buttons appear.
package enum CancelledSwipe: Hashable, Sendable {
  case notRecognized
  case ends
  /// The swipe begins, and its end is reported at the next touch.
  case endsWithNextTouch
}
