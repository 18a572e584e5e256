/// The checks of a scenario.
enum ExpectTable {
  private static let calls = Shape.list(.format(.call), .atLeast(1))
  private static let rows = Shape.list(.indexPath(.index), .atLeast(0))

  static let object = ObjectShape("expect") {
    Field("count", .map(MapShape(key: .call, value: .count)))
      .says("The number of calls since the last `count`, or since the start.")
    Field("order", calls).says(
      "Calls that must occur in this order. Other calls may be between them."
    )
    Field("never", calls).says("Calls that must not occur.")
    Field("visible", rows).says("The rows that must be visible.")
    Field("offset", .number(.any)).says("The content offset that the table must have, in points.")
    Field("selection", rows).says("The rows that must be selected.")
    Field("pool", .map(MapShape(key: .name, value: .count)))
      .says("The number of cells in the reuse queue (the pool), by identifier.")
    Field("raises", .text)
      .says("The run must end with an exception whose name or text contains this text.")
    Field("answers", answers).says("Queries, each with the result that it must return.")
  }
  .atLeast(1)

  private static let answers = Shape.list(
    .object(
      ObjectShape("answers") {
        QueryTable.queries.keywords.map { keyword in
          Field(keyword.name, keyword.argument.value).says(keyword.documentation)
        }
        Field("is", answer).required.says("The result as the trace prints it.")
      }
      .atLeast(2)
      .atMost(2)
    ),
    .atLeast(1)
  )

  private static let answer = Shape.choice([
    .text, .list(.choice([.text, .list(.text, .atLeast(0))]), .atLeast(0)),
  ])
}
