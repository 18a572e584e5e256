/// The rules of changes to a loaded table, by the app or by its view controller and window.
package enum ChangeRules: Sendable {
  package static let frameChange = Rule<HostRequery>(
    .frameChange,
    "When a table's size changes, the table reads its counts and heights again (a re-query) at the "
      + "beginning of the next layout.",
    is: .geometry,
    "counts and heights, once",
    .assumed(from: .iOS(8), "r3-45", "load-18"),
    conflicts: [
      "r3-45 (iOS 8): without estimates, all heights are queried. With estimates, no height of a "
        + "visible row is queried. On iOS 11 and 12, heights and estimates are queried inside the "
        + "change, before its layout.",
      "r3-45 reports neither whether the counts are queried, nor how often the heights are "
        + "queried.",
    ]
  )

  package static let insetChange = Rule<HostRequery>(
    .insetChange,
    "When the content inset changes, the table reads its counts and heights again (a re-query) "
      + "at the beginning of the next layout.",
    is: .geometry,
    "counts and heights, once",
    .assumed("load-12")
  )

  package static let windowChange = Rule<HostRequery>(
    .windowChange,
    "When the app itself adds a table to a window, the table reads its counts and heights again "
      + "(a re-query). A table that appears with its view controller follows the rules for that "
      + "controller.",
    is: .geometry,
    "counts and heights, once",
    .assumed(from: .iOS(9), "load-48"),
    conflicts: [
      "load-48 (iOS 9 or 10) adds its table in viewDidLoad and has no method for heights. It "
        + "shows that the counts are queried."
    ]
  )

  package static let windowLoss = Rule<Bool>(
    .windowLoss,
    "A table leaves its window when another view controller is pushed or presented. On iOS 8, the "
      + "table then reads its counts and heights again at once (a re-query) and forgets measured "
      + "row heights. On other versions, nothing is read again.",
    VersionRange(false, "nothing is read again"),
    VersionRange(since: .iOS(8), true, "a re-query at once, with estimates", .assumed("r3-44")),
    VersionRange(
      since: .iOS(9),
      false,
      "nothing is read again",
      .measured(until: .iOS(11), "r3-44")
    ),
    conflicts: [
      "r3-44: one of six sources names the estimate methods that are called again. It is not "
        + "reported whether and when the counts are read too."
    ]
  )

  package static let propertyChange = Rule<HostRequery>(
    .propertyChange,
    "If the app sets rowHeight, or another property of heights or estimates, the next layout of a "
      + "loaded table begins with a re-query. The table then reads its counts and heights again.",
    is: .geometry,
    "counts and heights, once"
  )

  package static let tableHeaderView = Rule<HostRequery>(
    .tableHeaderView,
    "When the first tableHeaderView is set on a table that has not loaded, numberOfSections is "
      + "called at once.",
    is: .sections,
    "only numberOfSections is called",
    .measured(from: .iOS(13), until: .iOS(16), "upd-65"),
    conflicts: [
      "load-29 and load-30: if the header view is set before the data source, the row data "
        + "becomes out of date. Section 0 is then queried first."
    ]
  )

  package static let simulationLimit = Rule<SimulationLimit>(
    .simulationLimit,
    "The simulation, unlike UIKit, stops with an error if a table is too large. It limits the "
      + "number of sections and of displayed rows. It also limits the rows of one section, if each "
      + "row has its own height or estimate.",
    is: SimulationLimit(
      sections: 1_000_000,
      rowsWithHeights: 268_435_456,
      displayedRows: 100_000
    ),
    "1000000 sections, 268435456 rows, 100000 displayed rows",
    .ours()
  )

  static let entries = RuleList.of {
    frameChange
    insetChange
    windowChange
    Statement(
      .appearsAgain,
      "If a view controller disappeared and appears again, its table enters the window after "
        + "viewWillAppear, without a re-query. A pending layout runs before viewDidAppear.",
      says: "the layout runs before viewDidAppear",
      .assumed(from: .iOS(8), "load-41", "load2-22", "r4-25"),
      decidedBy: [.isAppearing],
      conflicts: [
        "load-41 (iOS 8) and load2-22 (iOS 10) show the first time that a view appears. load-41 has "
          + "viewDidAppear before the layout.",
        "r4-25 (Catalyst 26.5, without a table): a push without an animation has no layout before "
          + "viewDidAppear.",
      ]
    )
    windowLoss
    Statement(
      .dataSourceSet,
      "If the app sets another delegate, the table discards the data that it has loaded and loads "
        + "again in the next layout. Setting another data source discards nothing and causes no "
        + "call, so the app has to call reloadData. Without a data source the table has one "
        + "section without rows.",
      says: "a new delegate causes another load, a new data source does not",
      .assumed(from: .iOS(8), "r3-50"),
      conflicts: [
        "r3-50: reports about versions before iOS 15 are only about the data source. The source "
          + "about iOS 15 infers that a new delegate causes another load.",
        "r3-50 does not mention a loaded table whose data source is removed. It is assumed that the "
          + "next layout finds it empty.",
        "No log shows what happens if a diffable data source replaces another data source of a "
          + "loaded table. It is assumed that the loaded data is discarded, because apps create a "
          + "diffable data source in viewDidLoad.",
        "load-29, load-30: the simulation does not remember the number of sections without a data source",
      ]
    )
    Statement(
      .clientMethods,
      "When a delegate or data source is set, the table looks up which methods it implements. A "
        + "method added later is not called until the object is set again.",
      says: "when it is set",
      .measured(from: .iOS(8), until: .iOS(18), "r3-22"),
      conflicts: ["r3-22: two libraries set the delegate to nil first, and then set it again."]
    )
    propertyChange
    Statement(
      .estimateChange,
      "If estimatedRowHeight changes on a loaded table, the next layout reads the counts again. If "
        + "updates begin before that layout, the table reads the counts right then and treats them "
        + "as the counts before the updates. Setting the same value does nothing.",
      says: "the counts are read again",
      .assumed(from: .iOS(10), until: .iOS(13), "r3-09"),
      decidedBy: [.propertyChange],
      conflicts: [
        "r3-09 does not report whether the counts are read at once, when the updates begin, or "
          + "in the layout"
      ]
    )
    tableHeaderView
    Statement(
      .tableFooterView,
      "When the first tableFooterView is set on a table that has not loaded, numberOfSections is "
        + "called at once. If the table already has a tableHeaderView, nothing is called.",
      says: "only numberOfSections is called",
      decidedBy: [.tableHeaderView],
      conflicts: ["upd-65 (iOS 13 to 15) shows only a tableHeaderView."]
    )
    Statement(
      .hostEvents,
      "While a table loads, only certain events make it read its counts and heights (a re-query). "
        + "The events are: the table is set up, enters a window, gets another size or inset, "
        + "appears or lays out.",
      says: "the kind of controller decides which of these events cause a re-query",
      .assumed(
        "load-41",
        "load-20a",
        "load-22",
        "load2-23",
        "r3-23",
        "load2-01",
        "load2-02",
        "load-51"
      ),
      decidedBy: [
        .viewController, .viewControllerStoryboard, .tableViewController,
        .tableViewControllerInNavigation, .tableViewControllerPresented,
      ],
      conflicts: [
        "The logs show how many re-queries there are. Which event causes which re-query is "
          + "inferred."
      ]
    )
    Statement(
      .controllerLoads,
      "viewDidLoad is called before the controller's other methods.",
      says: "first",
      .documented("doc-03"),
      .observed(from: .iOS(8), "load-41", "load2-22"),
      .documented(from: .iOS(11), "doc-03"),
      conflicts: [
        "load2-22 (iOS 10.2) is a program without a table.",
        "load2-01 and load2-02 (iOS 13) print no other method of the controller.",
      ]
    )
    Statement(
      .controllerLifeCycle,
      "While a controller appears, its table reads its data and lays out its rows, sometimes "
        + "several times. viewWillAppear, viewDidAppear and the controller's other appearance "
        + "methods are called in between. Their exact place depends on the kind of controller and "
        + "on how the controller is shown.",
      says:
        "viewWillAppear, then viewDidAppear. The kind of controller decides where the layouts are.",
      .documented("doc-03"),
      .observed(from: .iOS(8), "load-41"),
      .documented(from: .iOS(9), "doc-03"),
      .observed(from: .iOS(10), "load2-22"),
      .documented(from: .iOS(11), "doc-03"),
      decidedBy: [
        .viewController, .viewControllerStoryboard, .tableViewController,
        .tableViewControllerInNavigation, .tableViewControllerPresented, .detached,
        .writtenTriggers,
      ],
      conflicts: ["load2-22 (iOS 10.2) is a program without a table."]
    )
    Statement(
      .controllerLayouts,
      "viewWillLayoutSubviews is called before a layout of the controller's view, and "
        + "viewDidLayoutSubviews after it.",
      says: "before and after the layout",
      .documented("doc-03"),
      .observed(from: .iOS(10), "load2-22"),
      .documented(from: .iOS(11), "doc-03"),
      decidedBy: [
        .viewController, .viewControllerStoryboard, .tableViewController,
        .tableViewControllerInNavigation, .tableViewControllerPresented,
      ],
      conflicts: [
        "load2-22 (iOS 10.2) shows two pairs of these calls, in a program without a table."
      ]
    )
    Statement(
      .controllerLayoutTimes,
      "How often viewWillLayoutSubviews and viewDidLayoutSubviews are called while a view appears, "
        + "and when, depends on the kind of controller and on how it is shown.",
      VersionRange(
        "twice for a UIViewController, otherwise once",
        .observed(from: .iOS(10), until: .iOS(11), "load2-22")
      ),
      VersionRange(since: .iOS(13), "once"),
      decidedBy: [
        .viewController, .viewControllerStoryboard, .tableViewController,
        .tableViewControllerInNavigation, .tableViewControllerPresented,
      ],
      conflicts: [
        "load2-22 (iOS 10.2) has no table. Where these calls are among those of a table is "
          + "inferred."
      ]
    )
    Statement(
      .appRaised,
      "If a callback raises an exception, the app ends there. Nothing is called after it.",
      says: "the trace ends there",
      .ours()
    )
    simulationLimit
  }
}

/// The limits of a simulated table, so that no return value of the app uses up the memory.
package struct SimulationLimit: Hashable, Sendable {
  package var sections: Int
  /// The largest number of rows in a section if each row has a height or an estimate: 2 GiB of
  /// heights.
  package var rowsWithHeights: Int
  /// The largest number of rows on screen at once.
  package var displayedRows: Int
}
