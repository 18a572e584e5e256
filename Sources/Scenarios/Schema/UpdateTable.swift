import TableTrace

/// The steps that change the structure of the table.
enum UpdateTable {
  /// The app updates.
  static let app =
    Command.by(.app, rows + sections + groups)
    + Command.unbuilt(.app, [("apply", "A snapshot of a diffable data source is applied.")])

  private static let rows = [
    Command("reloadRows", .required(rowList), "`reloadRows(at:with:)`, by the rows before it."),
    Command(
      "reconfigureRows",
      .required(.list(.definition(.row), .atLeast(1))),
      "`reconfigureRows(at:)`."
    ),
    Command("insertRows", .required(rowList), "`insertRows(at:with:)`, by the rows after it."),
    Command("deleteRows", .required(rowList), "`deleteRows(at:with:)`, by the rows before it."),
    Command(
      "moveRow",
      .required(
        .object(
          ObjectShape(
            place: "the move",
            fields: [
              Field("from", .definition(.row), "The row before the update.", isRequired: true),
              Field("to", .definition(.row), "Its place after the update.", isRequired: true),
            ]
          )
        )
      ),
      "`moveRow(at:to:)`."
    ),
  ]

  private static let sections = [
    Command(
      "reloadSections",
      .required(sectionList),
      "`reloadSections(_:with:)`, by the sections before it."
    ),
    Command(
      "insertSections",
      .required(sectionList),
      "`insertSections(_:with:)`, by the sections after it."
    ),
    Command(
      "deleteSections",
      .required(sectionList),
      "`deleteSections(_:with:)`, by the sections before it."
    ),
    Command(
      "moveSection",
      .required(
        .object(
          ObjectShape(
            place: "the move",
            fields: [
              Field("from", .index, "The section before the update.", isRequired: true),
              Field("to", .index, "Its place after the update.", isRequired: true),
            ]
          )
        )
      ),
      "`moveSection(_:toSection:)`."
    ),
  ]

  private static let groups = [
    Command("beginUpdates", "`beginUpdates()`."),
    Command("endUpdates", "`endUpdates()`."),
    Command("batch", .required(batch), "`performBatchUpdates(_:completion:)`."),
  ]

  private static let animation = Field(
    "with",
    .word(Vocabulary("animation", RowAnimation.allCases.map(\.rawValue))),
    "How they come in or go; `automatic` unless written."
  )

  private static let rowList = Shape.choice([
    .list(.definition(.row), .atLeast(1)),
    .object(
      ObjectShape(
        place: "the rows",
        fields: [
          Field("at", .list(.definition(.row), .atLeast(1)), "The rows.", isRequired: true),
          animation,
        ]
      )
    ),
  ])

  private static let sectionList = Shape.choice([
    .list(.index, .atLeast(1)),
    .object(
      ObjectShape(
        place: "the sections",
        fields: [
          Field("at", .list(.index, .atLeast(1)), "The sections.", isRequired: true),
          animation,
        ]
      )
    ),
  ])

  private static let batch = Shape.choice([
    .definition(.steps),
    .object(
      ObjectShape(
        place: "the batch",
        fields: [
          Field("updates", .definition(.steps), "The steps of its block.", isRequired: true),
          Field("completion", .definition(.steps), "The steps of its completion handler."),
        ]
      )
    ),
  ])
}
