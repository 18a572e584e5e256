enum ReactionTable {
  static let fields: [Field] = [
    Field("note", .text)
      .says(
        "A line that the app prints before the steps of `do`. `$row` is the row of the callback."
      ),
    Field("do", .definition(.steps)).says("Steps that the app takes while the callback runs."),
    Field("later", .definition(.steps))
      .says("Steps that the app takes in the next run loop turn, for the row of the callback."),
    Field("after", .oneOrMore(.object(after)))
      .says("Steps that the app takes after a delay, for the row of the callback."),
    Field("state", .text)
      .says("The new state of the scenario, a word. The state is set before `do` runs."),
    Field("raise", .object(exception)).says(
      "An exception that the app raises at the end of the reaction."
    ),
    Field("when", .definition(.condition))
      .says("Conditions that must all hold when the callback is called."),
  ]

  /// Reactions of a callback that returns nothing.
  static let reactions = ObjectShape("a reaction") {
    fields
  }
  .needing(effects)

  /// The keys that have an effect.
  static let effects = ["do", "later", "after", "state", "note", "raise"]

  /// Several reactions, each with its own condition.
  static let list = Shape.list(.definition(.conditionalReaction), .atLeast(1))

  /// The longest delay of a deferred step or a wait, in milliseconds: one day.
  static let milliseconds = Shape.integer(0...86_400_000)

  static let after = ObjectShape("after") {
    Field("milliseconds", milliseconds).required.says("The minimum delay, in milliseconds.")
    Field("when", .definition(.condition))
      .says("Conditions that must all hold when the delay is over.")
    Field("do", .definition(.steps)).required.says(
      "Steps that the app takes when the delay is over."
    )
  }

  private static let exception = ObjectShape("raise") {
    Field("name", .text).required.says("The name of the exception.")
    Field("reason", .text).required.says("The text of the exception.")
  }

  static let condition = ObjectShape("when") {
    Field("offsetBelow", .number(.any))
      .says("The content offset must be less than this number of points.")
    Field("offsetAbove", .number(.any))
      .says("The content offset must be greater than this number of points.")
    Field("isDragging", .flag).says("Whether the user must be dragging the content.")
    Field("state", .text).says("The state that the scenario must be in, a word.")
    Field("cellShowsItem", .flag)
      .says("Whether the cell of the callback must still show the item of its row.")
    Field("row", .format(.rowPattern))
      .says(
        "The row of the callback must match this pattern. `moveRowAt` has two rows: here, the "
          + "row is its destination."
      )
  }
  .atLeast(1)
}
