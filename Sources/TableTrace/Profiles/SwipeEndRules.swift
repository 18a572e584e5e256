/// The rules of how a swipe continues and ends.
package enum SwipeEndRules: Sendable {
  package static let cancelled = Rule<CancelledSwipe>(
    .swipeCancelled,
    "The user may end a swipe before its buttons appear. From iOS 7, willBeginEditingRowAt and "
      + "didEndEditingRowAt are called for this swipe too. On iOS 8 to 10, a UIKit bug delays "
      + "didEndEditingRowAt until the next touch.",
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
      "In r3-55 (iOS 10), the cell's own methods for the end of the swipe are called at the next "
        + "touch. r3-55 does not show didEndEditingRowAt."
    ]
  )

  package static let full = Rule<Bool>(
    .swipeFull,
    "From iOS 11, a swipe across the whole row performs the first action, the one next to the "
      + "edge. If performsFirstActionWithFullSwipe is false, the swipe only shows the buttons.",
    VersionRange(false, "no: a swipe across the whole row only shows the buttons"),
    VersionRange(
      since: .iOS(11),
      true,
      "yes: a swipe across the whole row performs the first action",
      .documented("g2-18"),
      .measured(from: .iOS(12), "int-30"),
      .documented(from: .iOS(14), "g2-18")
    ),
    conflicts: [
      "int-30 (iOS 12 to 13) says that the row stays open if the first action is destructive"
    ]
  )

  package static let destructiveCompletion = Rule<Bool>(
    .destructiveCompletion,
    "On iOS 11 and 12, commitEditingStyle is called when the app passes true to the completion "
      + "handler of a destructive swipe action.",
    VersionRange(false, "swipe actions of the app do not exist", .documented("g2-18")),
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
    "A row that shows its swipe buttons closes when the user touches outside of it, when a drag "
      + "begins, or when setEditing is called. Up to iOS 10, canEditRowAt is then called once for "
      + "the row. A layout of the table follows.",
    VersionRange(true, "canEditRowAt is called once, as at the end of edit mode"),
    VersionRange(since: .iOS(11), false, "canEditRowAt is not called")
  )

  package static let didEnd = Rule<Int>(
    .swipeDidEnd,
    "When a swiped row closes, didEndEditingRowAt is called once, but twice on iOS 8.1. For some "
      + "versions, the evidence shows only rows that close after a tap on the delete button. For "
      + "other ways to close, the call is assumed.",
    VersionRange(
      1,
      "didEndEditingRowAt is called once",
      .documented("int-49"),
      .measured(from: .iOS(7), until: .iOS(8), "int-17")
    ),
    VersionRange(since: .iOS(8, 1), 2, "twice, a UIKit bug", .measured("int-17")),
    VersionRange(since: .iOS(8, 2), 1, "didEndEditingRowAt is called once")
  )

  package static let endAfterClosing = Rule<Bool>(
    .swipeEndAfterClosing,
    "From iOS 26, didEndEditingRowAt is called only after the swipe buttons have closed, if the "
      + "table is in a window. The handler of the tapped action and its completion handler have "
      + "been called before that.",
    VersionRange(false, "no: didEndEditingRowAt is called when the row begins to close"),
    VersionRange(
      since: .iOS(26),
      true,
      "yes: didEndEditingRowAt is called when the buttons have closed",
      .measured("r4-18")
    ),
    conflicts: [
      "r4-18 does not show whether didEndEditingRowAt is called if the action deleted its row. It "
        + "also does not show whether isEditing becomes false at the time of this call."
    ]
  )

  package static let secondRow = Rule<Bool>(
    .swipeSecondRow,
    "A swipe on a row closes another row that shows its swipe buttons. Up to iOS 10, the swipe "
      + "does nothing else. From iOS 11, the swiped row then shows its own buttons.",
    VersionRange(false, "the swipe only closes the open row"),
    VersionRange(since: .iOS(11), true, "the open row closes, then the swiped row opens")
  )

  package static let opposite = Rule<Bool>(
    .swipeOpposite,
    "A row that shows its swipe buttons may be swiped in the opposite direction. This second swipe "
      + "shows no buttons. Up to iOS 10, it closes the row. From iOS 11, it closes the row only if "
      + "the other edge has actions too.",
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
    "reloadData closes a row that shows its swipe buttons, and calls no method for this. If the "
      + "app calls reloadData inside the method that returns the swipe actions, no buttons appear. "
      + "From iOS 11, an exception is raised as well.",
    VersionRange(false, "no buttons appear, and no exception is raised"),
    VersionRange(
      since: .iOS(11),
      true,
      "'No occurrence for index path (null)' is raised",
      .observed(from: .iOS(12), until: .iOS(13), "exc2-10", "g2-11")
    ),
    conflicts: [
      "No evidence shows a reload while a row shows its buttons. It is assumed that the row closes "
        + "without a call."
    ]
  )

  static let entries = RuleList.of {
    cancelled
    full
    Statement(
      .swipeHandler,
      "A tap on one of the app's own swipe actions calls the action's handler. "
        + "titleForDeleteConfirmationButton and commitEditingStyle are not called.",
      VersionRange("swipe actions of the app do not exist", .documented("g2-18")),
      VersionRange(
        since: .iOS(8),
        "the handler of the row action is called",
        .documented("int-52", "doc-01"),
        .measured(from: .iOS(10), "int-43")
      ),
      VersionRange(
        since: .iOS(11),
        "the action's handler is called",
        .documented("g2-18", "int-52")
      ),
      decidedBy: [.swipeActions],
      conflicts: [
        "On iOS 8 to 10, it is assumed that the row stays open until the app closes it. No evidence "
          + "shows it."
      ]
    )
    Statement(
      .swipeCompletion,
      "When the app calls the completion handler of a swipe action (UIContextualAction), with true "
        + "or false, the row closes. It is a guess that didEndEditingRowAt follows.",
      VersionRange("swipe actions of the app do not exist", .documented("g2-18")),
      VersionRange(since: .iOS(11), "the row closes", .documented("g2-18")),
      decidedBy: [.swipeActions]
    )
    Statement(
      .swipeLateCompletion,
      "The app may call the completion handler of a swipe action after the action's handler has "
        + "returned. The row closes when the completion handler is called. If the row has already "
        + "closed, nothing happens.",
      VersionRange("swipe actions of the app do not exist", .documented("g2-18")),
      VersionRange(since: .iOS(11), "the row closes when the completion handler is called"),
      decidedBy: [.swipeActions, .destructiveCompletion]
    )
    destructiveCompletion
    Statement(
      .swipeCommit,
      "A tap on the delete button of a swiped row calls commitEditingStyle, then "
        + "didEndEditingRowAt. didEndEditingRowAt receives the row's old index path, even if no "
        + "such row exists any more.",
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
