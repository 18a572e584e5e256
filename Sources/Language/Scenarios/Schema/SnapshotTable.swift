import TableTrace
import YAMLSource

/// The step that applies a snapshot of a diffable data source.
enum SnapshotTable {
  /// `apply`.
  static let apply = StepRow(
    "apply",
    .required(.object(snapshot)),
    "`apply(_:animatingDifferences:completion:)`, which turns a snapshot into updates (iOS 13 and later).",
    example: KeywordExample(
      "apply: {sections: [{section: A, items: [b, c]}], reconfigure: [b]}",
      in: """
        os: iOS 17
        viewport: {width: 320, height: 132}
        sections: [{header: A, rows: [a, b]}]
        """
    )
  ) { .update(.apply($0.snapshot($1))) }

  private static let section = ObjectShape(
    place: "the section",
    fields: [
      Field(
        "section",
        .text,
        "Its identifier (the header, for sections of the model).",
        isRequired: true
      ),
      Field("items", .list(.text, .atLeast(0)), "The identifiers of its items.", isRequired: true),
    ]
  )

  private static let snapshot = ObjectShape(
    place: "the snapshot",
    fields: [
      Field("sections", .list(.object(section), .atLeast(0)), "The sections.", isRequired: true),
      Field(
        "animatingDifferences",
        .flag,
        "Whether the differences are animated (default: `true`)."
      ),
      Field(
        "usingReloadData",
        .flag,
        "Uses `applySnapshotUsingReloadData(_:completion:)` (iOS 15 and later)."
      ),
      Field("reload", .list(.text, .atLeast(1)), "The items to reload with new cells."),
      Field(
        "reconfigure",
        .list(.text, .atLeast(1)),
        "The items to configure again (iOS 15 and later)."
      ),
      Field(
        "queue",
        .word(Vocabulary("queue", ["main", "background"])),
        "The queue of the call (default: `main`). From `background`, the table updates in a later turn."
      ),
      Field("completion", .definition(.steps), "The steps of its completion handler."),
    ]
  )
}
