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
          Field("animated", .flag, "Whether it is seen changing; it is unless written."),
          Field(
            "by",
            .word(Vocabulary("receiver", EditStep.Receiver.allCases.map(\.rawValue))),
            "Whose method is called; `controller` on a table view controller unless written, else `table`."
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
        "Where the actions are uncovered; `trailing` unless written."
      ),
      Field(
        "distance",
        .word(Vocabulary("distance", SwipeDistance.allCases.map(\.rawValue))),
        "How far it goes; `partial` unless written."
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
        "The places that it hovers over, in order.",
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
      Field("items", .list(.text, .atLeast(1)), "The items that come from elsewhere."),
      Field("adding", .list(.definition(.row), .atLeast(1)), "The rows tapped meanwhile."),
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
    "Whether it is let go there, or the touch is cancelled; it is let go unless written."
  )

  /// An action behind a row.
  static let action = ObjectShape(
    place: "an action",
    fields: [
      Field("title", .text, "The text of the button.", isRequired: true),
      Field(
        "style",
        .word(Vocabulary("style", RowAction.Style.allCases.map(\.rawValue))),
        "The style; `normal` unless written."
      ),
      Field(
        "completion",
        .choice([.flag, .word(Vocabulary("completion", ["none"]))]),
        "What the handler hands to its completion handler; `none` does not call it."
      ),
    ] + ReactionTable.fields
  )
}
