/// The rules of the primary action and of selecting with two fingers.
package enum InteractionRules: Sendable {
  package static let twoFingers = Rule<TwoFingerSelection>(
    .twoFingers,
    "When two fingers touch a row, shouldBeginMultipleSelectionInteractionAt is called. If it "
      + "returns true, the table enters edit mode and calls "
      + "didBeginMultipleSelectionInteractionAt. The table then selects the rows that the "
      + "fingers reach. Last, it calls tableViewDidEndMultipleSelectionInteraction.",
    VersionRange(.none, "two fingers do nothing"),
    VersionRange(
      since: .iOS(11),
      .unasked,
      "edit mode begins and the rows are selected, without these callbacks",
      .measured("int-20")
    ),
    VersionRange(
      since: .iOS(13),
      .asked,
      "the calls are made in this order",
      .measured("int-33", "int-54", "g2-29"),
      .documented(from: .iOS(15), "int-54", "g2-29")
    ),
    conflicts: [
      "It is assumed that the table stays in edit mode after the fingers are lifted."
    ]
  )

  package static let focusMoves = Rule<Bool>(
    .focusMoves,
    "When focus moves to a row, canFocusRowAt and shouldUpdateFocus are called before the move. "
      + "didUpdateFocus is called after the move. This order is assumed.",
    VersionRange(false, "focus does not exist", .documented("g2-31")),
    VersionRange(since: .iOS(9), true, "the calls are made in this order", .assumed("g2-31"))
  )

  package static let focusAllowed = Rule<Bool>(
    .focusAllowed,
    "canFocusRowAt decides whether a row can get focus. Without canFocusRowAt, every row can get "
      + "focus on iOS 9 to 14. From iOS 15, the property allowsFocus decides instead, or "
      + "allowsFocusDuringEditing in edit mode.",
    VersionRange(false, "focus does not exist", .documented("g2-31")),
    VersionRange(
      since: .iOS(9),
      false,
      "canFocusRowAt decides",
      .documented("g2-31")
    ),
    VersionRange(
      since: .iOS(15),
      true,
      "canFocusRowAt decides. If it is missing, allowsFocus or allowsFocusDuringEditing decides.",
      .documented("g2-31")
    ),
    conflicts: [
      "g2-31 does not say what happens before iOS 15 if canFocusRowAt is missing. It is assumed "
        + "that every row can get focus."
    ]
  )

  package static let focusSelects = Rule<Bool>(
    .focusSelects,
    "If the table's selectionFollowsFocus is true, selectionFollowsFocusForRowAt is called after "
      + "didUpdateFocus. Unless this method returns false, the table selects the focused row, "
      + "with the same calls as after a tap. The methods about the highlight are not called. "
      + "Nothing is called for a row that is already selected.",
    VersionRange(false, "focus does not exist", .documented("g2-31")),
    VersionRange(
      since: .iOS(14),
      true,
      "with willSelectRowAt and didSelectRowAt",
      .assumed("int-56", "g2-31")
    )
  )

  package static let springLoading = Rule<Bool>(
    .springLoading,
    "If the table's isSpringLoaded is true, shouldSpringLoadRowAt is called when a drag rests on "
      + "a row. If shouldSpringLoadRowAt returns true or is not implemented, the row opens.",
    VersionRange(false, "spring loading does not exist", .documented("g2-24")),
    VersionRange(since: .iOS(11), true, "the method decides", .documented("g2-24")),
    conflicts: [
      "No source reports how often shouldSpringLoadRowAt is called. It is assumed that it is "
        + "called once for each row on which the drag rests.",
      "g2-24 documents the method and its default. It is assumed that isSpringLoaded decides.",
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .primaryAction,
      "After a tap on a row, performPrimaryActionForRowAt is called when willSelectRowAt and "
        + "didSelectRowAt have returned. This happens even if the selection was refused or did "
        + "not change. If the tap changes a selection of several rows, "
        + "performPrimaryActionForRowAt is not called.",
      VersionRange("primary actions do not exist", .documented("g2-31")),
      VersionRange(since: .iOS(16), "after the selection", .documented("int-53", "g2-31"))
    )
    Statement(
      .primaryActionAsked,
      "canPerformPrimaryActionForRowAt is called right before performPrimaryActionForRowAt. "
        + "Without canPerformPrimaryActionForRowAt, the primary action is performed only outside "
        + "of edit mode.",
      VersionRange("primary actions do not exist", .documented("g2-31")),
      VersionRange(since: .iOS(16), "right before the action", .assumed("int-53", "g2-31"))
    )
    twoFingers
    Statement(
      .twoFingerRows,
      "The first row that two fingers touch is selected or deselected, and the callbacks for this "
        + "are called. Each further row that the fingers reach gets the same state as the first "
        + "row.",
      says: "without the methods about the highlight",
      decidedBy: [.twoFingers]
    )
    focusMoves
    focusAllowed
    Statement(
      .preferredFocus,
      "When focus enters the table without a target row, the table chooses one. If "
        + "remembersLastFocusedIndexPath is true, this is the row that had focus last. If no row "
        + "is remembered, indexPathForPreferredFocusedView chooses the row. If this method "
        + "returns nil, the first visible row gets focus.",
      VersionRange("focus does not exist", .documented("g2-31")),
      VersionRange(since: .iOS(9), "the remembered row first"),
      decidedBy: [.focusMoves]
    )
    Statement(
      .focusFollowed,
      "If selectionFollowsFocus of the table is true, a row that gets focus is also selected. From "
        + "iOS 15, the row is not selected if selectionFollowsFocusForRowAt returns false.",
      VersionRange("focus does not exist", .documented("g2-31")),
      VersionRange(
        since: .iOS(14),
        "selectionFollowsFocus decides, and from iOS 15 also selectionFollowsFocusForRowAt",
        .documented("int-56", "g2-31")
      ),
      decidedBy: [.focusSelects]
    )
    focusSelects
    springLoading
    Statement(
      .springSelects,
      "If a drag rests on a row and opens it (spring loading), the row is selected as after a tap, "
        + "but without a highlight.",
      VersionRange("spring loading does not exist", .documented("g2-24")),
      VersionRange(since: .iOS(11), "with willSelectRowAt and didSelectRowAt"),
      decidedBy: [.springLoading]
    )
  }
}

/// The effect of a two-finger touch on a row.
package enum TwoFingerSelection: Sendable {
  case none
  /// Rows are selected without a query to the delegate.
  case unasked
  /// Rows are selected if the delegate allows it.
  case asked
}
