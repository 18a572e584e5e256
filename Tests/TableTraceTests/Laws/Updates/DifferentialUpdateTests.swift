import Sampling
import TableTrace
import Testing

/// Generated updates that public test suites ran against UIKit, and what they found.
@Suite("Differential update tests")
struct DifferentialUpdateTests {
  private static let versions: [SystemVersion] = [.iOS(9), .iOS(12), .iOS(13), .iOS(17), .iOS(26)]

  /// The heights of the thrashing test: a number of its own for each item.
  private static func height(of item: Int) -> Double { Double(item % 40 == 0 ? 44 : item % 40) }

  @Test(
    "G1: a random update of a tenth of all rows and sections never raises an exception",
    arguments: Sample.of(versions, 4),
    [10, 20]
  )
  func thrashing(version: SystemVersion, size: Int) throws {
    for seed in UInt64(1)...(size == 10 ? 12 : 4) {
      var random = SplitMix(seed: seed)
      let model = ItemModel(sizes: Array(repeating: size, count: size))
      let batch = thrash(&random, model)
      let after = try #require(batch.after, "seed \(seed)")
      let items = try ItemTable(model, version, height: 480)
      try items.useHeights(Self.height)
      try items.perform(batch, to: after)
      #expect(try items.table.numberOfSections() == after.sections.count)
      for (section, rows) in after.sections.enumerated() {
        #expect(try items.table.numberOfRows(inSection: section) == rows.count, "seed \(seed)")
        let header = try items.table.rectForHeader(inSection: section).height
        #expect(header == Self.height(of: rows.first ?? 0), "seed \(seed), section \(section)")
        for (row, item) in rows.enumerated() {
          let rect = try items.table.rectForRow(at: IndexPath(section: section, row: row))
          #expect(rect.height == Self.height(of: item), "seed \(seed), [\(section), \(row)]")
        }
      }
    }
  }

  /// The updates that the thrashing test allows: no moves, a tenth of everything, row operations
  /// only in sections that stay.
  private func thrash(_ random: inout SplitMix, _ model: ItemModel) -> GeneratedBatch {
    func isPicked() -> Bool { random.next(in: 0...9) == 0 }
    var sections: [UpdateOperation] = []
    var count = model.sections.count
    for section in model.sections.indices {
      if isPicked() {
        sections.append(.reloadSection(section))
      } else if count >= 3, isPicked() {
        sections.append(.deleteSection(section))
        count -= 1
      }
    }
    var place = 0
    var inserted: [UpdateOperation] = []
    while place <= count {
      if isPicked() {
        inserted.append(.insertSection(place))
        count += 1
      }
      place += 1
    }
    let sums = BatchSums(inserted + sections, before: model.counts)
    let rows = thrashRows(&random, model, sums.sections)
    var batch = GeneratedBatch(before: model, operations: inserted + sections + rows, sizes: [:])
    for place in 0..<count where !sums.sections.contains(where: { $0.new == place }) {
      batch.sizes[place] = random.next(in: 1...10)
    }
    return batch
  }

  private func thrashRows(
    _ random: inout SplitMix,
    _ model: ItemModel,
    _ staying: [BatchSums.Section]
  ) -> [UpdateOperation] {
    func isPicked() -> Bool { random.next(in: 0...9) == 0 }
    var rows: [UpdateOperation] = []
    for section in staying {
      var rest = model.sections[section.old].count
      for row in model.sections[section.old].indices {
        let path = IndexPath(section: section.old, row: row)
        if isPicked() {
          rows.append(.reloadRow(path))
        } else if rest >= 5, isPicked() {
          rows.append(.deleteRow(path))
          rest -= 1
        }
      }
      for row in 0..<rest where isPicked() {
        rows.append(.insertRow(IndexPath(section: section.new, row: row)))
      }
    }
    return rows
  }

  @Test(
    "G2: the difference of any two lists of sections never raises an exception",
    arguments: Sample.of(versions, 4)
  )
  func differences(version: SystemVersion) throws {
    for seed in UInt64(1)...150 {
      var random = SplitMix(seed: seed)
      let before = Self.sections(&random)
      let after = Self.sections(&random)
      let counted = try CountedTable(before.map(\.rows.count), version, height: 0, isShown: false)
      try counted.table.reloadData()
      let operations = Self.difference(from: before, to: after)
      try counted.update(to: after.map(\.rows.count)) { table throws(UIKitException) in
        for operation in operations {
          try table.perform(operation)
        }
      }
      #expect(try counted.table.numberOfSections() == after.count, "seed \(seed)")
    }
  }

  /// A section of the difference test.
  private struct Value {
    let id: Int
    let rows: [Int]
  }

  private static func sections(_ random: inout SplitMix) -> [Value] {
    let ids = GeneratedBatch.shuffled(Array(0..<6), &random).prefix(random.next(in: 0...5))
    return ids.map { id in
      Value(
        id: id,
        rows: Array(
          GeneratedBatch.shuffled(Array(0..<8), &random).prefix(random.next(in: 0...8))
        )
      )
    }
  }

  private static func difference(from before: [Value], to after: [Value]) -> [UpdateOperation] {
    var operations: [UpdateOperation] = []
    for change in after.map(\.id).difference(from: before.map(\.id)) {
      switch change {
      case .remove(let offset, _, _): operations.append(.deleteSection(offset))
      case .insert(let offset, _, _): operations.append(.insertSection(offset))
      }
    }
    for section in BatchSums(operations, before: before.map(\.rows.count)).sections {
      for change in after[section.new].rows.difference(from: before[section.old].rows) {
        switch change {
        case .remove(let offset, _, _):
          operations.append(.deleteRow(IndexPath(section: section.old, row: offset)))
        case .insert(let offset, _, _):
          operations.append(.insertRow(IndexPath(section: section.new, row: offset)))
        }
      }
    }
    return operations
  }

  @Test(
    "G11: without estimates, an empty update queries each height once",
    arguments: Sample.of(versions, 4)
  )
  func emptyUpdate(version: SystemVersion) throws {
    for sizes in [[0], [1], [3, 0, 40], [200]] {
      let counter = CallCounter()
      let table = TableView(
        style: .plain,
        size: Size(width: 320, height: 480),
        profile: Profile(version),
        sink: counter
      )
      var properties = table.properties
      properties.estimatedRowHeight = .points(0)
      table.adopt(properties)
      var client = Client()
      client.numberOfSections { _ in sizes.count }
      client.numberOfRowsInSection { _, section in sizes[section] }
      client.heightForRowAt { _, _ in 30 }
      client.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
      table.dataSource = client
      table.delegate = client
      try table.moveToWindow()
      try table.layoutIfNeeded()
      let before = counter.count(.heightForRowAt)
      try table.beginUpdates()
      try table.endUpdates()
      #expect(counter.count(.heightForRowAt) - before == sizes.reduce(0, +), "\(sizes)")
    }
  }
}
