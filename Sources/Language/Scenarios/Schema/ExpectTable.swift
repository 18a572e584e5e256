/// Checks in the flow of a scenario.
enum ExpectTable {
  private static let calls = Shape.list(.format(.call), .atLeast(1))
  private static let rows = Shape.list(.indexPath(.index), .atLeast(0))

  /// The keys of `expect`.
  static let object = ObjectShape(
    place: "expect",
    fields: [
      Field(
        "count",
        .map(MapShape(key: .call, value: .count)),
        "The number of calls since the last count, or since the start."
      ),
      Field("order", calls, "Calls in this order, with any other calls between them."),
      Field("never", calls, "Calls that must not occur."),
      Field("visible", rows, "The visible rows."),
      Field("offset", .number(.any), "The content offset, in points."),
      Field("selection", rows, "The selected rows."),
      Field(
        "pool",
        .map(MapShape(key: .name, value: .count)),
        "The number of cells in the reuse pool, by identifier."
      ),
      Field("raises", .text, "The run ends with an exception whose name or text contains this."),
      Field("answers", answers, "The results of queries."),
    ],
    minimumCount: 1
  )

  private static let answers = Shape.list(
    .object(
      ObjectShape(
        place: "answers",
        fields: QueryTable.queries.keywords.map { keyword in
          Field(
            keyword.name,
            keyword.argument.value,
            keyword.documentation
          )
        } + [
          Field("is", answer, "The result as the trace prints it.", isRequired: true)
        ],
        minimumCount: 2,
        maximumCount: 2
      )
    ),
    .atLeast(1)
  )

  private static let answer = Shape.choice([
    .text, .list(.choice([.text, .list(.text, .atLeast(0))]), .atLeast(0)),
  ])
}
