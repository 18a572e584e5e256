import TableTrace
import YAMLSource

/// The step that applies a snapshot of a diffable data source.
enum SnapshotTable {
  static let apply = StepRow("apply", .required(.object(snapshot))) {
    .update(.apply($0.snapshot($1)))
  }
  .says(
    "`apply(_:animatingDifferences:completion:)`, which turns a snapshot into updates (iOS 13 and later)."
  )
  .example(
    "apply: {sections: [{section: A, items: [b, c]}], reconfigure: [b]}",
    in: """
      os: iOS 17
      viewport: {width: 320, height: 132}
      sections: [{header: A, rows: [a, b]}]
      """
  )

  private static let section = ObjectShape("the section") {
    Field("section", .text).required
      .says("The identifier of the section. For a section of the model, it is the header.")
    Field("items", .list(.text, .atLeast(0))).required.says(
      "The identifiers of the section's items."
    )
  }

  private static let snapshot = ObjectShape("the snapshot") {
    Field("sections", .list(.object(section), .atLeast(0))).required.says(
      "The sections of the snapshot, in order."
    )
    Field("animatingDifferences", .flag)
      .says("Whether the differences are animated (default: `true`).")
    Field("usingReloadData", .flag)
      .says(
        "Whether to call `applySnapshotUsingReloadData(_:completion:)` instead (iOS 15 and later)."
      )
    Field("reload", .list(.text, .atLeast(1))).says("The items to reload with new cells.")
    Field("reconfigure", .list(.text, .atLeast(1)))
      .says("The items to configure again (iOS 15 and later).")
    Field("queue", .words("queue", ["main", "background"]))
      .says(
        "The queue of the call (default: `main`). With `background`, the table updates in a later run loop turn."
      )
    Field("completion", .definition(.steps)).says("The steps of the completion handler.")
  }
}
