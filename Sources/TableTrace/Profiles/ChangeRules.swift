/// The rules of what the app and the host change on a table that is loaded.
package enum ChangeRules: Sendable {
  package static let frameChange = Rule<HostRound>(
    .frameChange,
    "A change of the table's size causes this round in its next layout.",
    Band(
      since: .iOS(4),
      .geometry,
      "one round of geometry",
      .assumed(),
      .measured(from: .iOS(8), "r3-45"),
      .assumed(from: .iOS(10), "load-18")
    ),
    conflicts: [
      "r3-45 (8): all heights without estimates, and none of a shown row with them; (11 to 12): heights and estimates come inside the change, before its layout"
    ]
  )

  package static let insetChange = Rule<HostRound>(
    .insetChange,
    "A change of the content inset causes this round in the next layout.",
    Band(
      since: .iOS(4),
      .geometry,
      "one round of geometry",
      .assumed("load-12")
    )
  )

  package static let windowChange = Rule<HostRound>(
    .windowChange,
    "A table that joins a window outside a host's own sequence asks this round.",
    Band(
      since: .iOS(4),
      .geometry,
      "one round of geometry",
      .assumed(),
      .measured(from: .iOS(9), "load-48"),
      .assumed(from: .iOS(11))
    )
  )

  package static let windowLoss = Rule<Bool>(
    .windowLoss,
    "Whether a table that leaves its window, as another controller is pushed or presented, asks a round at once and forgets the heights that replaced its estimates.",
    Band(since: .iOS(4), false, "it keeps what it knows", .assumed()),
    Band(since: .iOS(8), true, "a round of geometry, by estimates", .measured("r3-44")),
    Band(
      since: .iOS(9),
      false,
      "it keeps what it knows",
      .measured("r3-44"),
      .assumed(from: .iOS(11))
    ),
    conflicts: [
      "r3-44: one of six sources names the estimates that are asked again; whether the counts are asked too is not told"
    ]
  )

  package static let dataSourceSet = Statement(
    .dataSourceSet,
    "Setting the delegate discards what the table has loaded, and the next layout loads anew; another data source asks nothing and discards nothing, so that the app has to reload; without one the table has one section without rows.",
    Band(
      since: .iOS(4),
      "the delegate reloads, the data source does not",
      .assumed(),
      .measured(from: .iOS(8), "r3-50"),
      .assumed(from: .iOS(17))
    ),
    conflicts: [
      "r3-50 does not tell of a data source that is taken away from a loaded table; that the next layout finds it empty is assumed",
      "load-29, load-30: the number of sections that is remembered without a data source is not simulated",
    ]
  )

  package static let clientMethods = Statement(
    .clientMethods,
    "What a delegate or data source implements is asked once, as it is set; a method that it gains later is not called until it is set again.",
    Band(
      since: .iOS(4),
      "as it is set",
      .assumed(),
      .measured(from: .iOS(8), "r3-22"),
      .assumed(from: .iOS(26))
    )
  )

  package static let propertyChange = Rule<HostRound>(
    .propertyChange,
    "A property that decides heights or estimates, set on a loaded table, causes this round in the next layout.",
    Band(since: .iOS(4), .geometry, "one round of geometry", .assumed())
  )

  package static let estimateChange = Statement(
    .estimateChange,
    "Another estimatedRowHeight makes a loaded table count anew, in the next layout or, before it, as a group of updates opens, which then takes the new counts for the old ones; the same value does nothing.",
    Band(
      since: .iOS(4),
      "counts anew",
      .assumed(),
      .measured(from: .iOS(10), "r3-09"),
      .assumed(from: .iOS(13))
    ),
    decidedBy: [.propertyChange],
    conflicts: ["r3-09: whether it counts at once, as the group opens or in the layout is not told"]
  )

  package static let tableHeaderView = Rule<HostRound>(
    .tableHeaderView,
    "The first tableHeaderView or tableFooterView set on a table that has loaded nothing asks this at once.",
    Band(
      since: .iOS(4),
      .sections,
      "the number of sections",
      .assumed(),
      .measured(from: .iOS(13), "upd-65"),
      .assumed(from: .iOS(16))
    ),
    conflicts: [
      "load-29, load-30: set before the data source, the row data goes stale and section 0 is asked first"
    ]
  )

  package static let controllerLifeCycle = Statement(
    .controllerLifeCycle,
    "The controller's methods are called between the table's triggers, in the order of its host.",
    Band(
      since: .iOS(4),
      "viewDidLoad, viewWillAppear, viewDidAppear; the host decides where the layouts are",
      .documented("doc-03"),
      .observed(from: .iOS(10), "load2-22"),
      .documented(from: .iOS(12), "doc-03")
    ),
    decidedBy: [
      .viewController, .viewControllerStoryboard, .tableViewController,
      .tableViewControllerInNavigation, .tableViewControllerPresented, .detached, .writtenTriggers,
    ]
  )

  package static let appRaised = Statement(
    .appRaised,
    "An exception that a callback raises ends the program.",
    Band(since: .iOS(4), "the trace ends there", .ours())
  )

  package static let simulationLimit = Rule<SimulationLimit>(
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
      .ours()
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(frameChange), RuleEntry(insetChange), RuleEntry(windowChange),
      RuleEntry(windowLoss), RuleEntry(dataSourceSet), RuleEntry(clientMethods),
      RuleEntry(propertyChange),
      RuleEntry(estimateChange), RuleEntry(tableHeaderView),
      RuleEntry(controllerLifeCycle), RuleEntry(appRaised), RuleEntry(simulationLimit),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var frameRound: HostRound
    package var insetRound: HostRound
    package var windowRound: HostRound
    package var forgetsWithoutWindow: Bool
    package var propertyRound: HostRound
    package var tableHeaderViewRound: HostRound
    package var simulationLimit: SimulationLimit

    init(_ version: ProfileVersion) {
      frameRound = ChangeRules.frameChange.value(for: version)
      insetRound = ChangeRules.insetChange.value(for: version)
      windowRound = ChangeRules.windowChange.value(for: version)
      forgetsWithoutWindow = ChangeRules.windowLoss.value(for: version)
      propertyRound = ChangeRules.propertyChange.value(for: version)
      tableHeaderViewRound = ChangeRules.tableHeaderView.value(for: version)
      simulationLimit = ChangeRules.simulationLimit.value(for: version)
    }
  }
}

/// What a table of the simulation can hold, so that no answer of a client uses up the memory.
package struct SimulationLimit: Hashable, Sendable {
  /// The most sections.
  package var sections: Int
  /// The most rows of one section that have a height or an estimate each: 2 GiB of heights.
  package var rowsWithHeights: Int
  /// The most rows on screen at once.
  package var displayedRows: Int
}
