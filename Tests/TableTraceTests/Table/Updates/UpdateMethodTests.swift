import TableTrace
import Testing

/// Methods that a version does not have yet raise as unknown selectors.
struct UpdateMethodTests {
  enum Method: CaseIterable {
    case moveRow
    case moveSection
    case batch
    case reconfigure

    /// The release that brought it, and its selector.
    var facts: (since: Int, selector: String) {
      switch self {
      case .moveRow: (5, "moveRowAtIndexPath:toIndexPath:")
      case .moveSection: (5, "moveSection:toSection:")
      case .batch: (11, "performBatchUpdates:completion:")
      case .reconfigure: (15, "reconfigureRowsAtIndexPaths:")
      }
    }

    func call(on table: TableView) throws(UIKitException) {
      let row = IndexPath(section: 0, row: 0)
      switch self {
      case .moveRow: try table.moveRow(at: row, to: IndexPath(section: 0, row: 1))
      case .moveSection: try table.moveSection(0, toSection: 0)
      case .batch: try table.performBatchUpdates { _ throws(UIKitException) in }
      case .reconfigure: try table.reconfigureRows(at: [row])
      }
    }
  }

  @Test(arguments: Method.allCases)
  func raisesBeforeItExists(_ method: Method) throws {
    let facts = method.facts
    let older = try Self.table(.iOS(facts.since - 1, 3))
    let exception = #expect(throws: UIKitException.self) { try method.call(on: older) }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(exception?.reason.contains("-[UITableView \(facts.selector)]: unrecognized") == true)
    let newer = try Self.table(.iOS(facts.since))
    #expect(throws: Never.self) { try method.call(on: newer) }
  }

  @Test("endUpdates without a group does nothing, and does not affect the next group")
  func endWithoutAGroup() throws {
    let items = try ItemTable(ItemModel(sizes: [2]), .iOS(17), height: 200)
    try items.table.endUpdates()
    try items.table.endUpdates()
    try items.table.beginUpdates()
    try items.table.deleteRows(at: [IndexPath(section: 0, row: 0)])
    items.answered = [1]
    try items.table.endUpdates()
    #expect(try items.table.numberOfRows(inSection: 0) == 1)
    try items.table.layoutIfNeeded()
    #expect(items.table.displayedIndexPaths == [IndexPath(section: 0, row: 0)])
  }

  /// UIKit takes an index set, which holds each section once.
  @Test(arguments: [SystemVersion.iOS(4), .iOS(12), .iOS(26)])
  func sectionsOfACallAreASet(_ version: SystemVersion) throws {
    let items = try ItemTable(ItemModel(sizes: [2, 1, 3]), version, height: 200)
    items.answered = [3]
    #expect(throws: Never.self) { try items.table.deleteSections([1, 0, 1, 1]) }
    items.answered = [3, 0, 0]
    #expect(throws: Never.self) { try items.table.insertSections([2, 1, 2]) }
    #expect(throws: Never.self) { try items.table.reloadSections([0, 0]) }
  }

  /// Any number raises, `NSNotFound` and the smallest one too, also with measured heights to keep.
  @Test(
    arguments: [SystemVersion.iOS(7), .iOS(12), .iOS(13), .iOS(14), .iOS(26)],
    [Int.min, -7, -1, 9, .max]
  )
  func anyNumberRaises(_ version: SystemVersion, number: Int) throws {
    let place = IndexPath(section: 0, row: number)
    let first = IndexPath(section: 0, row: 0)
    let batches: [[UpdateOperation]] = [
      [.deleteRow(place), .insertRow(first)], [.insertRow(place), .deleteRow(first)],
      [.reloadRow(place), .insertRow(first)], [.moveRow(from: first, to: place)],
      [.moveRow(from: place, to: first)], [.moveSection(from: 0, to: number)],
      [.moveSection(from: number, to: 0)],
    ]
    for operations in batches {
      let items = try ItemTable(ItemModel(sizes: [4]), version, height: 200, estimate: 30)
      let batch = GeneratedBatch(before: items.model, operations: operations, sizes: [:])
      #expect(throws: UIKitException.self) { try items.perform(batch, to: items.model) }
    }
  }

  private static func table(_ version: SystemVersion) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(version),
      sink: CallCounter()
    )
    var source = Client()
    source.numberOfRowsInSection { _, _ in 2 }
    table.dataSource = source
    return table
  }
}
