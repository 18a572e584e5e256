import TableTrace
import YAMLSource

/// The step that applies a snapshot of a diffable data source.
enum SnapshotTable {
  /// `apply`.
  static let apply = StepRow(
    "apply",
    .required(.object(snapshot)),
    "`apply(_:animatingDifferences:completion:)`: a snapshot becomes updates, from iOS 13.",
    example: KeywordExample(
      "load",
      "apply: {sections: [{section: A, items: [b, c]}], reconfigure: [b]}",
      setting: """
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
        "Its identifier; the sections of the model have their headers.",
        isRequired: true
      ),
      Field("items", .list(.text, .atLeast(0)), "The identifiers of its items.", isRequired: true),
    ]
  )

  private static let snapshot = ObjectShape(
    place: "the snapshot",
    fields: [
      Field("sections", .list(.object(section), .atLeast(0)), "The sections.", isRequired: true),
      Field("animatingDifferences", .flag, "`true` unless written."),
      Field(
        "usingReloadData",
        .flag,
        "`applySnapshotUsingReloadData(_:completion:)`, from iOS 15."
      ),
      Field("reload", .list(.text, .atLeast(1)), "The items that get new cells."),
      Field("reconfigure", .list(.text, .atLeast(1)), "The items to configure again, from iOS 15."),
      Field(
        "queue",
        .word(Vocabulary("queue", ["main", "background"])),
        "Where the app calls it; `main` unless written. From `background` it is shown in a later turn."
      ),
      Field("completion", .definition(.steps), "The steps of its completion handler."),
    ]
  )
}
