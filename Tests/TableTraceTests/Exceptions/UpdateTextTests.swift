import TableTrace
import Testing

/// The texts of illegal updates, each raised by a table.
@Suite struct UpdateTextTests {
  /// One illegal update: the counts before and after, the changes, and UIKit's text by versions.
  struct Sample: CustomTestStringConvertible {
    let id: String
    let before: [Int]
    let after: [Int]
    let changes: @Sendable (TableView) throws(UIKitException) -> Void
    let texts: [(SystemVersion, String)]

    var testDescription: String { id }
  }

  static func path(_ section: Int, _ row: Int) -> String {
    "<NSIndexPath> {length = 2, path = \(section) - \(row)}"
  }

  private static func rows(
    _ section: Int,
    _ counts: (before: Int, after: Int),
    _ changes: String,
    blanks: String = " "
  ) -> String {
    "Invalid update: invalid number of rows in section \(section).\(blanks)The number of rows "
      + "contained in an existing section after the update (\(counts.after)) must be equal to the "
      + "number of rows contained in that section before the update (\(counts.before)), plus or "
      + "minus the number of rows inserted or deleted from that section \(changes)."
  }

  private static func sections(
    _ counts: (before: Int, after: Int),
    _ changes: String,
    blanks: String
  ) -> String {
    "Invalid update: invalid number of sections.\(blanks)The number of sections contained in the "
      + "table view after the update (\(counts.after)) must be equal to the number of sections "
      + "contained in the table view before the update (\(counts.before)), plus or minus the "
      + "number of sections inserted or deleted \(changes)."
  }

  private static func oneDeleted(_ blanks: String) -> String {
    rows(
      0,
      (20, 20),
      "(0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that "
        + "section (0 moved in, 0 moved out)",
      blanks: blanks
    )
  }

  private static let noChange =
    "(0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that "
    + "section (0 moved in, 0 moved out)"

  private static func batch(_ before: String, _ after: String, _ updates: String...) -> String {
    "Invalid batch updates detected: the number of sections and/or rows returned by the data "
      + "source before and after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = { \(before) }\nData source after updates = { \(after) }\n"
      + "Updates = [\n\t\(updates.joined(separator: ",\n\t"))\n]\nTable view: <UITableView>"
  }

  private static let ofTable = " Table view: <UITableView>"

  private static let withoutNumbers =
    "Invalid table view update.  The application has requested an update to the table view that "
    + "is inconsistent with the state provided by the data source."

