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
      + "heights several times before it makes the first cell. Each of these reads is a "
      + "re-query. From iOS 13.4, there are two re-queries: in viewDidLoad and in the first "
      + "layout. On older versions, there are three or four.",
    VersionRange(
      threeRequeries(inCode),
      "three re-queries: in viewDidLoad, when the table enters the window, in the first layout",
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
      "four re-queries: in viewDidLoad, when the table enters the window, when it gets its "
        + "insets, in the first layout",
      .assumed("load2-01")
    ),
    VersionRange(
      since: .iOS(13, 4),
      twoRequeries(inCode),
      "two re-queries: in viewDidLoad and in the first layout",
      .assumed("load2-02"),
      .assumed(from: .iOS(14), "upd-34")
    ),
    conflicts: [
      "load-20a (iOS 9.3), load-20b (iOS 11.3) and load-22 (iOS 11.4) create their table in code "
        + "and show three re-queries. It is inferred which event causes which re-query.",
      "r3-01 (iOS 10) shows three re-queries. It is inferred that the view controller creates "
        + "its table in viewDidLoad.",
      "The other logs up to iOS 11 do not say which kind of controller they have. The kind is "
        + "inferred from the number of re-queries.",
      "seed-004-load (iOS 9) shows four re-queries. It does not say which kind of controller it "
        + "has.",
      "load-04 (iOS 8) shows two re-queries if the rows do not fit on the screen, and one if "
        + "they fit",
      "load-09 (version unknown) shows two re-queries",
      "load-17 (iOS 9) shows six re-queries, in a program that also reloads its table",
      "load2-22 (iOS 10) shows two calls each of viewWillLayoutSubviews and "
        + "viewDidLayoutSubviews. The same is assumed for the other versions up to iOS 12.",
      "load2-23 and r3-23 (iOS 11 to 14) show the first re-query inside viewDidLoad. The same is "
        + "assumed for other versions. Both logs may be the same recording.",
    ]
  )

  package static let viewControllerStoryboard = Rule<[HostEvent]>(
    .viewControllerStoryboard,
    "If a UIViewController loads its table from a storyboard, the table reads its counts and "
      + "heights several times before it makes the first cell. Each of these reads is a "
      + "re-query. From iOS 13.4, there are two re-queries: after viewDidLoad and in the first "
      + "layout. On older versions, there are three or four.",
    VersionRange(
      threeRequeries(inStoryboard),
      "three re-queries: after viewDidLoad, when the table enters the window, in the first layout"
    ),
    VersionRange(
      since: .iOS(13),
      fourRequeries(inStoryboard),
      "four re-queries: after viewDidLoad, when the table enters the window, when it gets its "
        + "insets, in the first layout",
      .measured("load2-01")
    ),
    VersionRange(
      since: .iOS(13, 4),
      twoRequeries(inStoryboard),
      "two re-queries: after viewDidLoad and in the first layout",
      .measured(until: .iOS(14), "load2-02")
    ),
    conflicts: [
      "A table without rows reads its counts four times in load2-01 and twice in load2-02. The "
        + "events that cause these reads are inferred, and so are the iOS versions.",
      "load2-01 and load2-02 show different numbers of re-queries. The reason may be the iOS "
        + "version, the device or the project template.",
    ]
  )

  package static let tableViewController = Rule<[HostEvent]>(
    .tableViewController,
    "If a UITableViewController is the window's root view controller, its table first reads its "
      + "data (a re-query) in viewWillAppear. The first layout, which makes the cells, runs "
      + "later. From iOS 9, it runs before viewDidAppear, on older versions after viewDidAppear.",
    VersionRange(
      appearsBeforeLayout(.sections),
      "numberOfSections in viewWillAppear, then viewDidAppear, then the layout",
      .assumed("load-01", "load-28")
    ),
    VersionRange(
      since: .iOS(8),
      appearsBeforeLayout(.geometry),
      "counts and heights in viewWillAppear, then viewDidAppear, then the layout",
      .measured("load-41")
    ),
    VersionRange(
      since: .iOS(9),
      appearsAfterLayout(.geometry),
      "counts and heights in viewWillAppear, then the layout, then viewDidAppear",
      .assumed("load2-22"),
      .assumed(from: .iOS(13), "load2-22", "r4-25")
    ),
    conflicts: [
      "load-19 (iOS 9) shows five re-queries. It is not known whether its controller is the root "
        + "or in another controller.",
      "load-41 (iOS 8) shows viewDidAppear before the layout, and iOS 13 calls viewDidAppear "
        + "after the layout. It is inferred from load2-22 (iOS 10, a root without a table) that "
        + "this changed in iOS 9.",
      "load-41 does not say which kind of controller it has. It is inferred that the controller "
        + "is the window's root view controller.",
    ]
  )

  package static let tableViewControllerInNavigation = Rule<[HostEvent]>(
    .tableViewControllerInNavigation,
    "If a UITableViewController is in a navigation controller, its table reads its data several "
      + "times (re-queries) before it makes the first cell. Up to iOS 16, the table does so in "
      + "viewWillAppear and in the first layout. From iOS 17, it does so at five events, which "
      + "begin before viewDidLoad.",
    VersionRange(
      appearsAfterLayout(.sections),
      "twice: in viewWillAppear (only numberOfSections) and in the first layout",
      .measured(until: .iOS(5), "load-01")
    ),
    VersionRange(
      since: .iOS(8),
      appearsAfterLayout(.geometry),
      "twice: in viewWillAppear and in the first layout"
    ),
    VersionRange(
      since: .iOS(17),
      presentedRequeries,
      "at five events: before viewDidLoad, in viewWillAppear (only counts), in the window "
        + "(counts, then heights), with new insets, in the first layout"
    ),
    conflicts: [
      "load-01 (iOS 4) does not print the controller's methods. It also prints no calls before "
        + "the end of viewDidLoad.",
      "r4-25 (Catalyst 26.5) has no table. It shows two layouts before viewDidAppear for the "
        + "root of a navigation controller. A controller that is pushed without an animation has "
        + "no layout before viewDidAppear.",
    ]
  )

  package static let tableViewControllerPresented = Rule<[HostEvent]>(
    .tableViewControllerPresented,
    "If a UITableViewController is in a presented navigation controller, its table reads its "
      + "data several times (re-queries) before it makes the first cell. Up to iOS 16, the table "
      + "does so in viewWillAppear and in the first layout. From iOS 17, it does so at five "
      + "events, which begin before viewDidLoad.",
    VersionRange(
      appearsAfterLayout(.sections),
      "twice: in viewWillAppear (only numberOfSections) and in the first layout"
    ),
    VersionRange(
      since: .iOS(8),
      appearsAfterLayout(.geometry),
      "twice: in viewWillAppear and in the first layout"
    ),
    VersionRange(
      since: .iOS(17),
      presentedRequeries,
      "at five events: before viewDidLoad, in viewWillAppear (only counts), in the window "
        + "(counts, then heights), with new insets, in the first layout",
      .measured(until: .iOS(26), "load-51")
    ),
    conflicts: [
      "load-51 (iOS 17) shows the re-queries at these five events. It is inferred which event "
        + "causes which re-query."
    ]
  )

  package static let detached = Rule<[HostEvent]>(
    .detached,
    "A table that is not in a window calls no method of the app until the app queries the table "
      + "or forces a layout. The app forces a layout with layoutIfNeeded, for example.",
    is: [],
    "nothing is called",
    .assumed(from: .iOS(10), "tests2-02", "tests2-07", "tests2-49"),
    conflicts: [
      "tests2-02 and tests2-07 (iOS 10 to 12) show that after reloadData a query such as "
        + "visibleCells makes the cells. No evidence counts the calls before this query."
    ]
  )

  package static let writtenTriggers = Rule<HostRequery>(
    .writtenTriggers,
    "A scenario can list the events at which its table reads its data, or only their number. At "
      + "each of these events the table reads its counts and heights, unless the scenario says "
      + "otherwise.",
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
      "the bars cover the top of the table and give the table an inset",
      .documented("doc-03"),
      .measured(from: .iOS(26), "r5-06", "r5-07")
    )
  )

  package static let padBar = Rule<Double>(
    .padBar,
    "On an iPad, the navigation bar is 54 points high from iOS 26. It is 50 points high on iOS 12 "
      + "to 18, and 44 points on older versions.",
    VersionRange(44, "44 points"),
    VersionRange(since: .iOS(12), 50, "50 points"),
    VersionRange(since: .iOS(26), 54, "54 points", .assumed("r5-02")),
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
    VersionRange(since: .iOS(11), 52, "52 points", .measured(from: .iOS(26), "r5-07", "r5-06")),
    conflicts: [
      "r5-06 and r5-07 show phones without a notch. The inset is 64 points in r5-06 and, with a "
        + "large title, 116 points in r5-07. The difference is 52 points.",
      "On a device, a large title gets smaller while the content scrolls. The simulation does "
        + "not do this.",
    ]
  )

  package static let automaticInset = Rule<AutomaticInset>(
    .automaticInset,
    "From iOS 7, the bars of a navigation controller give an inset to the table of a "
      + "UIViewController. From iOS 11, the table has this inset from the start. On iOS 7 to 10, "
      + "the table gets this inset shortly before its first layout.",
    VersionRange(.fromTheStart, "never: no bar is over the table", .documented("doc-03")),
    VersionRange(
      since: .iOS(7),
      .beforeLayout,
      "before the layout that makes the cells, in two steps. Each step calls scrollViewDidScroll.",
      .observed(from: .iOS(10), "r3-01")
    ),
    VersionRange(since: .iOS(11), .fromTheStart, "the table has it from the start"),
    conflicts: [
      "r3-01 does not name the iOS version and does not mention a navigation controller. Both "
        + "are inferred. It is assumed that the first step is for the status bar, and the second "
        + "for both bars."
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
      "On a phone with a notch, or in landscape, the top safe area of the simulated device is "
        + "the height of the status bar. The navigation bar below it is 44 points high in "
        + "portrait and 32 in landscape.",
      says: "the height of the device's safe area plus that of the navigation bar"
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
