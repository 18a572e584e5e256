import TableTrace

/// The top level of a scenario file.
enum ScenarioTable {
  static let scenario = ObjectShape("the scenario") {
    header
    surroundings
    clients
    flow
  }
  .excluding("viewport", "device")

  static let sizeFields = [
    Field("width", .points).required.says("The width, in points."),
    Field("height", .points).required.says("The height, in points."),
  ]

  private static let scale = Field("scale", .number(.scale))
    .says("The number of pixels in a point (default: 2).")

  private static let header = [
    Field("version", .format(.languageVersion)).required.says("The version of the language, 1."),
    Field("title", .text).required.says(
      "One line that says what the scenario shows. Lists of scenarios print it."
    ),
    Field("learn", .text).says("The question that the scenario answers."),
    Field("about", .text).says("The explanation, as Markdown."),
    Field("source", .text).says("Where the expected order comes from."),
    Field("recorded", .text).says("The recorded log that the scenario reproduces."),
    Field("known_issue", .text).says(
      "The reason why the trace of the scenario differs from its log."
    ),
    Field("tags", .list(.text, .atLeast(0))).says(
      "Words by which lists of scenarios can be filtered."
    ),
    Field("os", .oneOrMore(.format(.systemVersion)))
      .says("The iOS versions to simulate, each with its own golden file (default: `iOS 17`)."),
  ]

  private static let surroundings = [
    Field("host", .keyword(HostTable.host))
      .says("The view controller that owns the table (default: `viewController`)."),
    Field(
      "viewport",
      .object(
        ObjectShape("viewport") {
          sizeFields
          scale
        }
      )
    )
    .says("The bounds of the table (default: 320 x 480)."),
    Field("device", .format(.device)).says(
      "The device, which determines the screen size and the bars."
    ),
    Field("contentSizeCategory", .words("text size", of: ContentSizeCategory.self))
      .says("The user's preferred text size (default: `large`)."),
    Field("trace", .list(.words("recipient", of: Recipient.self), .atLeast(1)))
      .says(
        "The objects whose calls the trace shows. By default, these are all objects with callbacks in the scenario, except `cell` and `cellProvider`."
      ),
    Field("table", .object(PropertyTable.table)).says("The properties of the table by Swift name."),
    Field("sections", .list(.definition(.section), .atLeast(0))).says(
      "The data of the app: its sections and rows (the model)."
    ),
    Field("items", ItemTable.items).says(
      "Values of single items, such as their heights, under the names of the items."
    ),
    Field("cells", .oneOrMore(.definition(.cell))).says("How cells are made."),
    Field("selfSizing", .object(selfSizing)).says("The heights of self-sizing rows, in points."),
  ]

  private static let clients =
    [
      Recipient.dataSource, .delegate, .prefetchDataSource, .dragDelegate, .dropDelegate,
    ].map { recipient in
      Field(recipient.rawValue, CallbackTable.client(recipient))
        .says("The callbacks of `\(recipient.rawValue)`, or `none` for nil.")
    } + [
      Field("controller", .object(CallbackTable.controller))
        .says("Reactions in the controller's methods."),
      Field("clients", .map(MapShape(key: .name, value: CallbackTable.namedClient)))
        .says("Other data sources and delegates, for `setDataSource` and `setDelegate`."),
    ]

  private static let flow = [
    Field("state", .text).says("The state before the first step: a word that conditions can test."),
    Field("steps", .definition(.steps)).required.says("The steps, each in its own run loop turn."),
  ]

  private static let selfSizing = ObjectShape("selfSizing") {
    Field("default", .points).says("The height of rows that are not listed here.")
    Field("headers", .object(sectionHeights("headers")))
      .says("The heights of headers by section.")
    Field("footers", .object(sectionHeights("footers")))
      .says("The heights of footers by section.")
  }
  .patterns(PatternFields(kind: .rows, shape: .points))
  .atLeast(1)

  private static func sectionHeights(_ place: String) -> ObjectShape {
    ObjectShape(place) {
      Field("default", .points).says("The height of \(place) that are not listed here.")
    }
    .patterns(PatternFields(kind: .sections, shape: .points))
    .atLeast(1)
  }
}
