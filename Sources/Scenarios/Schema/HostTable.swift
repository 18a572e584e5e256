import TableTrace

/// Who owns the table.
enum HostTable {
  private static let circumstances = [
    Field(
      "in",
      .word(Vocabulary("container", ["navigationController"])),
      "The controller around the owner."
    ),
    Field(
      "largeTitle",
      .flag,
      "Whether the bar of a navigation controller around the owner has an expanded large title, from iOS 11; it does not collapse as the content scrolls."
    ),
    Field(
      "presented",
      .word(Vocabulary("presentation", ["sheet", "fullScreen"])),
      "How the owner is presented; it is a root controller unless written."
    ),
    Field(
      "table",
      .word(Vocabulary("origin of the table", ["code", "storyboard"])),
      "Where the table comes from; `code` unless written."
    ),
  ]

  private static let viewController = ObjectShape(place: "the host", fields: circumstances)

  private static let tableViewController = ObjectShape(
    place: "the host",
    fields: circumstances + [
      Field(
        "clearsSelectionOnViewWillAppear",
        .flag,
        "Whether the controller clears the selection as it appears again; it does unless written."
      )
    ]
  )

  /// The most rounds that a host can have; the largest number in any evidence is six.
  private static let roundLimit = 20

  /// The forms of `host`.
  static let host = KeywordShape(
    phrase: "a host",
    name: "host",
    keywords: [
      Keyword(
        "viewController",
        .optional(.object(viewController)),
        "A plain view controller with the table as a subview."
      ),
      Keyword(
        "tableViewController",
        .optional(.object(tableViewController)),
        "A table view controller."
      ),
      Keyword("detached", "No window; nothing happens until the app asks."),
      Keyword(
        "rounds",
        .required(.integer(1...roundLimit)),
        "An owner that nobody knows, with so many rounds up to the layout that makes the cells.",
        example: KeywordExample(
          "load",
          setting: "os: iOS 9.3\nhost: {rounds: 4}\nsections: [{rows: 1}]"
        )
      ),
      Keyword(
        "triggers",
        .required(.list(.keyword(triggers), .atLeast(1))),
        "What happens to the view, in order."
      ),
    ]
  )

  private static let triggers = KeywordShape(
    phrase: "a trigger",
    name: "trigger",
    keywords: HostTrigger.allCases.map { trigger in
      Keyword(
        trigger.rawValue,
        .optional(.word(Vocabulary("round", HostRound.allCases.map(\.rawValue)))),
        "The phase `\(trigger.phase.rawValue)`; the round follows from the version unless written."
      )
    }
  )
}

/// The triggers that a host can list.
enum HostTrigger: String, CaseIterable {
  case setUp
  case willAppear
  case window
  case frame
  case insets
  case layout

  /// The phase line of the trace.
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
