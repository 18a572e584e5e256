import TableTrace

/// The arguments of steps that edit rows.
enum EditShapes {
  static let setEditing = Shape.choice([
    .flag,
    .object(
      ObjectShape("setEditing") {
        Field("editing", .flag).required.says("Whether the table is in edit mode.")
        Field("animated", .flag).says("Whether the change is animated (default: `true`).")
        Field("by", .words("receiver", of: EditStep.Receiver.self))
          .says(
            "The object whose method is called (default: `controller` on a table view controller, otherwise `table`)."
          )
      }
    ),
  ])

  static let swipe = ObjectShape("the swipe") {
    Field("row", .row).required.says("The row.")
    Field("edge", .words("edge", of: SwipeEdge.self))
      .says("The edge with the actions (default: `trailing`).")
    Field("distance", .words("distance", of: SwipeDistance.self))
      .says("The distance of the swipe (default: `partial`).")
  }

  static let reorder = ObjectShape("the reorder") {
    Field("from", .row).required.says("The row that the user drags.")
    Field("over", .list(.row, .atLeast(0))).required
      .says("The places over which the user drags the row, in order.")
    dropped
  }

  static let dragAndDrop = ObjectShape("the drag") {
    Field("from", .row).says("The row on which the drag begins.")
    Field("items", .list(.text, .atLeast(1))).says("The items from another app.")
    Field("adding", .list(.row, .atLeast(1))).says(
      "The rows that the user taps during the drag, to add their items."
    )
    Field("over", .list(.choice([.words("place", ["empty", "outside"]), .row]), .atLeast(0)))
      .required
      .says(
        "The places that the finger reaches: rows, `empty` (below the rows) or `outside` (the table)."
      )
    dropped
  }
  .excluding("from", "items")
  .excluding("items", "adding")
  .needing(["from", "items"])

  private static let dropped = Field("drop", .flag)
    .says(
      "Whether the finger is lifted at the last place. `false` cancels the touch (default: `true`)."
    )

  static let action = ObjectShape("an action") {
    Field("title", .text).required.says("The text of the button.")
    Field("style", .words("style", of: RowAction.Style.self))
      .says("The style (default: `normal`).")
    Field("completion", .choice([.flag, .words("completion", ["none"])]))
      .says("The argument for the completion handler. With `none`, the handler is not called.")
    ReactionTable.fields
  }
}
