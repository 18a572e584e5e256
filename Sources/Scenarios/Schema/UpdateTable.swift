/// The steps that change the structure of the table.
enum UpdateTable {
  /// The app updates.
  static let app =
    Command.by(.app, rows + sections + groups + [SnapshotTable.apply])

  private static let groups = [
    Command(
      "beginUpdates",
      "`beginUpdates()`.",
      example: CommandExample(
        "load",
        "beginUpdates",
        "turn: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]",
        "endUpdates",
        setting: CommandExample.updates
      )
    ),
    Command(
      "endUpdates",
      "`endUpdates()`.",
      example: CommandExample(
        "load",
        "turn: [beginUpdates, endUpdates]",
        setting: CommandExample.updates
      )
    ),
    Command(
      "batch",
      .required(batch),
      "`performBatchUpdates(_:completion:)`.",
      example: CommandExample(
        "load",
        "batch: {updates: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]], completion: [query: visibleCells]}",
        setting: CommandExample.updates
      )
    ),
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
