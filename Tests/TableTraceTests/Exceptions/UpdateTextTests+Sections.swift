import TableTrace

/// Texts about sections that go, and about rows that move between sections of one number.
extension UpdateTextTests {
  private static func sectionMap(_ before: Int) -> String {
    "UITableView internal bug: unable to generate a new section map with old section count: "
      + "\(before) and new section count: 0"
  }

  private static func sectionsGone(_ before: Int, _ end: String, deleted: Int = 0) -> String {
    "Invalid update: invalid number of sections.\(end.isEmpty ? "  " : " ")The number of sections "
      + "contained in the table view after the update (0) must be equal to the number of sections "
      + "contained in the table view before the update (\(before)), plus or minus the number of "
      + "sections inserted or deleted (0 inserted, \(deleted) deleted).\(end)"
  }

  private static func rows(
    _ section: Int,
    _ counts: (before: Int, after: Int),
    _ changes: String,
    _ moves: String
  ) -> String {
    "Invalid update: invalid number of rows in section \(section).  The number of rows contained in "
      + "an existing section after the update (\(counts.after)) must be equal to the number of rows "
      + "contained in that section before the update (\(counts.before)), plus or minus the number "
      + "of rows inserted or deleted from that section (\(changes)) and plus or minus the number of "
      + "rows moved into or out of that section (\(moves))."
  }

  static let sectionTexts = [
    Sample(
      id: "r3-12: a row is reloaded",
      before: [3],
      after: [],
      changes: { table throws(UIKitException) in try table.reloadRows(at: [[0, 1]]) },
      texts: [(.iOS(9), sectionMap(1))]
    ),
    Sample(
      id: "r3-12: a row is deleted",
      before: [1],
      after: [],
      changes: { table throws(UIKitException) in try table.deleteRows(at: [[0, 0]]) },
      texts: [
        (.iOS(8), sectionsGone(1, "")), (.iOS(9), sectionMap(1)), (.iOS(10, 3), sectionMap(1)),
        (.iOS(11), sectionsGone(1, "")),
      ]
    ),
    Sample(
      id: "r3-12: a section is deleted too",
      before: [1, 1],
      after: [],
      changes: { table throws(UIKitException) in try table.deleteSections([0]) },
      texts: [
        (
          .iOS(9),
          sectionsGone(2, "", deleted: 1)
        )
      ]
    ),
    Sample(
      id: "r3-33: no section is left",
      before: [3],
      after: [],
      changes: { _ in },
      texts: [(.iOS(16), sectionsGone(1, " Table view: <UITableView>"))]
    ),
    Sample(
      id: "r3-47: a section comes, a row moves under one number",
      before: [2, 2],
      after: [1, 2, 1],
      changes: { table throws(UIKitException) in
        try table.deleteRows(at: [[0, 0]])
        try table.insertSections([0])
        try table.moveRow(at: [1, 1], to: [1, 1])
      },
      texts: [
        (.iOS(7, 1), rows(1, (2, 2), "0 inserted, 1 deleted", "0 moved in, 0 moved out"))
      ]
    ),
    Sample(
      id: "r3-47: a section goes, a row moves under one number",
      before: [1, 2, 1],
      after: [1, 3],
      changes: { table throws(UIKitException) in
        try table.deleteSections([0])
        try table.deleteRows(at: [[0, 0]])
        try table.moveRow(at: [1, 1], to: [1, 2])
      },
      texts: [
        (.iOS(7, 1), rows(0, (2, 1), "0 inserted, 0 deleted", "0 moved in, 0 moved out"))
      ]
    ),
    Sample(
      id: "r3-47: a row is reloaded where another one moves",
      before: [3],
      after: [3],
      changes: { table throws(UIKitException) in
        try table.reloadRows(at: [[0, 1]])
        try table.moveRow(at: [0, 0], to: [0, 1])
      },
      texts: [(.iOS(7, 1), "Attempt to create two animations for cell")]
    ),
  ]
}