  static let sums = [
    Sample(
      id: "exc-01",
      before: [20],
      after: [20],
      changes: { table throws(UIKitException) in try table.deleteRows(at: [[0, 0]]) },
      texts: [
        (.iOS(5, 1), oneDeleted("  ")), (.iOS(11), oneDeleted("  ")),
        (.iOS(12), oneDeleted("  ")), (.iOS(13), oneDeleted(" ")), (.iOS(14, 8), oneDeleted(" ")),
        (.iOS(15), oneDeleted(" ") + ofTable),
        (.iOS(16), oneDeleted(" ") + ofTable), (.iOS(17), oneDeleted(" ") + ofTable),
        (SystemVersion(.catalyst, 26), oneDeleted(" ")),
      ]
    ),
    Sample(
      id: "exc-02",
      before: [20],
      after: [20],
      changes: { table throws(UIKitException) in try table.deleteSections([0]) },
      texts: [
        (.iOS(9), sections((1, 1), "(0 inserted, 1 deleted)", blanks: "  ")),
        (.iOS(13), sections((1, 1), "(0 inserted, 1 deleted)", blanks: " ")),
        (.iOS(16), sections((1, 1), "(0 inserted, 1 deleted)", blanks: " ") + ofTable),
        (.iOS(26), sections((1, 1), "(0 inserted, 1 deleted)", blanks: " ") + ofTable),
      ]
    ),
    Sample(
      id: "exc-03",
      before: [3],
      after: [0],
      changes: { table throws(UIKitException) in try table.deleteRows(at: [[0, 0], [0, 1]]) },
      texts: [
        (
          .iOS(17),
          batch(
            "1 section with row counts: [3]",
            "1 section with row counts: [0]",
            "Delete row (0 - 1)",
            "Delete row (0 - 0)"
          )
        )
      ]
    ),
    Sample(
      id: "exc-03, a reload of 30 rows that become 29",
      before: [30],
      after: [29],
      changes: { table throws(UIKitException) in try table.reloadRows(at: [[0, 4]]) },
      texts: [
        (
          .iOS(18),
          batch(
            "1 section with row counts: [30]",
            "1 section with row counts: [29]",
            "Delete row (0 - 4)",
            "Insert row (0 - 4)"
          )
        )
      ]
    ),
    Sample(
      id: "r5-51: more rows are left than expected",
      before: [1],
      after: [3],
      changes: { _ in },
      texts: [
        (.iOS(17), rows(0, (1, 3), noChange) + ofTable),
        (.iOS(18), rows(0, (1, 3), noChange) + ofTable),
      ]
    ),
    Sample(
      id: "r5-55: fewer rows are left than expected, before iOS 17",
      before: [9],
      after: [0],
      changes: { _ in },
      texts: [(.iOS(15), rows(0, (9, 0), noChange) + ofTable)]
    ),
    Sample(
      id: "too few rows whose number did not change",
      before: [2],
      after: [2],
      changes: { table throws(UIKitException) in try table.insertRows(at: [[0, 0]]) },
      texts: [
        (
          .iOS(17),
          rows(
            0,
            (2, 2),
            "(1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that "
              + "section (0 moved in, 0 moved out)"
          ) + ofTable
        )
      ]
    ),
    Sample(
      id: "exc-17",
      before: [2],
      after: [2],
      changes: { table throws(UIKitException) in try table.insertRows(at: [[0, 0]]) },
      texts: [(.iOS(5), withoutNumbers)]
    ),
    Sample(
      id: "exc2-07",
      before: [1, 1],
      after: [1, 1],
      changes: { table throws(UIKitException) in try table.moveRow(at: [0, 0], to: [1, 0]) },
      texts: [
        (
          .iOS(11),
          rows(
            0,
            (1, 1),
            "(0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of "
              + "that section (0 moved in, 1 moved out)",
            blanks: "  "
          )
        )
      ]
    ),
    Sample(
      id: "exc2-08",
      before: [10000],
      after: [0],
      changes: { _ in },
      texts: [(.iOS(13), rows(0, (10000, 0), noChange))]
    ),
    Sample(
      id: "exc2-09",
      before: [1],
      after: [2],
      changes: { table throws(UIKitException) in
        try table.insertRows(at: [[0, 0], [0, 1]])
      },
      texts: [
        (
          .iOS(17),
          batch(
            "1 section with row counts: [1]",
            "1 section with row counts: [2]",
            "Insert row (0 - 0)",
            "Insert row (0 - 1)"
          )
        )
      ]
    ),
    Sample(
      id: "upd-51: a reload in a section that moves",
      before: [3, 3],
      after: [3, 3],
      changes: { table throws(UIKitException) in
        try table.reloadRows(at: [[1, 0]])
        try table.moveSection(1, toSection: 0)
      },
      texts: [
        (
          .iOS(9, 3),
          rows(
            0,
            (3, 3),
            "(0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of "
              + "that section (0 moved in, 0 moved out)",
            blanks: "  "
          )
        )
      ]
    ),
  ]

  @Test(arguments: sums + places + clashes + sectionTexts)
  func updateTextIsRaised(sample: Sample) throws {
    for (version, text) in sample.texts {
      let counted = try CountedTable(sample.before, version)
      let exception = #expect(throws: UIKitException.self, "\(version)") {
        try counted.update(to: sample.after, sample.changes)
      }
      #expect(exception?.name == "NSInternalInconsistencyException", "\(version)")
      #expect(exception?.reason == text, "\(version)")
    }
  }
}
