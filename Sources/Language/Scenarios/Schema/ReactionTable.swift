/// What a callback does besides answering.
enum ReactionTable {
  /// The keys of a reaction.
  static let fields: [Field] = [
    Field(
      "note",
      .text,
      "A line of the app in the trace, in front of the steps of `do`; `$row` is its row there."
    ),
    Field("do", .definition(.steps), "Steps of the app and the model, done inside the callback."),
    Field(
      "later",
      .definition(.steps),
      "Steps done in the next turn of the run loop, for the same row of the callback."
    ),
    Field(
      "after",
      .oneOrMore(.object(after)),
      "Steps done in a turn of the run loop some time later, for the same row of the callback."
    ),
    Field("state", .text, "The scenario's state word, from before the steps of `do` on."),
    Field("raise", .object(exception), "An exception that the app raises, after all else."),
    Field(
      "when",
      .definition(.condition),
      "What must hold as the callback comes; all that is written."
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

  /// The longest that anything is put off or waited for, in milliseconds: a day.
  static let milliseconds = Shape.integer(0...86_400_000)

  /// What comes after a time.
  static let after = ObjectShape(
    place: "after",
    fields: [
      Field("milliseconds", milliseconds, "How much later, at the earliest.", isRequired: true),
      Field("when", .definition(.condition), "What must hold as the time has come."),
      Field("do", .definition(.steps), "Steps of the app and the model.", isRequired: true),
    ]
  )

  private static let exception = ObjectShape(
    place: "raise",
    fields: [
      Field("name", .text, "The name of the exception.", isRequired: true),
      Field("reason", .text, "Its text.", isRequired: true),
    ]
  )

  /// A condition.
  static let condition = ObjectShape(
    place: "when",
    fields: [
      Field("offsetBelow", .number(.any), "The content offset is less than this, in points."),
      Field("offsetAbove", .number(.any), "The content offset is more than this, in points."),
      Field("isDragging", .flag, "The finger is dragging, or is not."),
      Field("state", .text, "The scenario's state word."),
      Field(
        "cellShowsItem",
        .flag,
        "The cell of the callback is still configured for the item of its row, or is not."
      ),
      Field("row", .format(.rowPattern), "The row of the callback."),
    ],
    minimumCount: 1
  )
}
