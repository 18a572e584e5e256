/// The rules of diffable data sources.
package enum DiffableRules: Sendable {
  package static let withoutAnimation = Rule<Bool>(
    .diffableWithoutAnimation,
    "The app can call apply with animatingDifferences false. From iOS 15, apply then changes "
      + "only the rows and sections that differ, without an animation. Up to iOS 14, apply "
      + "reloads all data.",
    VersionRange(true, "diffable data sources do not exist", .documented("doc-02")),
    VersionRange(since: .iOS(13), true, "reloadData", .documented("doc-02")),
    VersionRange(
      since: .iOS(15),
      false,
      "only the rows and sections that differ change",
      .documented("doc-02"),
      .tested(from: .iOS(17), "tests2-18", "tests2-22"),
      .documented(from: .iOS(26), "doc-02")
    )
  )

  package static let duplicates = Rule<SnapshotText?>(
    .diffableDuplicates,
    "If a snapshot contains the same identifier twice, apply raises an exception. No method of "
      + "the app is called before the exception.",
    VersionRange(nil, "diffable data sources do not exist", .documented("doc-02")),
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
      + "method itself. Such a call raises an exception before the table calls any method of the "
      + "app.",
    VersionRange(false, "diffable data sources do not exist", .documented("doc-02")),
    VersionRange(
      since: .iOS(13),
      true,
      "'UITableView must be updated via the UITableViewDiffableDataSource APIs …'",
      .assumed("r3-54")
    ),
    conflicts: [
      "r3-54 shows only performBatchUpdates. It is assumed that the update methods for rows and "
        + "sections raise the exception too. It is also assumed that reloadData and "
        + "reconfigureRows do not raise it. The same is assumed for beginUpdates and endUpdates "
        + "without updates between them.",
      "r5-50 shows that from iOS 17 performBatchUpdates with an empty block raises no exception. "
        + "It is not known whether other calls still raise one.",
    ]
  )

  package static let ownBatch = Rule<Bool>(
    .diffableOwnBatch,
    "From iOS 17, the app may call performBatchUpdates with an empty block on a table with a "
      + "diffable data source. Up to iOS 16, performBatchUpdates raises an exception before its "
      + "block runs, even if the block is empty.",
    VersionRange(false, "diffable data sources do not exist", .documented("doc-02")),
    VersionRange(
      since: .iOS(13),
      true,
      "'UITableView must be updated via the UITableViewDiffableDataSource APIs …'",
      .assumed("r3-54"),
      .measured(from: .iOS(15), "r5-50")
    ),
    VersionRange(since: .iOS(17), false, "an empty block raises no exception", .measured("r5-50")),
    conflicts: [
      "r3-54 (iOS 13) shows only a block with updates, not an empty block.",
      "r5-50 has an empty block. It is assumed that a block with updates does not run before the "
        + "exception either.",
      "It is assumed that from iOS 17 a block with updates runs, and that its first update call "
        + "raises the exception.",
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .diffableDifference,
      "When the app applies a snapshot, the table makes all changes together, as between "
        + "beginUpdates and endUpdates. During these changes, the data source already returns "
        + "the new state. If the snapshot equals the shown state, nothing changes. Inside "
        + "moveRowAt, the shown state contains the user's move.",
      VersionRange("diffable data sources do not exist", .documented("doc-02")),
      VersionRange(
        since: .iOS(13),
        "all changes together, in one update group",
        .assumed("doc-02")
      ),
      decidedBy: [.diffableWithoutAnimation, .diffableDuplicates],
      conflicts: [
        "doc-02 says that the table applies the differences. It is assumed that the table "
          + "applies them together, in one update group.",
        "tests2-18, tests2-19, tests2-22 and tests2-23 (iOS 17.2) show the rows after an apply "
          + "without an animation. They do not show an update group.",
        "tests2-49 (iOS 14 to 26.1) shows only that apply makes no cell before the next layout.",
        "No case shows apply inside moveRowAt. Apple's sample code applies a snapshot there "
          + "without an animation. It is assumed that the row does not move twice.",
        "Sometimes different lists of equally many changes lead to the new state. It is not "
          + "known which list UIKit chooses. The simulation uses the changes that Swift's "
          + "standard library computes.",
      ]
    )
    Statement(
      .diffableCompletion,
      "If apply changes rows, its completion is called at the same time as the completion of a "
        + "performBatchUpdates with these changes. If nothing differs, or if apply reloads all "
        + "data, the completion is called before apply returns.",
      VersionRange("diffable data sources do not exist", .documented("doc-02")),
      VersionRange(
        since: .iOS(13),
        "before apply returns, if nothing differs or after a reload"
      ),
      decidedBy: [.diffableWithoutAnimation]
    )
    Statement(
      .diffableMissing,
      "reloadItems and reconfigureItems raise an exception if they name an item that the "
        + "snapshot does not contain. No method of the app is called before the exception.",
      VersionRange("diffable data sources do not exist", .documented("doc-02")),
      VersionRange(
        since: .iOS(13),
        "'Attempted to reload item identifier that does not exist in the snapshot: …'"
      ),
      decidedBy: [.diffableDuplicates],
      conflicts: ["The text is widely known, but no recorded case has it."]
    )
    Statement(
      .diffableBackground,
      "If the app calls apply on a background queue, the table shows the snapshot later, in the "
        + "next turn of the main queue. The code after apply runs before that turn.",
      VersionRange("diffable data sources do not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "in the next turn of the main queue"),
      decidedBy: [.diffableWithoutAnimation]
    )
    Statement(
      .diffableMoves,
      "An item that changes its place is moved. If the item is also reloaded, or if its old or "
        + "new section is deleted or inserted, the item is deleted and inserted instead. A "
        + "section moves only if its items stay the same.",
      says: "moved, or deleted and inserted",
      decidedBy: [.diffableWithoutAnimation, .diffableDuplicates]
    )
    withoutAnimation
    Statement(
      .diffableProvider,
      "The diffable data source itself implements numberOfSections, numberOfRowsInSection and "
        + "cellForRowAt. Its cellForRowAt calls the app's cell provider with the item of the row.",
      VersionRange("diffable data sources do not exist", .documented("doc-02")),
      VersionRange(since: .iOS(13), "inside cellForRowAt", .documented("doc-02")),
      decidedBy: [.diffableDuplicates]
    )
    Statement(
      .diffableOverrides,
      "A diffable data source implements the methods for titles, the section index, editing and "
        + "moving. A subclass can override these methods.",
      VersionRange("diffable data sources do not exist", .documented("doc-02")),
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
