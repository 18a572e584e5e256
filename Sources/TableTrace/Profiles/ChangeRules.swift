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
      "r3-45 (iOS 8): if heights are not estimated, all heights are queried. If heights are "
        + "estimated, no height of a visible row is queried. On iOS 11 and 12, heights and "
        + "estimates are queried while the size changes, before the next layout.",
      "r3-45 does not report whether the counts are queried. It also does not report how often "
        + "the heights are queried.",
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
      + "(a re-query). A table that appears together with its view controller follows other "
      + "rules, which depend on the kind of controller.",
    is: .geometry,
    "counts and heights, once",
    .assumed(from: .iOS(9), "load-48"),
    conflicts: [
      "In load-48 (iOS 9 or 10), the app adds its table in viewDidLoad and implements no method "
        + "for heights. The log shows only that the counts are queried."
    ]
  )

  package static let windowLoss = Rule<Bool>(
    .windowLoss,
    "A table leaves its window when another view controller is pushed or presented. On iOS 8, the "
      + "table then reads its counts and heights again at once (a re-query) and forgets measured "
      + "row heights. On other versions, nothing is read again.",
    VersionRange(false, "nothing is read again"),
    VersionRange(
      since: .iOS(8),
      true,
      "a re-query at once, if row heights are estimated",
      .assumed("r3-44")
    ),
    VersionRange(
      since: .iOS(9),
      false,
      "nothing is read again",
      .measured(until: .iOS(11), "r3-44")
    ),
    conflicts: [
      "r3-44 has six sources. Only one of them names methods that are called again: the methods "
        + "for estimated heights. No source reports whether the counts are read too."
    ]
  )

  package static let propertyChange = Rule<HostRequery>(
    .propertyChange,
    "When the app sets rowHeight, or another property for heights or estimates, a loaded table "
      + "does not react at once. The next layout begins by reading the counts and heights again "
      + "(a re-query).",
    is: .geometry,
    "counts and heights, once"
  )

  package static let tableHeaderView = Rule<HostRequery>(
    .tableHeaderView,
    "When the app sets a tableHeaderView, the table calls numberOfSections at once. This happens "
      + "only for the first header view, and only if the table has not loaded its data yet.",
    is: .sections,
    "only numberOfSections is called",
    .measured(from: .iOS(13), until: .iOS(16), "upd-65"),
    conflicts: [
      "In load-29 and load-30, the app sets the tableHeaderView or tableFooterView before the "
        + "data source. The table then keeps outdated row data, and section 0 is queried first."
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
        "In r3-50, the reports about versions before iOS 15 are only about the data source. The "
          + "source about iOS 15 infers that a new delegate causes another load.",
        "r3-50 does not say what happens if the data source of a loaded table is removed. It is "
          + "assumed that the table has no rows after its next layout.",
        "No log shows what happens if a diffable data source replaces another data source of a "
          + "loaded table. It is assumed that the loaded data is discarded, because apps create a "
          + "diffable data source in viewDidLoad.",
        "In load-29 and load-30, a table without a data source reads the number of its sections "
          + "and keeps it. The simulation does not keep this number.",
      ]
    )
    Statement(
      .clientMethods,
      "When the app sets a delegate or data source, the table looks up which methods this object "
        + "implements. If the object gets another method later, the method is not called until "
        + "the app sets the object again.",
      says: "the table looks up the methods when the delegate or data source is set",
      .measured(from: .iOS(8), until: .iOS(18), "r3-22"),
      conflicts: ["In r3-22, two libraries set the delegate to nil before they set it again."]
    )
    propertyChange
    Statement(
      .estimateChange,
      "When estimatedRowHeight changes on a loaded table, the next layout reads the counts "
        + "again. If updates begin before that layout, the table reads the counts at that "
        + "moment, as the counts before the updates. Setting the same value again does nothing.",
      says: "the table reads its counts again",
      .assumed(from: .iOS(10), until: .iOS(13), "r3-09"),
      decidedBy: [.propertyChange],
      conflicts: [
        "r3-09 does not report when the counts are read: at once, when an update begins, or in "
          + "the next layout"
      ]
    )
    tableHeaderView
    Statement(
      .tableFooterView,
      "When the app sets a tableFooterView, the table calls numberOfSections at once. This "
        + "happens only for the first footer view, and only if the table has not loaded its data "
        + "yet. If the table already has a tableHeaderView, nothing is called.",
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
      "viewDidLoad is called before viewWillAppear and the controller's other methods about "
        + "appearing and layout.",
      says: "before viewWillAppear",
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
        + "several times. Between these steps, viewWillAppear, viewDidAppear and the other "
        + "appearance methods are called. Their place depends on the kind of controller and on "
        + "how the app shows the controller.",
      says:
        "viewWillAppear, then viewDidAppear. The kind of controller decides when the layouts run.",
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
      "While a controller's view appears, viewWillLayoutSubviews and viewDidLayoutSubviews are "
        + "each called once or twice. The kind of controller and the iOS version decide how "
        + "often, and between which calls of the table.",
      VersionRange(
        "twice each for a UIViewController, otherwise once each",
        .observed(from: .iOS(10), until: .iOS(11), "load2-22")
      ),
      VersionRange(since: .iOS(13), "once each"),
      decidedBy: [
        .viewController, .viewControllerStoryboard, .tableViewController,
        .tableViewControllerInNavigation, .tableViewControllerPresented,
      ],
      conflicts: [
        "load2-22 (iOS 10.2) has no table. It is inferred between which calls of a table "
          + "viewWillLayoutSubviews and viewDidLayoutSubviews are called."
      ]
    )
    Statement(
      .appRaised,
      "If the app raises an exception inside a callback, the app ends there. No further method "
        + "is called.",
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
