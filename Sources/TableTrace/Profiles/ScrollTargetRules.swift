/// The rules of scrolling to a row, a rectangle or a title of the section index.
public enum ScrollTargetRules: Sendable {
  /// Which heights are asked first.
  public static let heights = Rule<ScrollHeights>(
    .scrollHeights,
    "With row estimates, scrollToRow asks real heights inside the call, before it moves.",
    Band(since: .iOS(4), .none, "no estimates exist", .documented),
    Band(since: .iOS(7), .none, "it moves by estimates", .assumed),
    Band(since: .iOS(8), .none, "it moves by estimates", .measured, ["load2-15", "load2-14"]),
    Band(since: .iOS(9), .allRows, "of all rows", .measured, ["load2-14", "g2-08"]),
    Band(since: .iOS(10), .allRows, "of all rows", .assumed),
    Band(
      since: .iOS(15),
      .rowsOfTarget,
      "of the rows of the target's screen; self-sizing rows get a cell for it that is not displayed",
      .measured,
      ["load2-13"]
    ),
  )

  /// Where an animated scroll ends.
  public static let animatedLanding = Rule<Bool>(
    .scrollAnimatedLanding,
    "Whether an animated scrollToRow ends where the row was by the heights known before the call, although real heights are asked in it.",
    Band(since: .iOS(4), false, "no height is asked, so both forms land alike", .assumed),
    Band(since: .iOS(9), true, "by the heights known before", .measured, ["load2-15"]),
    Band(since: .iOS(9, 1), true, "by the heights known before", .assumed, ["load2-15"]),
    conflicts: [
      "load2-15 is stated for a beta of 9.0 and inferred for 16; nothing is known of the versions between"
    ]
  )

  /// Where the table comes to rest.
  public static let position = Rule<Bool>(
    .scrollPosition,
    "scrollToRow puts the row at the top below a pinned header, in the middle or at the bottom of what the insets leave, never beyond the ends; with none it moves as little as it must.",
    Band(since: .iOS(4), true, "limited to the content", .assumed),
    Band(since: .iOS(6), true, "limited to the content", .tested, ["tests2-32"]),
    Band(
      since: .iOS(11),
      true,
      "limited to the content",
      .tested,
      ["tests2-26", "tests2-43", "tests2-53", "tests2-60"]
    )
  )

  /// The exception for a row that does not exist.
  public static let range = Rule<ScrollRangeText>(
    .scrollRange,
    "scrollToRow to a row or section that the table does not have raises NSRangeException.",
    Band(since: .iOS(4), .scrollToRow, "'…: row (…) beyond bounds (…) …'", .assumed),
    Band(
      since: .iOS(5),
      .scrollToRow,
      "'…: row (…) beyond bounds (…) …'",
      .observed,
      ["photokandyStudios/gbible#37"]
    ),
    Band(
      since: .iOS(7),
      .contentOffset,
      "the same from a private method",
      .observed,
      ["wordpress-mobile/WordPress-iOS#1675", "ml-opensource/FZAccordionTableView#2"]
    ),
    Band(
      since: .iOS(11),
      .presentationValues,
      "the same from another method",
      .observed,
      ["CodeWicky/DWLogger#1", "zendesk/zendesk_sdk_chat_ios#189"]
    ),
    Band(
      since: .iOS(13),
      .attempted,
      "'Attempted to scroll the table view …'",
      .observed,
      ["itsmeichigo/DateTimePicker#91", "Provenance-Emu/Provenance#1876"]
    )
  )

  /// What a touch on the section index does.
  public static let index = Rule<Bool>(
    .sectionIndexTouch,
    "Each title that the finger newly reaches asks sectionForSectionIndexTitle; the table then scrolls to the first row of the answer, without an animation.",
    Band(since: .iOS(4), true, "once for each title", .assumed),
    Band(since: .iOS(10), true, "once for each title", .measured, ["int-58"]),
    Band(since: .iOS(14), true, "once for each title", .assumed)
  )

  /// When there is an index.
  public static let indexShown = Rule<Bool>(
    .sectionIndexShown,
    "A plain table shows its section index when it has titles and at least sectionIndexMinimumDisplayRowCount rows; reloadSectionIndexTitles asks the titles at once.",
    Band(since: .iOS(4), true, "by titles and rows", .documented)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(heights), RuleEntry(animatedLanding), RuleEntry(position), RuleEntry(range),
      RuleEntry(index), RuleEntry(indexShown),
    ]
  }
}
