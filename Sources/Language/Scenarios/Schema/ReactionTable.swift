enum ReactionTable {
  static let fields: [Field] = [
    Field(
      "note",
      .text,
      "A line of the app in the trace, before the steps of `do`. `$row` is the row of the callback."
    ),
    Field("do", .definition(.steps), "Steps that the app takes while the callback runs."),
    Field(
      "later",
      .definition(.steps),
      "Steps in the next run loop turn, for the row of the callback."
    ),
    Field(
      "after",
      .oneOrMore(.object(after)),
      "Steps in a later run loop turn, for the row of the callback."
    ),
    Field("state", .text, "The new state of the scenario, a word. It is set before `do` runs."),
    Field("raise", .object(exception), "An exception that the app raises at the end."),
    Field(
      "when",
      .definition(.condition),
      "Conditions that must all hold when the callback is called."
    ),
  ]

  /// Reactions of a callback that answers nothing.
  static let reactions = ObjectShape(
    place: "a reaction",
    fields: fields,
    needed: [NeededKeys(effects)]
  )

  /// The keys that do something.
  static let effects = ["do", "later", "after", "state", "note", "raise"]

  /// Several reactions with conditions of their own.
  static let list = Shape.list(.definition(.conditionalReaction), .atLeast(1))

  /// The longest delay of a deferred step or a wait, in milliseconds: a day.
  static let milliseconds = Shape.integer(0...86_400_000)

  static let after = ObjectShape(
    place: "after",
    fields: [
      Field("milliseconds", milliseconds, "The delay, at least.", isRequired: true),
      Field(
        "when",
        .definition(.condition),
        "Conditions that must all hold when the time has passed."
      ),
      Field("do", .definition(.steps), "Steps that the app takes then.", isRequired: true),
    ]
  )

  private static let exception = ObjectShape(
    place: "raise",
    fields: [
      Field("name", .text, "The name of the exception.", isRequired: true),
      Field("reason", .text, "Its text.", isRequired: true),
    ]
  )

  static let condition = ObjectShape(
    place: "when",
    fields: [
      Field("offsetBelow", .number(.any), "The content offset must be less than this, in points."),
      Field(
        "offsetAbove",
        .number(.any),
        "The content offset must be greater than this, in points."
      ),
      Field("isDragging", .flag, "Whether the user must be dragging."),
      Field("state", .text, "The state that the scenario must be in, a word."),
      Field(
        "cellShowsItem",
        .flag,
        "Whether the cell of the callback must still show the item of its row."
      ),
      Field("row", .format(.rowPattern), "The row of the callback."),
    ],
    minimumCount: 1
  )
}
