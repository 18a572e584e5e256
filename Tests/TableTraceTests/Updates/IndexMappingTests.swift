import Testing

@testable import TableTrace

@Suite struct IndexMappingTests {
  /// A batch on a small table, and the table after it: rows are named by their old places, new rows
  /// by `nil`.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let before: [Int]
    let operations: [UpdateOperation]
    let after: [[IndexPath?]]
  }

  private static func row(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(section: section, row: row)
  }

  static let samples = [
    Sample(
      testDescription: "the five states",
      before: [5],
      operations: [
        .insertRow(row(0, 0)), .insertRow(row(0, 3)), .insertRow(row(0, 5)),
        .deleteRow(row(0, 2)), .deleteRow(row(0, 4)),
      ],
      after: [[nil, row(0, 0), row(0, 1), nil, row(0, 3), nil]]
    ),
    Sample(
      testDescription: "three sections",
      before: [3, 3, 3],
      operations: [.deleteRow(row(0, 1)), .deleteSection(1), .insertRow(row(1, 1))],
      after: [[row(0, 0), row(0, 2)], [row(2, 0), nil, row(2, 1), row(2, 2)]]
    ),
    Sample(
      testDescription: "a reload beside an insertion",
      before: [2],
      operations: [.insertRow(row(0, 0)), .reloadRow(row(0, 1))],
      after: [[nil, row(0, 0), nil]]
    ),
    Sample(
      testDescription: "rows that change places",
      before: [3],
      operations: [
        .moveRow(from: row(0, 0), to: row(0, 2)), .moveRow(from: row(0, 2), to: row(0, 0)),
      ],
      after: [[row(0, 2), row(0, 1), row(0, 0)]]
    ),
    Sample(
      testDescription: "a row that moves into another section beside an insertion",
      before: [2, 1],
      operations: [.moveRow(from: row(0, 0), to: row(1, 1)), .insertRow(row(1, 0))],
      after: [[row(0, 1)], [nil, row(0, 0), row(1, 0)]]
    ),
    Sample(
      testDescription: "a section that moves with its rows",
      before: [1, 2, 1],
      operations: [.moveSection(from: 2, to: 0), .reloadSection(0), .deleteRow(row(1, 0))],
      after: [[row(2, 0)], [nil], [row(1, 1)]]
    ),
    Sample(
      testDescription: "rows of sections that go or come",
      before: [2, 1],
      operations: [
        .deleteRow(row(0, 1)), .deleteSection(0), .insertSection(1), .insertRow(row(1, 0)),
      ],
      after: [[row(1, 0)], [nil]]
    ),
    Sample(
      testDescription: "a row that moves inside a moved section stays",
      before: [0, 2],
      operations: [.moveSection(from: 1, to: 0), .moveRow(from: row(1, 0), to: row(0, 1))],
      after: [[row(1, 0), row(1, 1)], []]
    ),
  ]

  @Test(arguments: samples)
  func rowsFindTheirOldPlaces(_ sample: Sample) {
    let mapping = IndexMapping(Self.batch(sample.operations))
    for (section, rows) in sample.after.enumerated() {
      for (row, old) in rows.enumerated() {
        #expect(mapping.oldPath(of: Self.row(section, row)) == old, "row \(row) of \(section)")
      }
    }
  }

  @Test(arguments: samples)
  func rowsFindTheirNewPlaces(_ sample: Sample) {
    let mapping = IndexMapping(Self.batch(sample.operations))
    for (section, count) in sample.before.enumerated() {
      for old in (0..<count).map({ Self.row(section, $0) }) {
        let expected = sample.after.enumerated().compactMap { section, rows in
          rows.firstIndex(of: old).map { Self.row(section, $0) }
        }
        #expect(mapping.newPath(of: old) == expected.first, "\(old)")
      }
    }
  }

  @Test func theOrderOfTheCallsDoesNotMatter() {
    for sample in Self.samples {
      let forward = IndexMapping(Self.batch(sample.operations))
      let backward = IndexMapping(Self.batch(sample.operations.reversed()))
      for (section, rows) in sample.after.enumerated() {
        for row in rows.indices {
          let path = Self.row(section, row)
          #expect(forward.oldPath(of: path) == backward.oldPath(of: path))
        }
      }
      #expect(forward.insertedRows == backward.insertedRows)
    }
  }

  @Test func insertedRowsAscend() {
    let mapping = IndexMapping(
      Self.batch([
        .insertRow(Self.row(1, 0)), .reloadRow(Self.row(0, 1)), .insertRow(Self.row(0, 0)),
      ])
    )
    #expect(mapping.insertedRows == [Self.row(0, 0), Self.row(0, 2), Self.row(1, 0)])
  }

  @Test func memoryFollowsTheBatch() {
    let mapping = IndexMapping(Self.batch([.deleteRow(Self.row(0, 5))]))
    #expect(mapping.newPath(of: Self.row(0, .max / 2)) == Self.row(0, .max / 2 - 1))
  }

  private static func batch(_ operations: [UpdateOperation]) -> UpdateBatch {
    var batch = UpdateBatch()
    for operation in operations {
      batch.append(QueuedOperation(operation: operation, animation: .fade, call: 1))
    }
    return batch
  }
}
