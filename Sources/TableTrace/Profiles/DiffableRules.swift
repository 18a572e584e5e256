/// The rules of diffable data sources.
package enum DiffableRules: Sendable {
  package static let withoutAnimation = Rule<Bool>(
    .diffableWithoutAnimation,
    "If animatingDifferences is false, the table applies the difference without an animation "
      + "from iOS 15. Up to iOS 14, it reloads all data.",
    VersionRange(true, "the class does not exist", .documented("doc-02")),
    VersionRange(since: .iOS(13), true, "reloadData", .documented("doc-02")),
    VersionRange(
      since: .iOS(15),
      false,
      "it applies the difference",
      .documented("doc-02"),
      .tested(from: .iOS(17), "tests2-18", "tests2-22"),
      .documented(from: .iOS(26), "doc-02")
    )
  )

  package static let duplicates = Rule<SnapshotText?>(
    .diffableDuplicates,
    "A snapshot that contains the same identifier twice raises an exception before any callback.",
    VersionRange(nil, "the class does not exist", .documented("doc-02")),
    VersionRange(since: .iOS(13), .identifiers, "'Fatal: supplied identifiers are not unique.'"),
    VersionRange(
      since: .iOS(14),
      .named,
      "'Fatal: supplied item identifiers are not unique. Duplicate identifiers: …'"
    ),
    conflicts: ["The texts are widely known, but no recorded case has them."]
  )

  package static let ownUpdates = Rule<Bool>(
    .diffableOwnUpdates,
    "If the app itself calls an update method of a table with a diffable data source, the call "
      + "raises an exception before any callback.",
    VersionRange(false, "the class does not exist", .documented("doc-02")),
    VersionRange(
      since: .iOS(13),
      true,
      "'UITableView must be updated via the UITableViewDiffableDataSource APIs …'",
      .assumed("r3-54")
    ),
    conflicts: [
      "r3-54 shows only performBatchUpdates. It is assumed that the calls for rows and sections "
        + "raise too. It is also assumed that an empty group of beginUpdates, reloadData and "
        + "reconfigureRows do not raise.",
      "r5-50: from iOS 17, an empty performBatchUpdates raises no exception. Whether other calls "
        + "still raise one is not known.",
    ]
  )

  package static let ownBatch = Rule<Bool>(
    .diffableOwnBatch,
    "With a diffable data source, the app's own performBatchUpdates raises an exception up to iOS "
      + "16. It does so before its block runs, even if the block is empty.",
    VersionRange(false, "the class does not exist", .documented("doc-02")),
    VersionRange(
      since: .iOS(13),
      true,
      "'UITableView must be updated via the UITableViewDiffableDataSource APIs …'",
      .assumed("r3-54"),
      .measured(from: .iOS(15), "r5-50")
    ),
    VersionRange(since: .iOS(17), false, "no: an empty block is accepted", .measured("r5-50")),
    conflicts: [
      "r3-54 (iOS 13) shows a block that is not empty.",
      "r5-50 has an empty block. It is assumed that a block that is not empty does not run "
        + "before the exception.",
      "From iOS 17, a group with updates is assumed to raise in its first update call.",
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .diffableDifference,
      "When a snapshot is applied, its difference from the shown state becomes one update group, "
        + "as between beginUpdates and endUpdates. Inside this group the data source already "
        + "returns the new state. An equal snapshot changes nothing.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "one update group", .documented("doc-02")),
      decidedBy: [.diffableWithoutAnimation, .diffableDuplicates],
      conflicts: [
        "doc-02 says that the differences are applied. That this is one update group is assumed.",
        "tests2-18, tests2-19, tests2-22 and tests2-23 (iOS 17.2) show the rows after an apply "
          + "without an animation, not the group.",
        "tests2-49 (iOS 14 to 26.1) shows only that no cell is made before a layout.",
        "If several differences are equally short, it is not known which one UIKit applies. The "
          + "simulation applies the one that Swift's standard library computes.",
      ]
    )
    Statement(
      .diffableCompletion,
      "If a snapshot becomes an update group, its completion is called like that of "
        + "performBatchUpdates. If nothing differs, or after a reload, it is called before apply "
        + "returns.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "inside the call if nothing is animated"),
      decidedBy: [.diffableWithoutAnimation]
    )
    Statement(
      .diffableMissing,
      "If a snapshot reloads or reconfigures an item that it does not contain, it raises an "
        + "exception as soon as the app names the item. No callback is made before.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(
        since: .iOS(13),
        "'Attempted to reload item identifier that does not exist in the snapshot: …'"
      ),
      decidedBy: [.diffableDuplicates],
      conflicts: ["The text is widely known, but no recorded case has it."]
    )
    Statement(
      .diffableBackground,
      "A snapshot that is applied on a background queue is shown in a later turn of the main queue. "
        + "The code after apply runs first.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "in the next turn"),
      decidedBy: [.diffableWithoutAnimation]
    )
    Statement(
      .diffableMoves,
      "An item whose place changes is moved. If it is also reloaded, or its old or new section is "
        + "not in both snapshots, it is deleted and inserted. A section moves only if its items "
        + "stay the same.",
      says: "moved, if the move is legal",
      decidedBy: [.diffableWithoutAnimation, .diffableDuplicates]
    )
    withoutAnimation
    Statement(
      .diffableProvider,
      "The diffable data source implements cellForRowAt and the counts itself. Inside cellForRowAt "
        + "it calls the app's cell provider with the item of the snapshot.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "inside cellForRowAt", .documented("doc-02")),
      decidedBy: [.diffableDuplicates]
    )
    Statement(
      .diffableOverrides,
      "The diffable data source also implements the methods for titles, the section index, editing "
        + "and moving. Unless a subclass overrides these methods, they return nil or false, or do "
        + "nothing.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "the class implements them", .documented("doc-02")),
      decidedBy: [.diffableWithoutAnimation, .diffableDuplicates],
      conflicts: ["doc-02 names the methods. What they return is assumed."]
    )
    duplicates
    ownUpdates
    ownBatch
  }
}

/// The exception text for an identifier that a snapshot contains twice.
package enum SnapshotText: Hashable, Sendable {
  /// The text does not name the identifiers.
  case identifiers
  case named
}
