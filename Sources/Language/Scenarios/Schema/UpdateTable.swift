import TableTrace
import YAMLSource

/// The steps that change the structure of the table.
enum UpdateTable {
  static let app =
    StepRow.by(.app, rows + sections + groups + [SnapshotTable.apply])

  private static let groups = [
    StepRow(
      "beginUpdates",
      "`beginUpdates()`.",
      example: KeywordExample(
        "beginUpdates",
        "turn: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]",
        "endUpdates",
        in: .updates
      )
    ) { _, _ in .update(.beginUpdates) },
    StepRow(
      "endUpdates",
      "`endUpdates()`.",
      example: KeywordExample("turn: [beginUpdates, endUpdates]", in: .updates)
    ) { _, _ in .update(.endUpdates) },
    StepRow(
      "batch",
      .required(batch),
      "`performBatchUpdates(_:completion:)`.",
      example: KeywordExample(
        "batch: {updates: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]], completion: [query: visibleCells]}",
        in: .updates
      )
    ) { .update($0.batch($1)) },
    StepRow(
      "performWithoutAnimation",
      .required(.definition(.steps)),
      "`UIView.performWithoutAnimation(_:)`. The updates of its steps are not animated.",
      example: KeywordExample(
        "performWithoutAnimation: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]",
        in: .updates
      )
    ) { .update(.withoutAnimation($0.steps($1))) },
  ]

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
