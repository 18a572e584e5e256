import TableTrace

/// The top level of the scenario language.
enum ScenarioTable {
  static let scenario = ObjectShape(
    place: "the scenario",
    fields: header + surroundings + clients + flow,
    exclusive: [ExclusivePair("viewport", "device")]
  )

  static let sizeFields = [
    Field("width", .points, "The width, in points.", isRequired: true),
    Field("height", .points, "The height, in points.", isRequired: true),
  ]

  private static let scale = Field(
    "scale",
    .number(.scale),
    "The number of pixels in a point (default: 2)."
  )

  private static let header = [
    Field(
      "version",
      .format(.languageVersion),
      "The version of the language, 1.",
      isRequired: true
    ),
    Field(
      "title",
      .text,
      "One line that says what the scenario shows. Lists of scenarios print "
        + "it.",
      isRequired: true
    ),
    Field("learn", .text, "The question that the scenario answers."),
    Field("about", .text, "The explanation, Markdown."),
    Field("source", .text, "Where the expected order comes from."),
    Field("recorded", .text, "The recorded log that the scenario reproduces."),
    Field("known_issue", .text, "The reason why the scenario differs from its log."),
    Field("tags", .list(.text, .atLeast(0)), "Words to filter by."),
    Field(
      "os",
      .oneOrMore(.format(.systemVersion)),
      "The iOS versions, each with its golden file (default: `iOS 17`)."
    ),
  ]

  private static let surroundings = [
    Field(
      "host",
      .keyword(HostTable.host),
      "The view controller that owns the table (default: `viewController`)."
    ),
    Field(
      "viewport",
      .object(ObjectShape(place: "viewport", fields: sizeFields + [scale])),
      "The bounds of the table (default: 320 x 480)."
    ),
    Field("device", .format(.device), "The device, which sets the screen size and the bars."),
    Field(
      "contentSizeCategory",
      .word(Vocabulary("text size", ContentSizeCategory.allCases.map(\.rawValue))),
      "The user's preferred text size (default: `large`)."
    ),
    Field(
      "trace",
      .list(.word(Vocabulary("recipient", Recipient.allCases.map(\.rawValue))), .atLeast(1)),
      "The objects whose calls the trace shows. By default, all that have callbacks here, except "
        + "`cell` and `cellProvider`."
    ),
    Field("table", .object(PropertyTable.table), "The properties of the table by Swift name."),
    Field("sections", .list(.definition(.section), .atLeast(0)), "The model."),
    Field(
      "items",
      ItemTable.items,
      "Values of single items, such as their heights, by the names "
        + "of the items."
    ),
    Field("cells", .oneOrMore(.definition(.cell)), "How cells are made."),
    Field("selfSizing", .object(selfSizing), "The heights of self-sizing rows, in points."),
  ]

  private static let clients =
    [
      Recipient.dataSource, .delegate, .prefetchDataSource, .dragDelegate, .dropDelegate,
    ].map { recipient in
      Field(
        recipient.rawValue,
        CallbackTable.client(recipient),
        "The callbacks of `\(recipient.rawValue)`, or `none` for nil."
      )
    } + [
      Field(
        "controller",
        .object(CallbackTable.controller),
        "Reactions in the controller's methods."
      ),
      Field(
        "clients",
        .map(MapShape(key: .name, value: CallbackTable.namedClient)),
        "Other data sources and delegates, for `setDataSource` and `setDelegate`."
      ),
    ]

  private static let flow = [
    Field("state", .text, "The state before the first step: a word that conditions can test."),
    Field(
      "steps",
      .definition(.steps),
      "The steps, each in its own run loop turn.",
      isRequired: true
    ),
  ]

  private static let selfSizing = ObjectShape(
    place: "selfSizing",
    fields: [
      Field("default", .points, "The height of rows that are not listed here."),
      Field("headers", .object(sectionHeights("headers")), "The heights of headers by section."),
      Field("footers", .object(sectionHeights("footers")), "The heights of footers by section."),
    ],
    patterns: PatternFields(kind: .rows, shape: .points),
    minimumCount: 1
  )

  private static func sectionHeights(_ place: String) -> ObjectShape {
    ObjectShape(
      place: place,
      fields: [Field("default", .points, "The height of \(place) that are not listed here.")],
      patterns: PatternFields(kind: .sections, shape: .points),
      minimumCount: 1
    )
  }
}
