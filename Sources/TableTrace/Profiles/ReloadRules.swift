/// The rules of `reloadData` and of layout.
public enum ReloadRules: Sendable {
  /// The part of reloadData that happens at once.
  public static let round = Rule<HostRound>(
    .reloadRound,
    "reloadData asks one round inside the call and touches no cell.",
    Band(since: .iOS(4), .geometry, "one round of geometry", .assumed),
    Band(
      since: .iOS(9),
      .geometry,
      "one round of geometry",
      .measured,
      ["load-19", "load-35", "load-38"]
    ),
    Band(
      since: .iOS(11),
      .geometry,
      "one round of geometry",
      .observed,
      ["load-23", "load-25", "load-31", "upd-04"]
    )
  )

  /// The part that happens later.
  public static let layout = Rule<Bool>(
    .reloadLayout,
    "The cells of a reload are made in the table's next layout, which asks no counts again.",
    Band(since: .iOS(4), true, "in the next layout", .assumed, ["load-14"]),
    Band(since: .iOS(8), true, "in the next layout", .measured, ["load-35", "tests2-31"]),
    Band(since: .iOS(11), true, "in the next layout", .observed, ["load-23", "load-25"])
  )

  /// What the first layout owes.
  public static let firstLayoutRound = Rule<HostRound>(
    .firstLayoutRound,
    "After a reloadData that came before any layout, the first layout asks a round of its own; after a load by a question of the app it asks none.",
    Band(since: .iOS(4), .geometry, "one round of geometry", .assumed),
    Band(since: SystemVersion(.catalyst, 13), .geometry, "one round of geometry", .assumed),
    Band(
      since: SystemVersion(.catalyst, 26),
      .geometry,
      "one round of geometry",
      .observed,
      ["upd-04", "load2-16"]
    )
  )

  /// How displayed cells end on reload.
  public static let didEnd = Rule<Bool>(
    .reloadDidEnd,
    "In the layout after a reload every displayed cell ends displaying, last row first and with its old path, before any cell is asked for.",
    Band(since: .iOS(4), false, "didEndDisplaying does not exist", .documented),
    Band(since: .iOS(6), true, "last row first", .assumed, ["tests2-31"]),
    Band(since: .iOS(13), true, "last row first", .assumed, ["tests2-48"]),
    Band(since: SystemVersion(.catalyst, 26), true, "last row first", .observed, ["upd-05"]),
    conflicts: [
      "the order is shown on Catalyst 26 only; tests2-48 asserts the old paths and the later layout",
      "upd-05: the cells are handed out as if they had been returned first row first",
    ]
  )

  /// Which questions force a pending layout.
  public static let layoutForced = Rule<Bool>(
    .layoutForced,
    "setNeedsLayout is answered by the next layout; layoutIfNeeded, visibleCells, cellForRow, header and footer views, indexPathsForVisibleRows and indexPath(for:) after a load and, with estimates, the rects of sections, rows, headers and footers run a pending layout at once.",
    Band(since: .iOS(4), true, "at once", .assumed),
    Band(since: .iOS(10), true, "at once", .tested, ["tests2-02", "tests2-07", "tests2-13"]),
    conflicts: ["no test shows indexPath(for:); it is taken to do what cellForRow does"]
  )

  /// The console warning about layout without a window.
  public static let outsideWindow = Rule<Bool>(
    .layoutOutsideWindow,
    "Laying out cells without a window prints one warning per process; the cells are made all the same.",
    Band(since: .iOS(4), false, "no warning", .assumed),
    Band(since: .iOS(13), true, "one warning", .documented, ["load-33"])
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(round), RuleEntry(layout), RuleEntry(firstLayoutRound), RuleEntry(didEnd),
      RuleEntry(layoutForced), RuleEntry(outsideWindow),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var round: HostRound
    package var firstLayoutRound: HostRound
    package var warnsOutsideWindow: Bool

    init(_ version: SystemVersion) {
      round = ReloadRules.round.value(for: version)
      firstLayoutRound = ReloadRules.firstLayoutRound.value(for: version)
      warnsOutsideWindow = ReloadRules.outsideWindow.value(for: version)
    }
  }
}
