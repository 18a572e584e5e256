/// The rules of scrolling by code, and of the content that moves.
public enum ScrollRules: Sendable {
  /// When the delegate is told.
  public static let didScroll = Rule<Bool>(
    .didScroll,
    "A content offset that changes sends scrollViewDidScroll inside the setter, once.",
    Band(since: .iOS(4), true, "inside the setter", .assumed),
    Band(since: .iOS(9), true, "inside the setter", .measured, ["upd-27"]),
    Band(since: SystemVersion(.catalyst, 26), true, "inside the setter", .observed, ["upd-03"])
  )

  /// When the cells follow.
  public static let cellsAfterScroll = Rule<Bool>(
    .cellsAfterScroll,
    "Rows come and go in the layout after the offset has changed; counts and estimates are not asked.",
    Band(since: .iOS(4), true, "in the next layout", .assumed),
    Band(since: .iOS(8), true, "in the next layout", .measured, ["upd-23", "upd-10"]),
    Band(since: .iOS(11), true, "in the next layout", .observed, ["upd-01", "upd-02", "load2-04"]),
    Band(since: SystemVersion(.catalyst, 26), true, "in the next layout", .observed, ["upd-03"])
  )

  /// Whether the setter corrects what it is given.
  public static let offsetKept = Rule<Bool>(
    .offsetKept,
    "A content offset beyond the ends of the content stays as it was set.",
    Band(since: .iOS(4), true, "it is kept", .assumed),
    Band(since: .iOS(11), true, "it is kept", .tested, ["tests2-26"])
  )

  /// What a new inset does to the offset.
  public static let insetMovesContent = Rule<Bool>(
    .insetMovesContent,
    "A content inset that moves a table resting at its top sends scrollViewDidScroll inside the setter.",
    Band(since: .iOS(4), true, "inside the setter", .assumed),
    Band(since: .iOS(8), true, "inside the setter", .measured, ["upd-25"])
  )

  /// When the delegate hears of a new inset.
  public static let adjustedInset = Rule<Bool>(
    .adjustedInset,
    "scrollViewDidChangeAdjustedContentInset is sent inside the setter of a content inset that changes, before the content moves.",
    Band(since: .iOS(4), false, "the method does not exist", .documented),
    Band(since: .iOS(11), true, "before scrollViewDidScroll", .assumed)
  )

  /// What a wrong estimate above the screen does.
  public static let rowAboveMeasured = Rule<Bool>(
    .rowAboveMeasured,
    "A row above the displayed ones whose real height differs from its estimate moves the content offset by the difference, so that the displayed rows stay in place.",
    Band(since: .iOS(4), false, "no estimates exist", .documented),
    Band(since: .iOS(7), true, "the offset follows without a call", .assumed),
    Band(
      since: .iOS(8),
      true,
      "the offset follows without a call",
      .assumed,
      ["upd-62", "upd-63"]
    ),
    conflicts: ["upd-62 shows the correction; that no scrollViewDidScroll comes with it is assumed"]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(didScroll), RuleEntry(cellsAfterScroll), RuleEntry(offsetKept),
      RuleEntry(adjustedInset), RuleEntry(insetMovesContent), RuleEntry(rowAboveMeasured),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var correctsOffset: Bool
    package var heights: ScrollHeights
    package var animatedLandsByEstimates: Bool
    package var rangeText: ScrollRangeText

    init(_ version: SystemVersion) {
      correctsOffset = ScrollRules.rowAboveMeasured.value(for: version)
      heights = ScrollTargetRules.heights.value(for: version)
      animatedLandsByEstimates = ScrollTargetRules.animatedLanding.value(for: version)
      rangeText = ScrollTargetRules.range.value(for: version)
    }
  }
}
