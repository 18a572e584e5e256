/// The rules of a finger on a row: highlight, cancelling, the accessory.
public enum TouchRules: Sendable {
  /// What a finger can touch.
  public static let target = Rule<Bool>(
    .touchTarget,
    "A finger touches what is on screen at its place: a row, a header or footer, or nothing.",
    Band(since: .iOS(4), true, "only displayed rows", .documented)
  )

  /// A touch while the content moves.
  public static let whileScrolling = Rule<Bool>(
    .touchWhileScrolling,
    "A finger that comes down while the content moves by itself stops it, which sends the end of that motion, and touches no row.",
    Band(since: .iOS(4), true, "no row is touched", .assumed)
  )

  /// What follows when the touch is cancelled.
  public static let cancelled = Rule<Bool>(
    .touchCancelled,
    "A touch that is cancelled, by scrolling, a menu, a reload before the selection or a lost window, sends didUnhighlightRowAt if the row is still highlighted, and nothing else.",
    Band(since: .iOS(4), true, "no highlight callbacks exist", .documented),
    Band(since: .iOS(6), true, "didUnhighlight only", .measured, ["int-13", "int-08"]),
    Band(since: .iOS(8), true, "didUnhighlight only", .assumed)
  )

  /// Callbacks that nobody implements.
  public static let passedOver = Rule<Bool>(
    .passedOver,
    "A callback that the client does not implement, or that the version does not know, is passed over with its default.",
    Band(since: .iOS(4), true, "as if it had answered its default", .documented)
  )

  /// The callbacks of highlighting.
  public static let order = Rule<Bool>(
    .highlightOrder,
    "shouldHighlightRowAt and didHighlightRowAt come as the finger comes down, didUnhighlightRowAt as it is lifted, before anything of the selection.",
    Band(since: .iOS(4), true, "no highlight callbacks exist", .documented),
    Band(since: .iOS(6), true, "before the selection", .measured, ["int-13", "int-45"]),
    Band(since: .iOS(9), true, "before the selection", .measured, ["int-34"]),
    Band(since: .iOS(10), true, "before the selection", .measured, ["int-43"]),
    Band(since: .iOS(11), true, "before the selection", .assumed),
    Band(since: .iOS(13), true, "before the selection", .observed, ["int-01"]),
    Band(since: .iOS(14), true, "before the selection", .assumed),
    Band(since: .iOS(16), true, "before the selection", .tested, ["tests2-62"]),
    Band(since: .iOS(18), true, "before the selection", .assumed)
  )

  /// Where nothing can be selected.
  public static let allowed = Rule<Bool>(
    .highlightAllowed,
    "Where the table's properties let nothing be selected, a finger highlights nothing either.",
    Band(since: .iOS(4), true, "no highlight callbacks exist", .documented),
    Band(since: .iOS(6), true, "shouldHighlightRowAt is not asked", .assumed)
  )

  /// A table that goes away under the finger.
  public static let leavesWindow = Rule<Bool>(
    .touchLeavesWindow,
    "A table that leaves its window while a finger is on it loses the touch: didUnhighlightRowAt comes at once, and nothing is selected.",
    Band(since: .iOS(4), true, "the touch is cancelled", .assumed)
  )

  /// What a refusal does.
  public static let veto = Rule<Bool>(
    .highlightVeto,
    "shouldHighlightRowAt answering false ends the touch: nothing is highlighted, nothing is selected, and what is selected stays so.",
    Band(since: .iOS(4), true, "no highlight callbacks exist", .documented),
    Band(since: .iOS(6), true, "ends the touch", .tested, ["tests2-54", "int-45", "int-51"]),
    Band(since: .iOS(11), true, "ends the touch", .measured, ["int-37", "int-51"]),
    Band(since: .iOS(13), true, "ends the touch", .observed, ["int-02", "int-37"]),
    Band(since: .iOS(14), true, "ends the touch", .documented, ["int-51", "g2-31"])
  )

  /// How the cell follows.
  public static let cell = Rule<Bool>(
    .highlightCell,
    "The cell is set highlighted before didHighlightRowAt and back before didUnhighlightRowAt, without an animation; the place between the two callbacks is assumed.",
    Band(since: .iOS(4), true, "before the callback", .assumed),
    Band(since: .iOS(6), true, "before the callback", .measured, ["int-09"]),
    Band(since: .iOS(9), true, "before the callback", .measured, ["int-07"]),
    Band(since: .iOS(12), true, "before the callback", .measured, ["int-35"]),
    Band(since: .iOS(13), true, "before the callback", .assumed)
  )

  /// The row of a cancelled highlight.
  public static let cancelPath = Rule<Bool>(
    .highlightCancelPath,
    "When scrolling cancels a touch, didUnhighlightRowAt carries this row.",
    Band(since: .iOS(4), false, "no highlight callbacks exist", .documented),
    Band(
      since: .iOS(6),
      true,
      "NSNotFound for section and row, 2147483647 on the devices of the time",
      .measured,
      ["int-13"]
    ),
    Band(since: .iOS(7), false, "the row that was highlighted", .assumed)
  )

  /// What a tap on the accessory does.
  public static let accessory = Rule<Bool>(
    .accessoryButton,
    "A tap on a detailDisclosureButton or detailButton sends accessoryButtonTappedForRowWith and nothing else; a view of the app takes its taps itself; other accessories are a part of the row.",
    Band(since: .iOS(4), true, "the detail buttons only", .documented, ["int-57"]),
    Band(
      since: .iOS(7),
      true,
      "the detail buttons only",
      .measured,
      ["seed-000-other", "int-57"]
    ),
    Band(since: .iOS(9), true, "the detail buttons only", .measured, ["int-34", "int-57"]),
    Band(since: .iOS(10), true, "the detail buttons only", .documented, ["int-57"])
  )

  /// Where a point hits the accessory.
  public static let accessoryWidth = Rule<Double>(
    .accessoryWidth,
    "A point in this many points at the right edge of a row lies on its detail button or on the view of the app, outside edit mode.",
    Band(since: .iOS(4), 44, "44 points, for every accessory", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(target), RuleEntry(whileScrolling), RuleEntry(cancelled), RuleEntry(passedOver),
      RuleEntry(order), RuleEntry(veto), RuleEntry(cell), RuleEntry(cancelPath),
      RuleEntry(accessory), RuleEntry(allowed), RuleEntry(leavesWindow), RuleEntry(accessoryWidth),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var unhighlightsUnknownRow: Bool
    package var accessoryWidth: Double

    init(_ version: SystemVersion) {
      unhighlightsUnknownRow = TouchRules.cancelPath.value(for: version)
      accessoryWidth = TouchRules.accessoryWidth.value(for: version)
    }
  }
}
