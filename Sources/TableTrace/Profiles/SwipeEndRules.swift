/// The rules of how a swipe goes on and ends.
public enum SwipeEndRules: Sendable {
  /// What a swipe comes to that is let go early.
  public static let cancelled = Rule<CancelledSwipe>(
    .swipeCancelled,
    "A swipe that is let go before its buttons show.",
    Band(since: .iOS(4), .notRecognized, "it is no swipe, and nothing is asked", .assumed),
    Band(since: .iOS(7), .ends, "it begins and ends", .measured, ["int-16"]),
    Band(
      since: .iOS(8),
      .endsWithNextTouch,
      "a fault: isEditing stays true and didEndEditingRow comes with the next touch",
      .measured,
      ["int-15", "int-16"]
    ),
    Band(since: .iOS(9), .ends, "it begins and ends", .assumed)
  )

  /// What a full swipe does.
  public static let full = Rule<Bool>(
    .swipeFull,
    "A swipe across the whole row performs the action next to the edge, unless performsFirstActionWithFullSwipe is false.",
    Band(since: .iOS(4), false, "it opens the row like any other", .assumed),
    Band(since: .iOS(11), true, "it performs the first action", .documented, ["g2-18"]),
    Band(since: .iOS(12), true, "it performs the first action", .measured, ["int-30"]),
    Band(since: .iOS(14), true, "it performs the first action", .documented, ["g2-18"]),
    conflicts: ["int-30 (iOS 12 to 13): a destructive action stays open"]
  )

  /// What a tap on an action does.
  public static let handler = Rule<Bool>(
    .swipeHandler,
    "A tap on an action of the app's own runs its handler; titleForDeleteConfirmationButton and commitEditingStyle are not called.",
    Band(since: .iOS(4), true, "no such actions exist", .documented),
    Band(
      since: .iOS(8),
      true,
      "the handler; the row stays open until the app closes it",
      .documented,
      ["int-52"]
    ),
    Band(since: .iOS(11), true, "the handler", .documented, ["g2-18", "int-52"])
  )

  /// What the completion handler of an action does.
  public static let completion = Rule<Bool>(
    .swipeCompletion,
    "The completion handler of a contextual action closes the row, whatever it is given; didEndEditingRow after it is a guess.",
    Band(since: .iOS(4), false, "no such actions exist", .documented),
    Band(since: .iOS(11), true, "the row closes", .documented, ["g2-18"])
  )

  /// Whether the table finishes a destructive action.
  public static let destructiveCompletion = Rule<Bool>(
    .destructiveCompletion,
    "The completion handler of a destructive contextual action, given true, makes the table commit the deletion.",
    Band(since: .iOS(4), false, "no such actions exist", .documented),
    Band(since: .iOS(11), true, "commitEditingStyle is sent, by deduction", .measured, ["g2-12"]),
    Band(since: .iOS(13), false, "nothing is sent", .measured, ["g2-12"]),
    Band(since: .iOS(14), false, "nothing is sent", .assumed)
  )

  /// What the delete button of a swipe sends.
  public static let commit = Rule<Bool>(
    .swipeCommit,
    "The delete button of a swipe sends commitEditingStyle; didEndEditingRow follows it with the path that the row had before, be it out of range by now.",
    Band(since: .iOS(4), true, "commit, then the end", .assumed),
    Band(since: .iOS(8), true, "commit, then the end", .assumed, ["tests2-52"]),
    Band(since: .iOS(12), true, "commit, then the end", .measured, ["g2-14"]),
    Band(since: .iOS(14), true, "commit, then the end", .assumed, ["tests2-51"])
  )

  /// What is asked as a row closes.
  public static let close = Rule<Bool>(
    .swipeClose,
    "A touch elsewhere, scrolling by hand or setEditing closes an open row, after which the table lays out.",
    Band(since: .iOS(4), true, "canEditRow once, as at the end of edit mode", .assumed),
    Band(since: .iOS(11), false, "nothing is asked", .assumed)
  )

  /// How often the delegate is told of the end.
  public static let didEnd = Rule<Int>(
    .swipeDidEnd,
    "didEndEditingRow is sent as a swiped row closes; that every way to close it sends it alike is assumed where only the delete button was seen.",
    Band(since: .iOS(4), 1, "once", .documented, ["int-49"]),
    Band(since: .iOS(7), 1, "once", .measured, ["int-17"]),
    Band(since: .iOS(8), 1, "once", .assumed),
    Band(since: .iOS(8, 1), 2, "twice, a fault", .measured, ["int-17"]),
    Band(since: .iOS(8, 2), 1, "once", .assumed)
  )

  /// What a swipe on another row does while one is open.
  public static let secondRow = Rule<Bool>(
    .swipeSecondRow,
    "A swipe on another row closes the open one first.",
    Band(since: .iOS(4), false, "and does nothing more", .assumed),
    Band(since: .iOS(11), true, "and opens its own", .assumed)
  )

  /// What a swipe back does.
  public static let opposite = Rule<Bool>(
    .swipeOpposite,
    "A swipe in the opposite direction over an open row opens nothing.",
    Band(since: .iOS(4), true, "it closes the row", .assumed),
    Band(
      since: .iOS(11),
      false,
      "it closes the row only where the other edge has actions too",
      .measured,
      ["int-60"]
    ),
    Band(
      since: .iOS(12),
      false,
      "it closes the row only where the other edge has actions too",
      .assumed
    ),
    Band(
      since: .iOS(16),
      false,
      "it closes the row only where the other edge has actions too",
      .tested,
      ["tests2-62"]
    ),
    Band(
      since: .iOS(18),
      false,
      "it closes the row only where the other edge has actions too",
      .assumed
    )
  )

  /// What a reload does to a swipe.
  public static let reload = Rule<Bool>(
    .swipeReload,
    "reloadData drops an open row; one inside the method that answers the actions drops the swipe that is beginning.",
    Band(since: .iOS(4), false, "nothing opens", .assumed),
    Band(since: .iOS(11), true, "'No occurrence for index path (null)' is raised", .assumed),
    Band(
      since: .iOS(12),
      true,
      "'No occurrence for index path (null)' is raised",
      .observed,
      ["g2-11"]
    ),
    Band(since: .iOS(13), true, "'No occurrence for index path (null)' is raised", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(cancelled), RuleEntry(full), RuleEntry(handler), RuleEntry(completion),
      RuleEntry(destructiveCompletion), RuleEntry(commit), RuleEntry(close), RuleEntry(didEnd),
      RuleEntry(secondRow), RuleEntry(opposite), RuleEntry(reload),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var cancelled: CancelledSwipe
    package var performsFirstAction: Bool
    package var destructiveCompletionCommits: Bool
    package var asksCanEditOnClose: Bool
    package var endsPerClose: Int
    package var opensSecondRow: Bool
    package var closesOnAnyTouch: Bool
    package var raisesForReload: Bool

    init(_ version: SystemVersion) {
      cancelled = SwipeEndRules.cancelled.value(for: version)
      performsFirstAction = SwipeEndRules.full.value(for: version)
      destructiveCompletionCommits = SwipeEndRules.destructiveCompletion.value(for: version)
      asksCanEditOnClose = SwipeEndRules.close.value(for: version)
      endsPerClose = SwipeEndRules.didEnd.value(for: version)
      opensSecondRow = SwipeEndRules.secondRow.value(for: version)
      closesOnAnyTouch = SwipeEndRules.opposite.value(for: version)
      raisesForReload = SwipeEndRules.reload.value(for: version)
    }
  }
}
