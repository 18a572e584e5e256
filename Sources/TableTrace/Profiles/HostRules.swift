/// The rules of the hosts: what happens to a table until it is on screen, in order.
package enum HostRules: Sendable {
  /// The controller's view is in the window and gets its insets.
  package static let entering: [HostEvent] = [
    .hook(.viewSafeAreaInsetsDidChange), .hook(.viewIsAppearing),
  ]

  /// A layout of a controller whose table is a subview, which lays out later.
  private static let appearing: [HostEvent] = [
    .hook(.viewWillLayoutSubviews), .hook(.viewDidLayoutSubviews),
  ]

  /// A layout of a controller whose view is the table.
  private static let ownLayout: [HostEvent] = [
    .hook(.viewWillLayoutSubviews), .trigger(.layout, .geometry), .hook(.viewDidLayoutSubviews),
  ]

  package static let viewController = Rule<[HostEvent]>(
    .viewController,
    "A plain view controller whose table is made in viewDidLoad causes these rounds.",
    Band(
      since: .iOS(4),
      threeRounds(inCode),
      "set-up, window, layout",
      .assumed(),
      .measured(from: .iOS(8), "load-18", hints: ["load-02"]),
      .measured(from: .iOS(9), "load-07", "load-04", hints: ["load-21"]),
      .measured(from: .iOS(11), "load-04", hints: ["load-06", "load-20b", "load-21"]),
      .assumed(from: .iOS(12))
    ),
    Band(
      since: .iOS(13),
      fourRounds(inCode),
      "set-up, window, insets, layout",
      .assumed("load2-01")
    ),
    Band(
      since: .iOS(13, 4),
      twoRounds(inCode),
      "set-up, layout",
      .assumed("load2-02"),
      .assumed(from: .iOS(14), "upd-34")
    ),
    conflicts: [
      "the logs up to iOS 11 do not name their controller; it is inferred from the rounds",
      "seed-004-load: four rounds on iOS 9, of a controller that is not named",
      "load-04: on iOS 8 two rounds when the rows exceed the screen, one when they fit",
      "load-09: two rounds, version unknown",
      "load-17: six rounds on iOS 9, in a program that reloads again",
      "load2-22: two pairs of layout methods of the controller on iOS 10; other versions are assumed",
      "load2-23 and r3-23, which may be one recording, show the set-up inside viewDidLoad, on 11 to 14; other versions are assumed",
    ]
  )

  package static let viewControllerStoryboard = Rule<[HostEvent]>(
    .viewControllerStoryboard,
    "A plain view controller whose table comes from a storyboard causes these rounds.",
    Band(since: .iOS(4), threeRounds(inStoryboard), "set-up, window, layout", .assumed()),
    Band(
      since: .iOS(13),
      fourRounds(inStoryboard),
      "set-up, window, insets, layout",
      .measured("load2-01")
    ),
    Band(
      since: .iOS(13, 4),
      twoRounds(inStoryboard),
      "set-up, layout",
      .measured("load2-02"),
      .assumed(from: .iOS(14))
    ),
    conflicts: [
      "load2-01 and load2-02 show four and two counts of a table without rows; which triggers they belong to, and their versions, are inferred",
      "load2-01 and load2-02 differ by release, device or project template; which is not known",
    ]
  )

  package static let tableViewController = Rule<[HostEvent]>(
    .tableViewController,
    "A table view controller as root loads its table in its own viewWillAppear. Its first layout, which makes the cells, is before or after viewDidAppear.",
    Band(
      since: .iOS(4),
      appearsBeforeLayout(.sections),
      "number of sections, viewDidAppear, layout",
      .assumed("load-01", "load-28")
    ),
    Band(
      since: .iOS(8),
      appearsBeforeLayout(.geometry),
      "counts and heights, viewDidAppear, layout",
      .observed("load-41")
    ),
    Band(
      since: .iOS(9),
      appearsAfterLayout(.geometry),
      "counts and heights, layout, viewDidAppear",
      .assumed("load2-22"),
      .assumed(from: .iOS(13), "load2-22", "r4-25")
    ),
    conflicts: [
      "load-19: five rounds on iOS 9, embedding unknown",
      "load-41 (iOS 8) has viewDidAppear before the layout; where between iOS 8 and iOS 13 that changes is not known, and load2-22 (iOS 10, a root without a table) decides",
      "r4-25 (Catalyst 26.5, without a table): the root of a navigation controller has two layouts before viewDidAppear, a push without an animation has none",
    ]
  )

  package static let tableViewControllerInNavigation = Rule<[HostEvent]>(
    .tableViewControllerInNavigation,
    "A table view controller in a navigation controller causes these rounds.",
    Band(
      since: .iOS(4),
      appearsAfterLayout(.sections),
      "number of sections, then layout",
      .observed("load-01"),
      .assumed(from: .iOS(6))
    ),
    Band(since: .iOS(8), appearsAfterLayout(.geometry), "will appear, then layout", .assumed()),
    Band(
      since: .iOS(17),
      presentedRounds,
      "set-up, will appear (counts), window (counts, then geometry), insets, layout",
      .assumed()
    )
  )

  package static let tableViewControllerPresented = Rule<[HostEvent]>(
    .tableViewControllerPresented,
    "A table view controller in a presented navigation controller causes these rounds.",
    Band(
      since: .iOS(4),
      appearsAfterLayout(.sections),
      "number of sections, then layout",
      .assumed()
    ),
    Band(since: .iOS(8), appearsAfterLayout(.geometry), "will appear, then layout", .assumed()),
    Band(
      since: .iOS(17),
      presentedRounds,
      "set-up, will appear (counts), window (counts, then geometry), insets, layout",
      .observed("load-51"),
      .assumed(from: .iOS(26))
    )
  )

  package static let detached = Rule<[HostEvent]>(
    .detached,
    "A detached table asks nothing until the app asks it or lays it out.",
    Band(
      since: .iOS(4),
      [],
      "nothing",
      .assumed(),
      .tested(from: .iOS(10), "tests2-02", "tests2-07", "tests2-27")
    )
  )

  package static let writtenTriggers = Rule<HostRound>(
    .writtenTriggers,
    "A trigger that a scenario lists, or each of the rounds that it asks for, causes this round unless the scenario says otherwise.",
    Band(since: .iOS(4), .geometry, "geometry", .ours())
  )

  /// The set-up of a table that is made in viewDidLoad.
  private static let inCode: [HostEvent] = [.viewDidLoad(.geometry)]

  /// The set-up of a table that is there before viewDidLoad.
  private static let inStoryboard: [HostEvent] = [.hook(.viewDidLoad), .trigger(.setUp, .geometry)]

  private static func threeRounds(_ setUp: [HostEvent]) -> [HostEvent] {
    setUp + [.hook(.viewWillAppear), .trigger(.window, .geometry)] + entering + appearing
      + appearing + [.trigger(.layout, .geometry), .hook(.viewDidAppear)]
  }

  private static func fourRounds(_ setUp: [HostEvent]) -> [HostEvent] {
    setUp + [.hook(.viewWillAppear), .trigger(.window, .geometry), .trigger(.insets, .geometry)]
      + entering + appearing + [.trigger(.layout, .geometry), .hook(.viewDidAppear)]
  }

  private static func twoRounds(_ setUp: [HostEvent]) -> [HostEvent] {
    setUp + [.hook(.viewWillAppear), .trigger(.window, .none)] + entering + appearing
      + [.trigger(.layout, .geometry), .hook(.viewDidAppear)]
  }

  private static func appearsBeforeLayout(_ round: HostRound) -> [HostEvent] {
    [
      .hook(.viewDidLoad), .hook(.viewWillAppear), .trigger(.willAppear, round),
      .trigger(.window, .none),
    ] + entering + [.hook(.viewDidAppear)] + ownLayout
  }

  private static func appearsAfterLayout(_ round: HostRound) -> [HostEvent] {
    [
      .hook(.viewDidLoad), .hook(.viewWillAppear), .trigger(.willAppear, round),
      .trigger(.window, .none),
    ] + entering + ownLayout + [.hook(.viewDidAppear)]
  }

  private static let presentedRounds: [HostEvent] =
    [
      .trigger(.setUp, .geometry), .hook(.viewDidLoad), .hook(.viewWillAppear),
      .trigger(.willAppear, .counts), .trigger(.window, .countsThenGeometry),
      .trigger(.insets, .geometry),
    ] + entering + ownLayout + [.hook(.viewDidAppear)]

  package static let bars = Rule<BarPlace>(
    .bars,
    "The status bar and the navigation bar of a device, where a table fills its screen, lie like this.",
    Band(
      since: .iOS(4),
      .besideTable,
      "the table lies between them and has no inset",
      .documented("doc-03")
    ),
    Band(
      since: .iOS(7),
      .overTable,
      "they lie over the table and give it an inset",
      .documented("doc-03")
    )
  )

  package static let padBar = Rule<Double>(
    .padBar,
    "The navigation bar of an iPad is this many points high.",
    Band(since: .iOS(4), 44, "44", .assumed()),
    Band(since: .iOS(12), 50, "50", .assumed()),
    Band(since: .iOS(26), 54, "54", .measured("r5-02"))
  )

  package static let largeTitle = Rule<Double>(
    .largeTitle,
    "An expanded large title makes the navigation bar of a device held upright this many points higher, and the inset of the table with it.",
    Band(since: .iOS(4), 0, "there is none", .assumed()),
    Band(since: .iOS(11), 52, "52", .assumed(), .measured(from: .iOS(26), "r5-07", "r5-06")),
    conflicts: [
      "r5-07 is a phone without a notch (116 against the 64 of r5-06); others are assumed to be alike",
      "That a large title collapses as the content scrolls is not simulated.",
    ]
  )

  package static let automaticInset = Rule<AutomaticInset>(
    .automaticInset,
    "The bars over the table of a plain view controller in a navigation controller give it their inset like this.",
    Band(since: .iOS(4), .fromTheStart, "no bar lies over the table", .documented("doc-03")),
    Band(
      since: .iOS(7),
      .beforeLayout,
      "before the layout that makes the cells, in two steps, each of which sends scrollViewDidScroll",
      .assumed(),
      .observed(from: .iOS(10), "r3-01")
    ),
    Band(since: .iOS(11), .fromTheStart, "the table has it from the start", .assumed()),
    conflicts: [
      "r3-01: the version and the navigation controller are inferred; that the steps are the status bar and both bars is a model"
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(viewController), RuleEntry(viewControllerStoryboard),
      RuleEntry(tableViewController), RuleEntry(tableViewControllerInNavigation),
      RuleEntry(tableViewControllerPresented), RuleEntry(detached), RuleEntry(writtenTriggers),
      RuleEntry(bars), RuleEntry(padBar), RuleEntry(largeTitle), RuleEntry(automaticInset),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var viewController: [HostEvent]
    package var viewControllerStoryboard: [HostEvent]
    package var tableViewController: [HostEvent]
    package var tableViewControllerInNavigation: [HostEvent]
    package var tableViewControllerPresented: [HostEvent]
    package var detached: [HostEvent]
    package var writtenTriggers: HostRound
    package var barPlace: BarPlace
    package var padBarHeight: Double
    package var largeTitleHeight: Double
    package var automaticInset: AutomaticInset

    init(_ version: ProfileVersion) {
      viewController = HostRules.viewController.value(for: version)
      viewControllerStoryboard = HostRules.viewControllerStoryboard.value(for: version)
      tableViewController = HostRules.tableViewController.value(for: version)
      tableViewControllerInNavigation = HostRules.tableViewControllerInNavigation.value(
        for: version
      )
      tableViewControllerPresented = HostRules.tableViewControllerPresented.value(for: version)
      detached = HostRules.detached.value(for: version)
      writtenTriggers = HostRules.writtenTriggers.value(for: version)
      padBarHeight = HostRules.padBar.value(for: version)
      largeTitleHeight = HostRules.largeTitle.value(for: version)
      automaticInset = HostRules.automaticInset.value(for: version)
      barPlace = HostRules.bars.value(for: version)
    }
  }
}

/// One thing that happens to a table while its host shows it.
package enum HostEvent: Hashable, Sendable {
  /// The controller's own method runs.
  case hook(ControllerHook)
  /// The controller makes its table inside viewDidLoad, which sets it up.
  case viewDidLoad(HostRound)
  /// The table gets a trigger, which causes a round.
  case trigger(Phase, HostRound)
}

/// What a host trigger makes the table ask.
package enum HostRound: String, CaseIterable, Sendable {
  /// Nothing.
  case none
  /// Only the number of sections.
  case sections
  /// The number of sections and of the rows of each.
  case counts
  /// The whole geometry: counts, section headers and footers, row heights or estimates.
  case geometry
  /// Each section's rows are counted before its geometry is built.
  case countsThenGeometry
}

/// Where the bars of a device lie beside a table that fills the screen.
package enum BarPlace: Hashable, Sendable {
  /// Above and below the table.
  case besideTable
  /// Over the table, which gets an inset.
  case overTable
}

/// When the bars of a navigation controller give a table its inset.
package enum AutomaticInset: Hashable, Sendable {
  /// Before anything happens to the table.
  case fromTheStart
  /// Before the layout that makes its cells, for the status bar and then for both bars.
  case beforeLayout
}
