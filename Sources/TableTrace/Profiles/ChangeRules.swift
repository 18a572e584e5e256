/// The rules of what the app and the host change on a table that is loaded.
public enum ChangeRules: Sendable {
  /// What a new frame does.
  public static let frameChange = Rule<HostRound>(
    .frameChange,
    "A change of the table's size causes this round in its next layout.",
    Band(since: .iOS(4), .geometry, "one round of geometry", .assumed, ["load-18"])
  )

  /// What new insets do.
  public static let insetChange = Rule<HostRound>(
    .insetChange,
    "A change of the content inset causes this round in the next layout.",
    Band(since: .iOS(4), .geometry, "one round of geometry", .assumed),
    Band(since: .iOS(9), .geometry, "one round of geometry", .measured, ["load-12"]),
    Band(since: .iOS(11), .geometry, "one round of geometry", .assumed)
  )

  /// What joining a window does.
  public static let windowChange = Rule<HostRound>(
    .windowChange,
    "A table that joins a window outside a host's own sequence asks this round.",
    Band(since: .iOS(4), .geometry, "one round of geometry", .assumed),
    Band(since: .iOS(9), .geometry, "one round of geometry", .measured, ["load-48"]),
    Band(since: .iOS(11), .geometry, "one round of geometry", .assumed)
  )

  /// What a new data source or delegate does.
  public static let dataSourceSet = Rule<Bool>(
    .dataSourceSet,
    "Setting the data source or the delegate discards what the table has loaded; the next layout loads anew.",
    Band(since: .iOS(4), true, "the next layout or question loads", .assumed, ["load-30"])
  )

  /// What a new height or estimate does.
  public static let propertyChange = Rule<HostRound>(
    .propertyChange,
    "A property that decides heights or estimates, set on a loaded table, causes this round in the next layout.",
    Band(since: .iOS(4), .geometry, "one round of geometry", .assumed)
  )

  /// What the first header or footer view of the table does.
  public static let tableHeaderView = Rule<HostRound>(
    .tableHeaderView,
    "The first tableHeaderView or tableFooterView set on a table that has loaded nothing asks this at once.",
    Band(since: .iOS(4), .sections, "the number of sections", .assumed),
    Band(since: .iOS(13), .sections, "the number of sections", .measured, ["upd-65"]),
    conflicts: [
      "load-29, load-30: set before the data source, the row data goes stale and section 0 is asked first"
    ]
  )

  /// What the controller's methods are.
  public static let controllerLifeCycle = Rule<Bool>(
    .controllerLifeCycle,
    "The controller's methods run around the table's triggers in the order of its host.",
    Band(since: .iOS(4), true, "viewDidLoad, viewWillAppear, layout, viewDidAppear", .documented),
    Band(
      since: .iOS(8),
      true,
      "viewDidLoad, viewWillAppear, layout, viewDidAppear",
      .observed,
      ["load-41", "load2-22", "load2-01"]
    )
  )

  /// What an app's own exception is.
  public static let appRaised = Rule<Bool>(
    .appRaised,
    "An exception that a callback raises ends the program.",
    Band(since: .iOS(4), true, "the trace ends there", .documented)
  )

  /// What the simulation itself cannot hold.
  public static let simulationLimit = Rule<SimulationLimit>(
    .simulationLimit,
    "The simulation, not UIKit, ends a run with more sections, more rows with a height or an estimate each in one section, or more displayed rows, than this.",
    Band(
      since: .iOS(4),
      SimulationLimit(
        sections: 1_000_000,
        rowsWithHeights: 268_435_456,
        displayedRows: 100_000
      ),
      "1000000 sections, 268435456 rows, 100000 displayed rows",
      .documented
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(frameChange), RuleEntry(insetChange), RuleEntry(windowChange),
      RuleEntry(dataSourceSet), RuleEntry(propertyChange), RuleEntry(tableHeaderView),
      RuleEntry(controllerLifeCycle), RuleEntry(appRaised), RuleEntry(simulationLimit),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var frameRound: HostRound
    package var insetRound: HostRound
    package var windowRound: HostRound
    package var propertyRound: HostRound
    package var tableHeaderViewRound: HostRound

    init(_ version: SystemVersion) {
      frameRound = ChangeRules.frameChange.value(for: version)
      insetRound = ChangeRules.insetChange.value(for: version)
      windowRound = ChangeRules.windowChange.value(for: version)
      propertyRound = ChangeRules.propertyChange.value(for: version)
      tableHeaderViewRound = ChangeRules.tableHeaderView.value(for: version)
    }
  }
}
