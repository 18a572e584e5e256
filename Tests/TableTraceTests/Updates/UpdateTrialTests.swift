import Testing

@testable import TableTrace

@Suite struct UpdateTrialTests {
  private static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(section: section, row: row)
  }

  @Test(
    "The expected counts are the former ones plus inserted and minus deleted rows",
    arguments: [
      ([.insertRow(row(0))], [3, 1]),
      ([.deleteRow(row(0)), .deleteRow(row(1))], [0, 1]),
      ([.deleteRow(row(0)), .deleteRow(row(1)), .deleteRow(row(0))], nil),
      ([.moveRow(from: row(0), to: row(0, 1))], [1, 2]),
      ([.insertSection(1)], [2, 0, 1]),
      ([.insertSection(1), .insertRow(row(1, 1))], [2, 2, 1]),
      ([.deleteSection(0)], [1]),
      ([.deleteSection(0), .deleteSection(1), .deleteSection(1)], nil),
    ] as [([UpdateOperation], [Int]?)]
  )
  func expectedCounts(operations: [UpdateOperation], counts: [Int]?) {
    let trial = UpdateTrial(
      batch: UpdateBatch(),
      before: UpdateCounts(rows: [2, 1]),
      after: UpdateCounts(rows: [2, 1]),
      displayed: [],
      version: .iOS(17)
    )
    #expect(trial.adding(operations).expectedCounts == counts)
  }
}
