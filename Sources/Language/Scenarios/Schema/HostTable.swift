import TableTrace

enum HostTable {
  private static let circumstances = [
    Field("in", .words("container", ["navigationController"]))
      .says("The container of the view controller."),
    Field("largeTitle", .flag)
      .says(
        "Whether the navigation bar has an expanded large title (iOS 11 and later). The title does not collapse when the content scrolls."
      ),
    Field("presented", .words("presentation", ["sheet", "fullScreen"]))
      .says("How the view controller is presented (default: as root controller)."),
    Field("table", .words("origin of the table", ["code", "storyboard"]))
      .says("How the table is created (default: `code`)."),
  ]

  private static let viewController = ObjectShape("the host") {
    circumstances
  }

  private static let tableViewController = ObjectShape("the host") {
    circumstances
    Field("clearsSelectionOnViewWillAppear", .flag)
      .says(
        "Whether the controller clears the selection when it appears again (default: `true`)."
      )
  }

  /// The most re-queries that a host may have.
  ///
  /// No evidence has more than six.
  private static let requeryLimit = 20

  /// The values of `host`.
  static let host = KeywordShape(
    phrase: "a host",
    name: "host",
    keywords: [
      Keyword("viewController", .optional(.object(viewController)))
        .says("A UIViewController with the table as a subview."),
      Keyword("tableViewController", .optional(.object(tableViewController)))
        .says("A table view controller."),
      Keyword("detached").says(
        "The table has no window. The table calls nothing until the app calls the table."
      ),
      Keyword("rounds", .required(.integer(1...requeryLimit)))
        .says(
          "The owner of the table is unknown. The table reads its data this many times before the "
            + "layout that creates the cells."
        )
        .example(KeywordExample(in: "os: iOS 9.3\nhost: {rounds: 4}\nsections: [{rows: 1}]")),
      Keyword("triggers", .required(.list(.keyword(triggers), .atLeast(1))))
        .says("The events at which the table reads its data while it loads, in order."),
    ]
  )

  private static let triggers = KeywordShape(
    phrase: "a trigger",
    name: "trigger",
    keywords: HostTrigger.allCases.map { trigger in
      Keyword(trigger.rawValue, .optional(.words("round", of: HostRequery.self)))
        .says(
          "The phase `\(trigger.phase.rawValue)`. Without a value, the iOS version decides what the table reads in this phase."
        )
    }
  )
}

enum HostTrigger: String, CaseIterable {
  case setUp
  case willAppear
  case window
  case frame
  case insets
  case layout

  var phase: Phase {
    switch self {
    case .setUp: .setUp
    case .willAppear: .willAppear
    case .window: .window
    case .frame: .frame
    case .insets: .insets
    case .layout: .layout
    }
  }
}
