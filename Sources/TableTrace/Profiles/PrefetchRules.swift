/// The rules of announcing rows whose data will be needed.
public enum PrefetchRules: Sendable {
  /// How many rows are announced.
  public static let window = Rule<Int>(
    .prefetchWindow,
    "prefetchRowsAt announces the rows that follow the visible ones in the direction of scrolling, nearest first: the whole window at first and after a turn, then one for each row that enters.",
    Band(since: .iOS(4), 10, "the method does not exist", .documented),
    Band(since: .iOS(10), 10, "ten rows", .assumed, ["upd-17"]),
    Band(since: .iOS(13), 10, "ten rows", .observed, ["load2-03", "upd-01"]),
    Band(since: .iOS(15), 10, "ten rows", .measured, ["upd-16"]),
    conflicts: ["tests2-59 (iOS 13 to 14) speaks of about a screenful"]
  )

  /// When the first rows are announced.
  public static let start = Rule<PrefetchStart>(
    .prefetchStart,
    "The first rows are announced at this time, after the last willDisplay of a pass and before cells end displaying.",
    Band(since: .iOS(4), .onLoad, "the method does not exist", .documented),
    Band(since: .iOS(10), .onLoad, "in the first layout", .assumed),
    Band(since: .iOS(14), .onLoad, "in the first layout", .observed, ["upd-01"]),
    Band(
      since: .iOS(14, 5),
      .whenScrolling,
      "when scrolling starts",
      .assumed,
      ["upd-16", "upd-14"]
    )
  )

  /// Which rows are called off.
  public static let cancel = Rule<Bool>(
    .prefetchCancel,
    "cancelPrefetchingForRowsAt names rows that were announced, were never displayed, and lie more than two windows from the visible rows.",
    Band(since: .iOS(4), true, "the method does not exist", .documented),
    Band(since: .iOS(10), true, "in the pass that leaves them behind", .assumed, ["upd-17"]),
    Band(since: .iOS(13), true, "in the pass that leaves them behind", .assumed, ["load2-03"]),
    conflicts: [
      "upd-17 names a change of direction as a reason; load2-03 turns at the end of the table and calls nothing off"
    ]
  )

  static var entries: [RuleEntry] {
    [RuleEntry(window), RuleEntry(start), RuleEntry(cancel)]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var window: Int
    package var start: PrefetchStart

    init(_ version: SystemVersion) {
      window = PrefetchRules.window.value(for: version)
      start = PrefetchRules.start.value(for: version)
    }
  }
}
