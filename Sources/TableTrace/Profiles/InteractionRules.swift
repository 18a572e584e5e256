/// The rules of the primary action and of selecting with two fingers.
package enum InteractionRules: Sendable {
  package static let twoFingers = Rule<TwoFingerSelection>(
    .twoFingers,
    "When two fingers touch a row, shouldBeginMultipleSelectionInteractionAt is called. The "
      + "table then enters edit mode by itself and calls didBeginMultipleSelectionInteractionAt. "
      + "The rows are selected next, and tableViewDidEndMultipleSelectionInteraction is last.",
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
      "in this order",
      .measured("int-33", "int-54", "g2-29"),
      .documented(from: .iOS(15), "int-54", "g2-29")
    ),
    conflicts: [
      "It is assumed that edit mode stays on afterwards."
    ]
  )

  package static let focusMoves = Rule<Bool>(
    .focusMoves,
    "When focus moves to a row, canFocusRowAt and shouldUpdateFocus are called before the move, "
      + "and didUpdateFocus after it. The order is assumed.",
    VersionRange(false, "focus does not exist", .documented("g2-31")),
    VersionRange(since: .iOS(9), true, "in this order", .assumed("g2-31"))
  )

  package static let focusAllowed = Rule<Bool>(
    .focusAllowed,
    "If canFocusRowAt is implemented, it decides whether a row can get focus. Otherwise, from iOS "
      + "15, allowsFocus decides, or allowsFocusDuringEditing in edit mode. On iOS 9 to 14, every "
      + "row can get focus without canFocusRowAt.",
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
      "canFocusRowAt decides. If it is missing, the properties decide.",
      .documented("g2-31")
    ),
    conflicts: [
      "g2-31 does not say what happens without canFocusRowAt before iOS 15. It is assumed that "
        + "every row can be focused."
    ]
  )

  package static let focusSelects = Rule<Bool>(
    .focusSelects,
    "If selectionFollowsFocus is true, selectionFollowsFocusForRowAt is called after "
      + "didUpdateFocus. If the method returns true or is not implemented, the table selects the "
      + "focused row, unless it is already selected. This calls the same methods as a tap, except those about the "
      + "highlight.",
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
    "If isSpringLoaded is true, a drag that rests on a row calls shouldSpringLoadRowAt. If the "
      + "method is not implemented, the row opens as if the method had returned true.",
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
      "After a tap, performPrimaryActionForRowAt is called when willSelectRowAt and didSelectRowAt "
        + "have returned. It is called even if the selection was refused or did not change. It is "
        + "not called if the tap changes a selection of several rows.",
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
      says: "no highlight callbacks",
      decidedBy: [.twoFingers]
    )
    focusMoves
    focusAllowed
    Statement(
      .preferredFocus,
      "If focus enters the table without a target row, and the table remembers the last focused "
        + "row, that row gets focus. Otherwise indexPathForPreferredFocusedView is called. If this "
        + "method returns nil, the first visible row gets focus.",
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
        "the property, and from iOS 15 the method too",
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
