/// The rules of hosts, which are view controllers and windows: what happens to a table until it is
/// on screen.
package enum HostRules: Sendable {
  /// The controller's methods after its view has entered the window and got its insets.
  package static let entering: [HostEvent] = [
    .hook(.viewSafeAreaInsetsDidChange), .hook(.viewIsAppearing),
  ]

  /// The layout of a controller whose table is a subview; the table lays out later.
  private static let appearing: [HostEvent] = [
    .hook(.viewWillLayoutSubviews), .hook(.viewDidLayoutSubviews),
  ]

  /// The layout of a controller whose view is the table.
  private static let ownLayout: [HostEvent] = [
    .hook(.viewWillLayoutSubviews), .trigger(.layout, .geometry), .hook(.viewDidLayoutSubviews),
  ]

  package static let viewController = Rule<[HostEvent]>(
    .viewController,
    "If a UIViewController creates its table in viewDidLoad, the table reads its counts and "
      + "heights several times before it makes the first cell. From iOS 13.4, the table does so "
      + "twice: at its set-up and in the first layout. Older versions do so more often.",
    VersionRange(
      threeRequeries(inCode),
      "three times: set-up, window, layout",
      .assumed(from: .iOS(8), "load-18", "load-02"),
      .measured(from: .iOS(9), "load-20a", "r3-01", hints: ["load-04", "load-07", "load-21"]),
      .measured(
        from: .iOS(11),
        until: .iOS(12),
        "load-20b",
        "load-22",
        hints: ["load-06", "load-21"]
      )
    ),
    VersionRange(
      since: .iOS(13),
      fourRequeries(inCode),
      "four times: set-up, window, insets, layout",
      .assumed("load2-01")
    ),
    VersionRange(
      since: .iOS(13, 4),
      twoRequeries(inCode),
      "twice: set-up, layout",
      .assumed("load2-02"),
      .assumed(from: .iOS(14), "upd-34")
    ),
    conflicts: [
      "load-20a (iOS 9.3), load-20b (iOS 11.3) and load-22 (iOS 11.4) create their table in code "
        + "and show three re-queries. Which event causes which re-query is inferred.",
      "r3-01 (iOS 10) shows three re-queries. It is inferred that its controller creates the "
        + "table.",
      "The other logs up to iOS 11 do not name their controller. Its kind is inferred from the "
        + "number of re-queries.",
      "seed-004-load (iOS 9) shows four re-queries. It does not name its controller.",
      "load-04 (iOS 8) shows two re-queries if the rows do not fit on the screen, and one if "
        + "they fit",
      "load-09 (version unknown) shows two re-queries",
      "load-17 (iOS 9) shows six re-queries, in a program that also reloads its table",
      "load2-22 (iOS 10): the controller's layout methods are called twice. It is assumed that "
        + "other versions do the same.",
      "load2-23 and r3-23 may be the same recording. On iOS 11 to 14 they show the first re-query "
        + "inside viewDidLoad. It is assumed that other versions do the same.",
    ]
  )

  package static let viewControllerStoryboard = Rule<[HostEvent]>(
    .viewControllerStoryboard,
    "If a UIViewController loads its table from a storyboard, the table reads its counts and "
      + "heights several times before it makes the first cell. From iOS 13.4, the table does so "
      + "twice: at its set-up and in the first layout. Older versions do so more often.",
    VersionRange(threeRequeries(inStoryboard), "three times: set-up, window, layout"),
    VersionRange(
      since: .iOS(13),
      fourRequeries(inStoryboard),
      "four times: set-up, window, insets, layout",
      .measured("load2-01")
    ),
    VersionRange(
      since: .iOS(13, 4),
      twoRequeries(inStoryboard),
      "twice: set-up, layout",
      .measured(until: .iOS(14), "load2-02")
    ),
    conflicts: [
      "load2-01 and load2-02 show four and two counts of a table without rows. The events that "
        + "cause these counts, and the versions, are inferred.",
      "load2-01 and load2-02 show different numbers. The reason may be the iOS version, the device "
        + "or the project template.",
    ]
  )

  package static let tableViewController = Rule<[HostEvent]>(
    .tableViewController,
    "If a UITableViewController is the window's root view controller, its table loads in "
      + "viewWillAppear. From iOS 9, the first layout, which makes the cells, runs before "
      + "viewDidAppear. On older versions it runs after viewDidAppear.",
    VersionRange(
      appearsBeforeLayout(.sections),
      "number of sections, then viewDidAppear, then the layout",
      .assumed("load-01", "load-28")
    ),
    VersionRange(
      since: .iOS(8),
      appearsBeforeLayout(.geometry),
      "counts and heights, then viewDidAppear, then the layout",
      .measured("load-41")
    ),
    VersionRange(
      since: .iOS(9),
      appearsAfterLayout(.geometry),
      "counts and heights, then the layout, then viewDidAppear",
      .assumed("load2-22"),
      .assumed(from: .iOS(13), "load2-22", "r4-25")
    ),
    conflicts: [
      "load-19 (iOS 9) shows five re-queries. How the controller is embedded is not known.",
      "load-41 (iOS 8) shows viewDidAppear before the layout, and iOS 13 calls it after the "
        + "layout. It is inferred from load2-22 (iOS 10, a root without a table) that the order "
        + "changes in iOS 9.",
      "load-41 does not name its controller. It is inferred that the controller is the root.",
    ]
  )

  package static let tableViewControllerInNavigation = Rule<[HostEvent]>(
    .tableViewControllerInNavigation,
    "If a UITableViewController is in a navigation controller, its table reads its data source "
      + "several times before it makes the first cell. From iOS 17, the table does so at five "
      + "events, from its set-up to the first layout. Up to iOS 16, it does so only in "
      + "viewWillAppear and in the first layout.",
    VersionRange(
      appearsAfterLayout(.sections),
      "twice: viewWillAppear (number of sections), layout",
      .measured(until: .iOS(5), "load-01")
    ),
    VersionRange(since: .iOS(8), appearsAfterLayout(.geometry), "twice: viewWillAppear, layout"),
    VersionRange(
      since: .iOS(17),
      presentedRequeries,
      "set-up, viewWillAppear (counts), window (counts, then heights), insets, layout"
    ),
    conflicts: [
      "load-01 (iOS 4) prints neither the controller's methods nor the calls before the end of "
        + "viewDidLoad.",
      "r4-25 (Catalyst 26.5, without a table): the root of a navigation controller has two "
        + "layouts before viewDidAppear. A push without an animation has none.",
    ]
  )

  package static let tableViewControllerPresented = Rule<[HostEvent]>(
    .tableViewControllerPresented,
    "If a UITableViewController is in a presented navigation controller, its table reads its data "
      + "source several times before it makes the first cell. From iOS 17, the table does so at "
      + "five events, from its set-up to the first layout. Up to iOS 16, it does so only in "
      + "viewWillAppear and in the first layout.",
    VersionRange(
      appearsAfterLayout(.sections),
      "twice: viewWillAppear (number of sections), layout"
    ),
    VersionRange(since: .iOS(8), appearsAfterLayout(.geometry), "twice: viewWillAppear, layout"),
    VersionRange(
      since: .iOS(17),
      presentedRequeries,
      "set-up, viewWillAppear (counts), window (counts, then heights), insets, layout",
      .measured(until: .iOS(26), "load-51")
    ),
    conflicts: [
      "load-51 (iOS 17) shows the five re-queries. Which event causes which re-query is inferred."
    ]
  )

  package static let detached = Rule<[HostEvent]>(
    .detached,
    "A table without a window calls no method until the app queries the table or forces a layout.",
    is: [],
    "nothing is called",
    .assumed(from: .iOS(10), "tests2-02", "tests2-07", "tests2-49"),
    conflicts: [
      "tests2-02 and tests2-07 (iOS 10 to 12): after reloadData a query makes the cells. No "
        + "evidence counts the calls before that query."
    ]
  )

  package static let writtenTriggers = Rule<HostRequery>(
    .writtenTriggers,
    "A scenario can list the events at which its table reads the data source, or only the number "
      + "of such events. At each of these events the table reads its counts and heights, unless "
      + "the scenario says otherwise.",
    is: .geometry,
    "counts and heights",
    .ours()
  )

  /// The set-up of a table that viewDidLoad creates.
  private static let inCode: [HostEvent] = [.viewDidLoad(.geometry)]

  /// The set-up of a table from a storyboard, which exists before viewDidLoad.
  private static let inStoryboard: [HostEvent] = [.hook(.viewDidLoad), .trigger(.setUp, .geometry)]

  private static func threeRequeries(_ setUp: [HostEvent]) -> [HostEvent] {
    setUp + [.hook(.viewWillAppear), .trigger(.window, .geometry)] + entering + appearing
      + appearing + [.trigger(.layout, .geometry), .hook(.viewDidAppear)]
  }

  private static func fourRequeries(_ setUp: [HostEvent]) -> [HostEvent] {
    setUp + [.hook(.viewWillAppear), .trigger(.window, .geometry), .trigger(.insets, .geometry)]
      + entering + appearing + [.trigger(.layout, .geometry), .hook(.viewDidAppear)]
  }

  private static func twoRequeries(_ setUp: [HostEvent]) -> [HostEvent] {
    setUp + [.hook(.viewWillAppear), .trigger(.window, .none)] + entering + appearing
      + [.trigger(.layout, .geometry), .hook(.viewDidAppear)]
  }

  private static func appearsBeforeLayout(_ requery: HostRequery) -> [HostEvent] {
    [
      .hook(.viewDidLoad), .hook(.viewWillAppear), .trigger(.willAppear, requery),
      .trigger(.window, .none),
    ] + entering + [.hook(.viewDidAppear)] + ownLayout
  }

  private static func appearsAfterLayout(_ requery: HostRequery) -> [HostEvent] {
    [
      .hook(.viewDidLoad), .hook(.viewWillAppear), .trigger(.willAppear, requery),
      .trigger(.window, .none),
    ] + entering + ownLayout + [.hook(.viewDidAppear)]
  }

  private static let presentedRequeries: [HostEvent] =
    [
      .trigger(.setUp, .geometry), .hook(.viewDidLoad), .hook(.viewWillAppear),
      .trigger(.willAppear, .counts), .trigger(.window, .countsThenGeometry),
      .trigger(.insets, .geometry),
    ] + entering + ownLayout + [.hook(.viewDidAppear)]

  package static let bars = Rule<BarPlace>(
    .bars,
    "From iOS 7, the status bar and the navigation bar cover the top of a table that fills the "
      + "screen. On older versions the table begins below the bars.",
    VersionRange(
      .besideTable,
      "the table begins below the bars and has no inset",
      .documented("doc-03")
    ),
    VersionRange(
      since: .iOS(7),
      .overTable,
      "the bars cover the table's top and give it an inset",
      .documented("doc-03"),
      .measured(from: .iOS(26), "r5-06", "r5-07")
    )
  )

  package static let padBar = Rule<Double>(
    .padBar,
    "On an iPad, the navigation bar is 54 points high from iOS 26. It is 50 points high on iOS 12 "
      + "to 18, and 44 points on older versions.",
    VersionRange(44, "44"),
    VersionRange(since: .iOS(12), 50, "50"),
    VersionRange(since: .iOS(26), 54, "54", .assumed("r5-02")),
    conflicts: [
      "r5-02 (iOS 26.1) shows an inset of 86 for both bars together. The height of the "
        + "navigation bar is inferred from it."
    ]
  )

  package static let largeTitle = Rule<Double>(
    .largeTitle,
    "In portrait, an expanded large title makes the navigation bar taller by a fixed number of "
      + "points. The top inset of the table grows by the same number.",
    VersionRange(0, "there are no large titles"),
    VersionRange(since: .iOS(11), 52, "52", .measured(from: .iOS(26), "r5-07", "r5-06")),
    conflicts: [
      "r5-06 and r5-07 are phones without a notch, with insets of 64 and 116 points.",
      "The simulation does not collapse a large title as the content scrolls.",
    ]
  )

  package static let automaticInset = Rule<AutomaticInset>(
    .automaticInset,
    "From iOS 7, the bars of a navigation controller give the table of a UIViewController an "
      + "inset. From iOS 11, the table has this inset from the start. On iOS 7 to 10, it gets the "
      + "inset shortly before its first layout.",
    VersionRange(.fromTheStart, "never: no bar is over the table", .documented("doc-03")),
    VersionRange(
      since: .iOS(7),
      .beforeLayout,
      "before the layout that makes the cells, in two steps. Each step calls scrollViewDidScroll.",
      .observed(from: .iOS(10), "r3-01")
    ),
    VersionRange(since: .iOS(11), .fromTheStart, "the table has it from the start"),
    conflicts: [
      "r3-01 names neither the version nor the navigation controller: both are inferred. It is "
        + "assumed that the first step is for the status bar, and the second for both bars."
    ]
  )

  static let entries = RuleList.of {
    viewController
    viewControllerStoryboard
    tableViewController
    tableViewControllerInNavigation
    tableViewControllerPresented
    detached
    writtenTriggers
    bars
    padBar
    largeTitle
    Statement(
      .barHeights,
      "On a phone without a notch, in portrait, the status bar is 20 points high and the "
        + "navigation bar 44.",
      says: "64 points for both",
      .measured(from: .iOS(26), "r5-06", "r5-07")
    )
    Statement(
      .otherBarHeights,
      "On other phones, and in landscape, the bars are as high as the simulated device says. The "
        + "navigation bar is 44 points high in portrait and 32 in landscape.",
      says: "the safe area of the device and the navigation bar"
    )
    automaticInset
  }
}

/// Something that happens to a table while its host brings it on screen.
package enum HostEvent: Hashable, Sendable {
  /// One of the controller's own methods runs.
  case hook(ControllerHook)
  /// The controller creates and sets up its table inside viewDidLoad.
  case viewDidLoad(HostRequery)
  /// A phase of the table, with the re-query that it causes.
  case trigger(Phase, HostRequery)
}

/// The position of a device's bars relative to a table that fills the screen.
package enum BarPlace: Hashable, Sendable {
  /// Above and below the table.
  case besideTable
  /// Over the table, which gets an inset.
  case overTable
}

/// The time when the bars of a navigation controller give a table its inset.
package enum AutomaticInset: Hashable, Sendable {
  /// Before anything happens to the table.
  case fromTheStart
  /// Before the layout that makes the cells: first for the status bar, then for both bars.
  case beforeLayout
}
