/// The rules of structural updates: what a group asks as it opens and ends, and what it keeps.
package enum UpdateRules: Sendable {
  package static let methods = Rule<UpdateMethods>(
    .updateMethods,
    "A method that the version does not have yet raises as an unknown selector.",
    Band(
      since: .iOS(4),
      UpdateMethods(moves: false, batches: false, reconfigures: false),
      "inserts, deletes and reloads in begin/end groups",
      .documented("doc-01")
    ),
    Band(
      since: .iOS(5),
      UpdateMethods(moves: true, batches: false, reconfigures: false),
      "moves too",
      .documented("doc-01")
    ),
    Band(
      since: .iOS(11),
      UpdateMethods(moves: true, batches: true, reconfigures: false),
      "performBatchUpdates too",
      .documented("upd-47")
    ),
    Band(
      since: .iOS(15),
      UpdateMethods(moves: true, batches: true, reconfigures: true),
      "reconfigureRows too",
      .documented("upd-19")
    )
  )

  package static let singleCall = Statement(
    .updateSingleCall,
    "An update call outside a group is a group of one and is completed inside the call; inside groups all waits for the end of the outermost.",
    Band(
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
    "The outermost group first brings heights that have become doubtful up to date, by the old counts; as a rule nothing is, and it asks nothing.",
    Band(
      since: .iOS(4),
      "heights by the old counts",
      .assumed(),
      .measured(from: .iOS(9), "g2-02", "g2-03", "load2-21", "r3-10"),
      .assumed(from: .iOS(13))
    ),
    conflicts: [
      "g2-02, g2-03: heights come only on some occasions; that a pending round is the occasion is deduced"
    ]
  )

  package static let beforeLoad = Statement(
    .updateBeforeLoad,
    "A table that has loaded nothing loads as the outermost group opens, so that what changed before counts as old.",
    Band(
      since: .iOS(4),
      "a round of geometry",
      .assumed(),
      .tested(from: .iOS(12), "tests2-06", "tests2-25", "tests2-39", "tests2-40"),
      .assumed(from: .iOS(26))
    ),
    conflicts: [
      "The tests show that the table has loaded; that it asks a round of geometry is assumed.",
      "tests2-39: updates without a window are said to crash; the tests that load first, or change the model in the group, pass",
    ]
  )

  package static let sectionOrder = Rule<SectionOrder>(
    .updateSectionOrder,
    "As the outermost group ends, a round asks counts, section heights and row heights or estimates of all sections in this order.",
    Band(
      since: .iOS(4),
      .ascending,
      "section 0 and upward",
      .measured("int-04f"),
      .assumed(from: .iOS(6))
    )
  )

  package static let round = Statement(
    .updateRound,
    "The round at the end is asked before the operations are checked, and also when there are none; without estimates each height is asked once.",
    Band(
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
    "Deletions, reloads and origins of moves name places before the update, insertions and targets of moves places after it; deletions come first, whatever the order of the calls.",
    Band(
      since: .iOS(4),
      "deletions first",
      .documented("upd-47"),
      .measured(from: .iOS(5), "upd-57", "upd-48"),
      .tested(from: .iOS(10), "tests2-10", "tests2-16", "tests2-17", "tests2-40", "upd-58"),
      .documented(from: .iOS(18), "upd-47")
    )
  )

  package static let reload = Statement(
    .updateReload,
    "A reload is a deletion and an insertion in the place where the row or section would have stayed.",
    Band(
      since: .iOS(4),
      "both halves",
      .assumed(),
      .observed(from: .iOS(8), "upd-49", "upd-50", "upd-70"),
      .assumed(from: .iOS(12)),
      .documented(from: .iOS(18), "upd-66"),
      .measured(from: .catalyst(26), "upd-41")
    )
  )

  package static let absorbed = Statement(
    .updateAbsorbed,
    "What happens to rows of a deleted or reloaded section, and what comes into a new one, is part of the section's own change.",
    Band(
      since: .iOS(4),
      "absorbed",
      .assumed(),
      .measured(from: .iOS(9), "upd-54"),
      .measured(from: .iOS(11), "g2-09"),
      .assumed(from: .iOS(17))
    ),
    decidedBy: [.updateRowWithSection],
    conflicts: ["upd-54: on 11 and 12 deleting the last row and its section needs two groups"]
  )

  package static let movedSections = Statement(
    .updateMovedSections,
    "A section that moves takes its rows along; a row that moves inside it at the same time stays where it was.",
    Band(
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
      RuleEntry(sectionOrder), RuleEntry(round), RuleEntry(places), RuleEntry(reload),
      RuleEntry(absorbed), RuleEntry(movedSections),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var methods: UpdateMethods
    package var order: SectionOrder

    init(_ version: ProfileVersion) {
      methods = UpdateRules.methods.value(for: version)
      order = UpdateRules.sectionOrder.value(for: version)
    }
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
