import TableTrace

/// The arguments of the steps that edit.
enum EditShapes {
  /// `setEditing`.
  static let setEditing = Shape.choice([
    .flag,
    .object(
      ObjectShape(
        place: "setEditing",
        fields: [
          Field("editing", .flag, "Whether the table is in edit mode.", isRequired: true),
          Field("animated", .flag, "Whether the change is animated (default: `true`)."),
          Field(
            "by",
            .word(Vocabulary("receiver", EditStep.Receiver.allCases.map(\.rawValue))),
            "The object whose method is called (default: `controller` on a table view controller, otherwise `table`)."
          ),
        ]
      )
    ),
  ])

  /// `swipe`.
  static let swipe = ObjectShape(
    place: "the swipe",
    fields: [
      Field("row", .definition(.row), "The row.", isRequired: true),
      Field(
        "edge",
        .word(Vocabulary("edge", SwipeEdge.allCases.map(\.rawValue))),
        "The edge with the actions (default: `trailing`)."
      ),
      Field(
        "distance",
        .word(Vocabulary("distance", SwipeDistance.allCases.map(\.rawValue))),
        "The distance of the swipe (default: `partial`)."
      ),
    ]
  )

  /// `reorder`.
  static let reorder = ObjectShape(
    place: "the reorder",
    fields: [
      Field("from", .definition(.row), "The row that is grabbed.", isRequired: true),
      Field(
        "over",
        .list(.definition(.row), .atLeast(0)),
        "The places that the row is dragged over, in order.",
        isRequired: true
      ),
      dropped,
    ]
  )

  /// `dragAndDrop`.
  static let dragAndDrop = ObjectShape(
    place: "the drag",
    fields: [
      Field("from", .definition(.row), "The row that is lifted."),
      Field("items", .list(.text, .atLeast(1)), "The items from another app."),
      Field(
        "adding",
        .list(.definition(.row), .atLeast(1)),
        "The rows that are tapped during the drag."
      ),
      Field(
        "over",
        .list(
          .choice([.word(Vocabulary("place", ["empty", "outside"])), .definition(.row)]),
          .atLeast(0)
        ),
        "Where the finger goes: rows, `empty` below them, or `outside` the table.",
        isRequired: true
      ),
      dropped,
    ],
    exclusive: [ExclusivePair("from", "items"), ExclusivePair("items", "adding")],
    needed: [NeededKeys(["from", "items"])]
  )

  private static let dropped = Field(
    "drop",
    .flag,
    "Whether the finger is lifted there or the touch is cancelled (default: lifted)."
  )

  static let action = ObjectShape(
    place: "an action",
    fields: [
      Field("title", .text, "The text of the button.", isRequired: true),
      Field(
        "style",
        .word(Vocabulary("style", RowAction.Style.allCases.map(\.rawValue))),
        "The style (default: `normal`)."
      ),
      Field(
        "completion",
        .choice([.flag, .word(Vocabulary("completion", ["none"]))]),
        "The argument for the completion handler. With `none`, the handler is not called."
      ),
    ] + ReactionTable.fields
  )
}
