/// The rules of updates: the queries at their beginning and end, and the meaning of insertions,
/// deletions, moves and reloads.
package enum UpdateRules: Sendable {
  package static let methods = Rule<UpdateMethods>(
    .updateMethods,
    "If the app calls an update method that does not exist in the iOS version, an exception about "
      + "an unrecognized selector is raised.",
    VersionRange(
      UpdateMethods(moves: false, batches: false, reconfigures: false),
      "insertRows, deleteRows, reloadRows and the same methods for sections exist, and "
        + "beginUpdates and endUpdates",
      .documented("doc-01")
    ),
    VersionRange(
      since: .iOS(5),
      UpdateMethods(moves: true, batches: false, reconfigures: false),
      "moveRow and moveSection exist too",
      .documented("doc-01")
    ),
    VersionRange(
      since: .iOS(11),
      UpdateMethods(moves: true, batches: true, reconfigures: false),
      "performBatchUpdates exists too",
      .documented("upd-47")
    ),
    VersionRange(
      since: .iOS(15),
      UpdateMethods(moves: true, batches: true, reconfigures: true),
      "reconfigureRows and applySnapshotUsingReloadData exist too",
      .documented("upd-19", "doc-01")
    )
  )

  package static let sectionOrder = Rule<SectionOrder>(
    .updateSectionOrder,
    "At the end of an update (endUpdates or performBatchUpdates), the table queries counts and "
      + "heights again (a re-query). It goes through the sections in ascending order.",
    is: .ascending,
    "first section 0, then section 1, and so on",
    .measured(until: .iOS(6), "int-04f")
  )

  static let entries = RuleList.of {
    methods
    Statement(
      .updateSingleCall,
      "A call such as insertRows takes effect before it returns. Between beginUpdates and "
        + "endUpdates, or in the closure of performBatchUpdates, it takes effect later. The "
        + "outermost endUpdates or performBatchUpdates then applies all these calls.",
      says: "before the call returns",
      .documented("upd-47"),
      .measured(from: .iOS(8), until: .iOS(12), "upd-43"),
      .tested(from: .iOS(13), "tests2-15", "upd-47"),
      .documented(from: .iOS(18), "upd-47")
    )
    Statement(
      .updateOpening,
      "When updates begin (beginUpdates or performBatchUpdates), the table first queries heights "
        + "that have become invalid, for example after a change of rowHeight. The table still "
        + "uses the counts from before the updates. Usually no height is invalid, so nothing is "
        + "called.",
      says: "only invalid heights are queried, with the old counts",
      .measured(from: .iOS(9), until: .iOS(13), "g2-02", "g2-03", "load2-21", "r3-10"),
      conflicts: [
        "g2-02 and g2-03 show that heights are queried only in some situations. It is deduced that "
          + "the table had not yet read its counts and heights again in these situations."
      ]
    )
    Statement(
      .updateBeforeLoad,
      "A table that has not loaded yet loads when updates begin. If the app has already changed "
        + "its data by then, the table takes the new counts for the state before the updates.",
      says: "the table loads: it reads counts and heights",
      .assumed(from: .iOS(12), "tests2-06", "tests2-39", "tests2-40"),
      .assumed(from: .iOS(15), until: .iOS(18), "tests2-25"),
      conflicts: [
        "tests2-25 (iOS 15.4 to 17.5) shows that the table has loaded. It is assumed that it "
          + "re-queries counts and heights.",
        "tests2-06 and tests2-40 (iOS 12) load the table before the update.",
        "tests2-39 says that updates without a window crash. Its tests pass if the table loads "
          + "first, or if the data changes between beginUpdates and endUpdates.",
      ]
    )
    sectionOrder
    Statement(
      .updateRequery,
      "At the end of an update (endUpdates or performBatchUpdates), the table queries counts and "
        + "heights again (a re-query) before it makes cells. It does so even if the update is "
        + "empty. If heights are not estimated, each height is queried once.",
      says: "always, even at the end of an empty update",
      .measured("int-04f", "upd-61", "upd-42"),
      .tested(from: .iOS(9), "tests2-01"),
      .measured(from: .iOS(10), until: .iOS(13), "upd-61"),
      .measured(from: .iOS(14), until: .iOS(16), "upd-59"),
      decidedBy: [.updateSectionOrder]
    )
    Statement(
      .updatePlaces,
      "Deletions, reloads and the origins of moves use index paths from before the update. "
        + "Insertions and the targets of moves use index paths from after the update. Deletions "
        + "are applied first, whatever the order of the calls.",
      says: "deletions are applied first",
      .documented("upd-47"),
      .measured(from: .iOS(5), "upd-57", "upd-48", "seed-000-other"),
      .documented(from: .iOS(9), "upd-47"),
      .tested(from: .iOS(12), "tests2-16", "tests2-17", "tests2-40", "upd-58"),
      .documented(from: .iOS(18), "upd-47"),
      conflicts: [
        "upd-57 and upd-48 (iOS 5 to 8) show index paths of insertions, deletions and moves. "
          + "seed-000-other (iOS 7) shows that deletions are applied first."
      ]
    )
    Statement(
      .updateReload,
      "reloadRows counts as a deletion of the row and an insertion of a new row in its place. "
        + "Other insertions and deletions of the update can change the index path of this place.",
      says: "a reload is a deletion and an insertion",
      .assumed("upd-50"),
      .observed(from: .iOS(9), until: .iOS(12), "upd-49", "upd-51", "upd-70"),
      .documented(from: .iOS(18), "upd-66"),
      .measured(from: .catalyst(26), "upd-41"),
      conflicts: [
        "upd-49, upd-51 and upd-70 (iOS 9 to 11) show this only indirectly, by exceptions that "
          + "wrong rows caused."
      ]
    )
    Statement(
      .updateReloadSection,
      "reloadSections counts as a deletion and an insertion of the section. The visible rows of "
        + "the section therefore get new cells.",
      says: "a reload is a deletion and an insertion",
      .assumed("upd-49", "upd-51", "upd-70", "upd-66")
    )
    Statement(
      .updateAbsorbed,
      "An update may delete or reload a section and also change rows of that section. The changes "
        + "of the rows then count as part of the section's change. Rows that are inserted into a "
        + "new section count as part of the section's insertion.",
      says: "the changes of the rows are part of the section's change",
      .measured(from: .iOS(9), "upd-54"),
      .assumed(from: .iOS(11), "g2-09", "upd-54"),
      .measured(from: .iOS(13), until: .iOS(16), "g2-09", "upd-54"),
      decidedBy: [.updateRowWithSection],
      conflicts: [
        "upd-54: on iOS 11 and 12, the last row of a section and the section itself must be "
          + "deleted in two updates",
        "upd-54 shows a deletion of a row in a deleted section, and g2-09 also in a reloaded "
          + "section. Other changes of rows in such sections are assumed.",
      ]
    )
    Statement(
      .updateMovedSections,
      "If a section moves, its rows move with it. If the same update also moves a row inside that "
        + "section, the move of the row has no effect.",
      says: "the row's move has no effect",
      .measured(from: .iOS(11), until: .iOS(13), "upd-52")
    )
  }
}

/// The update methods of an iOS version, apart from those that all versions have.
package struct UpdateMethods: Hashable, Sendable {
  /// `moveRow(at:to:)` and `moveSection(_:toSection:)`.
  package let moves: Bool
  /// `performBatchUpdates(_:completion:)`.
  package let batches: Bool
  /// `reconfigureRows(at:)`.
  package let reconfigures: Bool
}
