/// The rules of focus by keyboard or remote control, and of rows that open under a resting drag.
public enum FocusRules: Sendable {
  /// How focus moves.
  public static let moves = Rule<Bool>(
    .focusMoves,
    "Focus that moves to a row asks canFocusRowAt and shouldUpdateFocus, moves, and sends didUpdateFocus; the order is assumed.",
    Band(since: .iOS(4), false, "focus does not exist", .documented),
    Band(since: .iOS(9), true, "in this order", .assumed, ["g2-31"])
  )

  /// Which rows take focus.
  public static let allowed = Rule<Bool>(
    .focusAllowed,
    "canFocusRowAt decides where it is implemented; else allowsFocus does, and allowsFocusDuringEditing in edit mode, both from iOS 15 on.",
    Band(since: .iOS(4), false, "focus does not exist", .documented),
    Band(since: .iOS(9), false, "the callback alone, true without it", .documented),
    Band(since: .iOS(15), true, "the callback, else the properties", .documented, ["g2-31"])
  )

  /// Where focus enters.
  public static let preferred = Rule<Bool>(
    .preferredFocus,
    "Focus that enters the table without aiming at a row goes to the row that had it last, if the table remembers it; else indexPathForPreferredFocusedView is asked, and nil means the first row on screen.",
    Band(since: .iOS(4), false, "focus does not exist", .documented),
    Band(since: .iOS(9), true, "the remembered row first", .assumed)
  )

  /// Whether the selection follows focus.
  public static let followed = Rule<Bool>(
    .focusFollowed,
    "The selection follows focus where selectionFollowsFocus of the table is true, and from iOS 15 on only to rows for which selectionFollowsFocusForRowAt answers true.",
    Band(since: .iOS(4), false, "focus does not exist", .documented),
    Band(since: .iOS(14), true, "both decide", .documented, ["int-56", "g2-31"])
  )

  /// What focus that selects sends.
  public static let selects = Rule<Bool>(
    .focusSelects,
    "After didUpdateFocus, selectionFollowsFocusForRowAt is asked, and the row is selected as by a tap, without highlight, if it is not selected yet.",
    Band(since: .iOS(4), false, "focus does not exist", .documented),
    Band(since: .iOS(14), true, "with willSelect and didSelect", .assumed, ["int-56", "g2-31"])
  )

  /// Which rows open.
  public static let springLoading = Rule<Bool>(
    .springLoading,
    "A drag that rests on a row asks shouldSpringLoadRowAt where isSpringLoaded is true; it is true where the method is missing.",
    Band(since: .iOS(4), false, "spring loading does not exist", .documented),
    Band(since: .iOS(11), true, "asked once", .documented, ["g2-24"])
  )

  /// What opening does.
  public static let springSelects = Rule<Bool>(
    .springSelects,
    "A row that springs open is selected as by a tap, without highlight.",
    Band(since: .iOS(4), false, "spring loading does not exist", .documented),
    Band(since: .iOS(11), true, "with willSelect and didSelect", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(moves), RuleEntry(allowed), RuleEntry(preferred), RuleEntry(followed),
      RuleEntry(selects),
      RuleEntry(springLoading), RuleEntry(springSelects),
    ]
  }
}
