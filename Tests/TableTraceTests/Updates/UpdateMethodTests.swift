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

  private static func table(_ version: SystemVersion) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(version),
      sink: CallCounter()
    )
    var source = Client()
    try source.implement(.numberOfRowsInSection, .integer { _, _ in 2 })
    table.dataSource = source
    return table
  }
}
