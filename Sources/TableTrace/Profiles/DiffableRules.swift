/// The rules of diffable data sources.
package enum DiffableRules: Sendable {
  package static let withoutAnimation = Rule<Bool>(
    .diffableWithoutAnimation,
    "From iOS 15, apply with animatingDifferences false changes only the rows and sections that "
      + "differ, without an animation. Up to iOS 14, such a call reloads all data.",
    VersionRange(true, "the class does not exist", .documented("doc-02")),
    VersionRange(since: .iOS(13), true, "reloadData", .documented("doc-02")),
    VersionRange(
      since: .iOS(15),
      false,
      "only the difference is applied",
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
    "If a table has a diffable data source, the app must not call insertRows or another update "
      + "method itself. Such a call raises an exception before any callback.",
    VersionRange(false, "the class does not exist", .documented("doc-02")),
    VersionRange(
      since: .iOS(13),
      true,
      "'UITableView must be updated via the UITableViewDiffableDataSource APIs …'",
      .assumed("r3-54")
    ),
    conflicts: [
      "r3-54 shows only performBatchUpdates. It is assumed that the calls for rows and sections "
        + "raise the exception too. It is also assumed that reloadData, reconfigureRows and an "
        + "empty group between beginUpdates and endUpdates do not raise it.",
      "r5-50: from iOS 17, an empty performBatchUpdates raises no exception. Whether other calls "
        + "still raise one is not known.",
    ]
  )

  package static let ownBatch = Rule<Bool>(
    .diffableOwnBatch,
    "From iOS 17, the app may call performBatchUpdates with an empty block on a table with a "
      + "diffable data source. Up to iOS 16, performBatchUpdates raises an exception before its "
      + "block runs, even if the block is empty.",
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
      "r3-54 (iOS 13) shows only a block with updates.",
      "r5-50 has an empty block. It is assumed that other blocks do not run before the exception "
        + "either.",
      "From iOS 17, it is assumed that the first update call inside such a block raises the "
        + "exception.",
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .diffableDifference,
      "When a snapshot is applied, all its changes become one update group, as between "
        + "beginUpdates and endUpdates. Inside this group the data source already returns the new "
        + "state. A snapshot that equals the shown state changes nothing.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "one update group", .assumed("doc-02")),
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
      "If a snapshot changes rows in an update group, its completion is called when the completion "
        + "of performBatchUpdates would be called. If nothing differs, or all data is reloaded, "
        + "the completion is called before apply returns.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(
        since: .iOS(13),
        "before apply returns, if nothing differs or after a reload"
      ),
      decidedBy: [.diffableWithoutAnimation]
    )
    Statement(
      .diffableMissing,
      "If reloadItems or reconfigureItems names an item that the snapshot does not contain, that "
        + "call raises an exception. No callback is made before the exception.",
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
      "If apply is called on a background queue, the table shows the snapshot in a later turn of "
        + "the main queue. The code after apply runs first.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "in the next turn"),
      decidedBy: [.diffableWithoutAnimation]
    )
    Statement(
      .diffableMoves,
      "An item whose place changes is moved. A reloaded item, or an item whose old or new section "
        + "exists in only one of the two snapshots, is deleted and inserted instead. A section "
        + "moves only if its items stay the same.",
      says: "moved, if the move is allowed",
      decidedBy: [.diffableWithoutAnimation, .diffableDuplicates]
    )
    withoutAnimation
    Statement(
      .diffableProvider,
      "The diffable data source itself implements numberOfSections, numberOfRowsInSection and "
        + "cellForRowAt. Its cellForRowAt calls the app's cell provider with the item of the row.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "inside cellForRowAt", .documented("doc-02")),
      decidedBy: [.diffableDuplicates]
    )
    Statement(
      .diffableOverrides,
      "A diffable data source implements the methods for titles, the section index, editing and "
        + "moving. A subclass can override them.",
      VersionRange("the class does not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "the class implements them", .documented("doc-02")),
      decidedBy: [.diffableWithoutAnimation, .diffableDuplicates],
      conflicts: [
        "doc-02 names the methods. It is assumed that they return nil or false, or do nothing."
      ]
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
