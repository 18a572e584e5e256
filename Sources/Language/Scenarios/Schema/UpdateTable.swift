import TableTrace
import YAMLSource

/// The steps that insert, delete, move or reload rows and sections.
enum UpdateTable {
  static let app =
    (rows + sections + groups + [SnapshotTable.apply]).by(.app)

  private static let groups = [
    StepRow("beginUpdates") { _, _ in .update(.beginUpdates) }
      .says("`beginUpdates()`.")
      .example(
        "beginUpdates",
        "turn: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]",
        "endUpdates",
        in: .named("updates")
      ),
    StepRow("endUpdates") { _, _ in .update(.endUpdates) }
      .says("`endUpdates()`.")
      .example("turn: [beginUpdates, endUpdates]", in: .named("updates")),
    StepRow("batch", .required(batch)) { .update($0.batch($1)) }
      .says("`performBatchUpdates(_:completion:)`.")
      .example(
        "batch: {updates: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]], completion: [query: visibleCells]}",
        in: .named("updates")
      ),
    StepRow("performWithoutAnimation", .required(.definition(.steps))) {
      .update(.withoutAnimation($0.steps($1)))
    }
    .says("`UIView.performWithoutAnimation(_:)`. Updates in these steps are not animated.")
    .example(
      "performWithoutAnimation: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]",
      in: .named("updates")
    ),
  ]

  private static let batch = Shape.choice([
    .definition(.steps),
    .object(
      ObjectShape("the batch") {
        Field("updates", .definition(.steps)).required.says(
          "The steps in the updates block of `performBatchUpdates`."
        )
        Field("completion", .definition(.steps)).says(
          "The steps in the completion handler of `performBatchUpdates`."
        )
      }
    ),
  ])
}
