/// The rules of diffable data sources.
package enum DiffableRules: Sendable {
  package static let difference = Statement(
    .diffableDifference,
    "Applying a snapshot becomes one group with the difference between the shown state and the new one; the data source answers the new state from inside the group on. Equal snapshots change nothing.",
    Band(since: .iOS(4), "the class does not exist", .documented("doc-02")),
    Band(
      since: .iOS(13),
      "one group of updates",
      .documented("doc-02"),
      .tested(from: .iOS(17), "tests2-18", "tests2-19", "tests2-22", "tests2-23", "tests2-49")
    ),
    decidedBy: [.diffableWithoutAnimation, .diffableDuplicates],
    conflicts: [
      "Which of several shortest differences UIKit takes is not told; the standard library's is taken."
    ]
  )

  package static let completion = Statement(
    .diffableCompletion,
    "The completion of a snapshot that becomes a group of updates comes as that of performBatchUpdates; where nothing differs, and after a reload, it comes before apply returns.",
    Band(since: .iOS(4), "the class does not exist", .documented("doc-02")),
    Band(since: .iOS(13), "inside the call where nothing is animated", .assumed()),
    decidedBy: [.diffableWithoutAnimation]
  )

  package static let missing = Statement(
    .diffableMissing,
    "A snapshot that is to reload or reconfigure an item which it does not hold raises as the item is named, before anything is asked.",
    Band(since: .iOS(4), "the class does not exist", .documented("doc-02")),
    Band(
      since: .iOS(13),
      "'Attempted to reload item identifier that does not exist in the snapshot: …'",
      .assumed()
    ),
    decidedBy: [.diffableDuplicates],
    conflicts: ["The words are widely known; no recorded case has them."]
  )

  package static let background = Statement(
    .diffableBackground,
    "A snapshot that is applied on a background queue is shown in a later turn of the main queue; the code behind apply runs before.",
    Band(since: .iOS(4), "the class does not exist", .documented("doc-02")),
    Band(since: .iOS(13), "in the next turn", .assumed()),
    decidedBy: [.diffableWithoutAnimation]
  )

  package static let moves = Statement(
    .diffableMoves,
    "An item that leaves one place and comes to another moves; with its reload, or between sections that do not stay, it is deleted and inserted. A section moves only if its items stay the same.",
    Band(since: .iOS(4), "moves where they are legal", .assumed()),
    decidedBy: [.diffableWithoutAnimation, .diffableDuplicates]
  )

  package static let withoutAnimation = Rule<Bool>(
    .diffableWithoutAnimation,
    "With animatingDifferences false the table reloads all data, or takes the difference without animation.",
    Band(since: .iOS(4), true, "the class does not exist", .documented("doc-02")),
    Band(since: .iOS(13), true, "reloadData", .documented("doc-02")),
    Band(
      since: .iOS(15),
      false,
      "the difference",
      .documented("doc-02"),
      .tested(from: .iOS(17), "tests2-18", "tests2-22"),
      .documented(from: .iOS(26), "doc-02")
    )
  )

  package static let provider = Statement(
    .diffableProvider,
    "cellForRowAt of a diffable data source belongs to the class, and so do the counts: the app hears of a row only by the cell provider, which is called inside, with the item that the snapshot has there.",
    Band(since: .iOS(4), "the class does not exist", .documented("doc-02")),
    Band(since: .iOS(13), "inside cellForRowAt", .documented("doc-02")),
    decidedBy: [.diffableDuplicates]
  )

  package static let overrides = Statement(
    .diffableOverrides,
    "The class implements the titles, the index, editing and moving as well: nil, no, and nothing, where a subclass does not say otherwise.",
    Band(since: .iOS(4), "the class does not exist", .documented("doc-02")),
    Band(since: .iOS(13), "methods of the class", .documented("doc-02")),
    decidedBy: [.diffableWithoutAnimation, .diffableDuplicates]
  )

  package static let duplicates = Rule<SnapshotText?>(
    .diffableDuplicates,
    "A snapshot with an identifier twice raises before anything is asked.",
    Band(since: .iOS(4), nil, "the class does not exist", .documented("doc-02")),
    Band(
      since: .iOS(13),
      .identifiers,
      "'Fatal: supplied identifiers are not unique.'",
      .assumed()
    ),
    Band(
      since: .iOS(14),
      .named,
      "'Fatal: supplied item identifiers are not unique. Duplicate identifiers: …'",
      .assumed()
    ),
    conflicts: ["The texts are widely known; no recorded case has them."]
  )

  package static let ownUpdates = Rule<Bool>(
    .diffableOwnUpdates,
    "An update call of the app on a table whose data source is a diffable one raises in the call, before anything is counted.",
    Band(since: .iOS(4), false, "the class does not exist", .documented("doc-02")),
    Band(
      since: .iOS(13),
      true,
      "'UITableView must be updated via the UITableViewDiffableDataSource APIs …'",
      .observed("r3-54"),
      .assumed(from: .iOS(14))
    ),
    conflicts: [
      "r3-54 has performBatchUpdates alone; that the calls for rows and sections raise too, and that an empty group of beginUpdates, reloadData and reconfigureRows do not, is assumed.",
      "r5-50: whether calls still raise from iOS 17 on is not known; an empty performBatchUpdates does not",
    ]
  )

  package static let ownBatch = Rule<Bool>(
    .diffableOwnBatch,
    "Whether performBatchUpdates of the app on a table whose data source is a diffable one raises itself, before its block runs and even if that is empty.",
    Band(since: .iOS(4), false, "the class does not exist", .documented("doc-02")),
    Band(
      since: .iOS(13),
      true,
      "'UITableView must be updated via the UITableViewDiffableDataSource APIs …'",
      .assumed("r3-54"),
      .measured(from: .iOS(15), "r5-50")
    ),
    Band(
      since: .iOS(17),
      false,
      "no: an empty one is accepted",
      .measured("r5-50")
    ),
    conflicts: [
      "r3-54 (iOS 13) has a group that is not empty.",
      "From iOS 17 on a group with updates raises in its first update call, which is assumed.",
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(difference), RuleEntry(completion), RuleEntry(missing),
      RuleEntry(background), RuleEntry(moves), RuleEntry(withoutAnimation),
      RuleEntry(provider), RuleEntry(overrides),
      RuleEntry(duplicates), RuleEntry(ownUpdates), RuleEntry(ownBatch),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var reloadsWithoutAnimation: Bool
    package var duplicatesText: SnapshotText?
    package var refusesOwnUpdates: Bool
    package var refusesOwnBatches: Bool

    init(_ version: ProfileVersion) {
      reloadsWithoutAnimation = DiffableRules.withoutAnimation.value(for: version)
      duplicatesText = DiffableRules.duplicates.value(for: version)
      refusesOwnUpdates = DiffableRules.ownUpdates.value(for: version)
      refusesOwnBatches = DiffableRules.ownBatch.value(for: version)
    }
  }
}

/// A snapshot's words for identifiers that it holds twice.
package enum SnapshotText: Hashable, Sendable {
  /// Without saying which.
  case identifiers
  /// With the identifiers.
  case named
}
