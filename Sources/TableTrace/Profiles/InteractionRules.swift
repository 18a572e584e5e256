/// The rules of the primary action and of selecting with two fingers.
package enum InteractionRules: Sendable {
  package static let primaryAction = Statement(
    .primaryAction,
    "performPrimaryActionForRowAt comes after willSelectRowAt and didSelectRowAt of a tap, also where the selection was refused or did not change, but not where the tap changes a selection of several rows.",
    Band(since: .iOS(4), "primary actions do not exist", .documented("g2-31")),
    Band(since: .iOS(16), "after the selection", .documented("int-53", "g2-31"))
  )

  package static let primaryActionAsked = Statement(
    .primaryActionAsked,
    "canPerformPrimaryActionForRowAt is asked right before the action; where it is missing the action is performed outside edit mode only.",
    Band(since: .iOS(4), "primary actions do not exist", .documented("g2-31")),
    Band(since: .iOS(16), "right before the action", .assumed("int-53", "g2-31"))
  )

  package static let twoFingers = Rule<TwoFingerSelection>(
    .twoFingers,
    "Two fingers on a row ask shouldBeginMultipleSelectionInteractionAt, the table enters edit mode by itself, didBeginMultipleSelectionInteractionAt follows, then the rows; tableViewDidEndMultipleSelectionInteraction ends it.",
    Band(since: .iOS(4), .none, "two fingers do nothing", .assumed()),
    Band(
      since: .iOS(11),
      .unasked,
      "edit mode begins and the rows are selected, without these callbacks",
      .measured("int-20")
    ),
    Band(
      since: .iOS(13),
      .asked,
      "in this order",
      .measured("int-33", "int-54", "g2-29"),
      .documented(from: .iOS(15), "int-54", "g2-29")
    ),
    conflicts: [
      "That edit mode stays afterwards is assumed."
    ]
  )

  package static let twoFingerRows = Statement(
    .twoFingerRows,
    "The first row is selected or deselected with its callbacks, and every further row that the fingers reach is brought to the same state.",
    Band(since: .iOS(4), "no highlight callbacks come", .assumed()),
    decidedBy: [.twoFingers]
  )

  package static let focusMoves = Rule<Bool>(
    .focusMoves,
    "Focus that moves to a row asks canFocusRowAt and shouldUpdateFocus, moves, and sends didUpdateFocus; the order is assumed.",
    Band(since: .iOS(4), false, "focus does not exist", .documented("g2-31")),
    Band(since: .iOS(9), true, "in this order", .assumed("g2-31"))
  )

  package static let focusAllowed = Rule<Bool>(
    .focusAllowed,
    "canFocusRowAt decides where it is implemented; else allowsFocus does, and allowsFocusDuringEditing in edit mode, both from iOS 15 on.",
    Band(since: .iOS(4), false, "focus does not exist", .documented("g2-31")),
    Band(since: .iOS(9), false, "the callback alone, true without it", .documented("g2-31")),
    Band(since: .iOS(15), true, "the callback, else the properties", .documented("g2-31"))
  )

  package static let preferredFocus = Statement(
    .preferredFocus,
    "Focus that enters the table without aiming at a row goes to the row that had it last, if the table remembers it; else indexPathForPreferredFocusedView is asked, and nil means the first row on screen.",
    Band(since: .iOS(4), "focus does not exist", .documented("g2-31")),
    Band(since: .iOS(9), "the remembered row first", .assumed()),
    decidedBy: [.focusMoves]
  )

  package static let focusFollowed = Statement(
    .focusFollowed,
    "The selection follows focus where selectionFollowsFocus of the table is true, and from iOS 15 on only to rows for which selectionFollowsFocusForRowAt answers true.",
    Band(since: .iOS(4), "focus does not exist", .documented("g2-31")),
    Band(since: .iOS(14), "both decide", .documented("int-56", "g2-31")),
    decidedBy: [.focusSelects]
  )

  package static let focusSelects = Rule<Bool>(
    .focusSelects,
    "After didUpdateFocus, selectionFollowsFocusForRowAt is asked, and the row is selected as by a tap, without highlight, if it is not selected yet.",
    Band(since: .iOS(4), false, "focus does not exist", .documented("g2-31")),
    Band(since: .iOS(14), true, "with willSelect and didSelect", .assumed("int-56", "g2-31"))
  )

  package static let springLoading = Rule<Bool>(
    .springLoading,
    "A drag that rests on a row asks shouldSpringLoadRowAt where isSpringLoaded is true; it is true where the method is missing.",
    Band(since: .iOS(4), false, "spring loading does not exist", .documented("g2-24")),
    Band(since: .iOS(11), true, "asked once", .documented("g2-24")),
    conflicts: [
      "How often it is asked is not told; once is assumed."
    ]
  )

  package static let springSelects = Statement(
    .springSelects,
    "A row that springs open is selected as by a tap, without highlight.",
    Band(since: .iOS(4), "spring loading does not exist", .documented("g2-24")),
    Band(since: .iOS(11), "with willSelect and didSelect", .assumed()),
    decidedBy: [.springLoading]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(primaryAction), RuleEntry(primaryActionAsked), RuleEntry(twoFingers),
      RuleEntry(twoFingerRows), RuleEntry(focusMoves), RuleEntry(focusAllowed),
      RuleEntry(preferredFocus), RuleEntry(focusFollowed), RuleEntry(focusSelects),
      RuleEntry(springLoading), RuleEntry(springSelects),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var twoFingers: TwoFingerSelection
    package var movesFocus: Bool
    package var hasFocusProperties: Bool
    package var selectsByFocus: Bool
    package var springLoads: Bool

    init(_ version: ProfileVersion) {
      twoFingers = InteractionRules.twoFingers.value(for: version)
      movesFocus = InteractionRules.focusMoves.value(for: version)
      hasFocusProperties = InteractionRules.focusAllowed.value(for: version)
      selectsByFocus = InteractionRules.focusSelects.value(for: version)
      springLoads = InteractionRules.springLoading.value(for: version)
    }
  }
}

/// What two fingers that come down on a row do.
package enum TwoFingerSelection: Sendable {
  /// Nothing.
  case none
  /// They begin to select without asking.
  case unasked
  /// They begin to select if the delegate allows it.
  case asked
}
