/// The rules of structural updates: what a group queries as it opens and ends, and what it keeps.
package enum UpdateRules: Sendable {
  package static let methods = Rule<UpdateMethods>(
    .updateMethods,
    "If the app calls a method that the iOS version does not have yet, an exception is raised, "
      + "as for any unrecognized selector.",
    VersionRange(
      since: .iOS(4),
      UpdateMethods(moves: false, batches: false, reconfigures: false),
      "inserts, deletes and reloads between beginUpdates and endUpdates exist",
      .documented("doc-01")
    ),
    VersionRange(
      since: .iOS(5),
      UpdateMethods(moves: true, batches: false, reconfigures: false),
      "moves exist too",
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

  package static let singleCall = Statement(
    .updateSingleCall,
    "An update call outside of an update group takes effect before it returns. Inside a group "
      + "(beginUpdates to endUpdates, or performBatchUpdates), the calls wait for the end of the "
      + "outermost group.",
    VersionRange(
      since: .iOS(4),
      "inside the call",
      .documented("upd-47"),
      .measured(from: .iOS(8), "upd-43"),
      .assumed(from: .iOS(12)),
      .tested(from: .iOS(13), "tests2-15", "upd-47"),
      .documented(from: .iOS(18), "upd-47")
    )
  )

  package static let opening = Statement(
    .updateOpening,
    "When the outermost update group begins, the table first queries heights that have become "
      + "invalid, by the old counts. Usually there are none, and nothing is called.",
    VersionRange(
      since: .iOS(4),
      "heights by the old counts",
      .assumed(),
      .measured(from: .iOS(9), "g2-02", "g2-03", "load2-21", "r3-10"),
      .assumed(from: .iOS(13))
    ),
    conflicts: [
      "g2-02 and g2-03: heights are queried only in some situations. It is deduced that a "
        + "re-query is pending in these."
    ]
  )

  package static let beforeLoad = Statement(
    .updateBeforeLoad,
    "If a table has not loaded, it loads when the outermost update group begins. Changes of the "
      + "model before that therefore count as old.",
    VersionRange(
      since: .iOS(4),
      "counts and heights",
      .assumed(),
      .assumed(from: .iOS(12), "tests2-06", "tests2-39", "tests2-40"),
      .assumed(from: .iOS(15), "tests2-25"),
      .assumed(from: .iOS(18))
    ),
    conflicts: [
      "tests2-25 (iOS 15.4 to 17.5) shows that the table has loaded. It is assumed that it "
        + "re-queries counts and heights.",
      "tests2-06 and tests2-40 (iOS 12) load the table before the group.",
      "tests2-39 says that updates without a window crash. Its tests pass if the table loads "
        + "first, or if the data changes inside the group.",
    ]
  )

  package static let sectionOrder = Rule<SectionOrder>(
    .updateSectionOrder,
    "When the outermost update group ends, the table reads counts, section heights, and row "
      + "heights or estimates again (a re-query). It visits the sections in ascending order.",
    VersionRange(
      since: .iOS(4),
      .ascending,
      "section 0 first, then upward",
      .measured("int-04f"),
      .assumed(from: .iOS(6))
    )
  )

  package static let requery = Statement(
    .updateRequery,
    "At the end of an update group, the table first reads its data again (a re-query), even if "
      + "the group is empty. It checks the operations after that. Without estimates each height "
      + "is queried once.",
    VersionRange(
      since: .iOS(4),
      "always",
      .measured("int-04f", "upd-61", "upd-42"),
      .tested(from: .iOS(9), "tests2-01"),
      .measured(from: .iOS(10), "upd-61"),
      .assumed(from: .iOS(13)),
      .measured(from: .iOS(14), "upd-59"),
      .assumed(from: .iOS(16))
    ),
    decidedBy: [.updateSectionOrder]
  )

  package static let places = Statement(
    .updatePlaces,
    "Deletions, reloads and the origins of moves use index paths from before the update. "
      + "Insertions and the targets of moves use those after it. Deletions are applied first, "
      + "whatever the order of the calls.",
    VersionRange(
      since: .iOS(4),
      "deletions first",
      .documented("upd-47"),
      .measured(from: .iOS(5), "upd-57", "upd-48", "seed-000-other"),
      .documented(from: .iOS(9), "upd-47"),
      .tested(from: .iOS(12), "tests2-16", "tests2-17", "tests2-40", "upd-58"),
      .documented(from: .iOS(18), "upd-47")
    ),
    conflicts: [
      "upd-57 and upd-48 (iOS 5 to 8) show index paths of insertions, deletions and moves. "
        + "seed-000-other (iOS 7) shows that deletions are applied first."
    ]
  )

  package static let reload = Statement(
    .updateReload,
    "A reload is a deletion and an insertion at the place where the row or section would have stayed.",
    VersionRange(
      since: .iOS(4),
      "a deletion and an insertion",
      .assumed("upd-50"),
      .observed(from: .iOS(9), "upd-49", "upd-51", "upd-70"),
      .assumed(from: .iOS(12)),
      .documented(from: .iOS(18), "upd-66"),
      .measured(from: .catalyst(26), "upd-41")
    ),
    conflicts: [
      "upd-49, upd-51 and upd-70 (iOS 9 to 11) show it by exceptions about rows. Sections are "
        + "assumed."
    ]
  )

  package static let absorbed = Statement(
    .updateAbsorbed,
    "Changes of rows in a deleted or reloaded section, and rows that move into a new section, are "
      + "part of that section's own change.",
    VersionRange(
      since: .iOS(4),
      "part of the section's change",
      .assumed(),
      .measured(from: .iOS(9), "upd-54"),
      .measured(from: .iOS(11), "g2-09"),
      .assumed(from: .iOS(17))
    ),
    decidedBy: [.updateRowWithSection],
    conflicts: [
      "upd-54: on 11 and 12, deleting the last row and its section needs two groups",
      "upd-54 shows a deletion in a deleted section, g2-09 also one in a reloaded section. Other "
        + "changes of rows in such sections are assumed.",
    ]
  )

  package static let movedSections = Statement(
    .updateMovedSections,
    "A section that moves takes its rows along. If a row moves inside it at the same time, the "
      + "row stays where it was.",
    VersionRange(
      since: .iOS(4),
      "the row's move is lost",
      .assumed(),
      .measured(from: .iOS(11), "upd-52"),
      .assumed(from: .iOS(13))
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(methods), RuleEntry(singleCall), RuleEntry(opening), RuleEntry(beforeLoad),
      RuleEntry(sectionOrder), RuleEntry(requery), RuleEntry(places), RuleEntry(reload),
      RuleEntry(absorbed), RuleEntry(movedSections),
    ]
  }
}

/// The update methods that a version of UIKit has besides those of the beginning.
package struct UpdateMethods: Hashable, Sendable {
  /// `moveRow(at:to:)` and `moveSection(_:toSection:)`.
  package let moves: Bool
  /// `performBatchUpdates(_:completion:)`.
  package let batches: Bool
  /// `reconfigureRows(at:)`.
  package let reconfigures: Bool
}
