import Sampling
import TableTrace
import Testing

/// Differential tests G5 and G6 of the evidence: rects and visible rows follow from heights alone.
@Suite("Laws of geometry")
struct GeometryLawTests {
  static let versions: [SystemVersion] = [.iOS(5), .iOS(9), .iOS(12), .iOS(17), .iOS(26)]

  /// Suspended by: geometry.section-header-top-padding (the tables set it to 0).
  @Test("G5: a rect begins where everything before it ends", arguments: Sample.of(versions, 4))
  func rectsSumUp(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      let generated = GeneratedTable(seed: seed, version: version, withEstimates: false)
      let table = try generated.makeTable(sink: CallCounter())
      try table.reloadData()
      var y = 0.0
      for section in generated.rows.indices {
        let header = try table.rectForHeader(inSection: section)
        #expect(
          header == Rect(x: 0, y: y, width: 320, height: generated.headers[section]),
          "\(generated)"
        )
        y += generated.headers[section]
        for row in generated.rows[section].indices {
          let rect = try table.rectForRow(at: IndexPath(section: section, row: row))
          let height = generated.rows[section][row]
          #expect(rect == Rect(x: 0, y: y, width: 320, height: height), "\(generated)")
          y += height
        }
        let footer = try table.rectForFooter(inSection: section)
        #expect(
          footer == Rect(x: 0, y: y, width: 320, height: generated.footers[section]),
          "\(generated)"
        )
        y += generated.footers[section]
      }
      #expect(try table.contentSize() == Size(width: 320, height: y), "\(generated)")
    }
  }

  /// Suspended by: nothing.
  @Test(
    "G6: rows of one height that touch the bounds are visible, at least row 0",
    arguments: Sample.of(versions, 4)
  )
  func visibleRowsTouch(version: SystemVersion) throws {
    for height in [1.0, 17, 44, 100, 301] {
      for viewport in [0.0, 1, 44, 88, 300, 480, 567.5] {
        let table = try uniformTable(rows: 40, height: height, viewport: viewport, version)
        try table.reloadData()
        let last = max(0, min(39, Int((viewport / height).rounded(.up)) - 1))
        let visible = try table.indexPathsForVisibleRows().map(\.row)
        #expect(visible == Array(0...last), "rows of \(height) in \(viewport), \(version)")
      }
    }
  }

  /// Suspended by: cell.row-ahead, cell.row-kept (their rows have a cell and are not displayed).
  @Test(
    "After scrolling, exactly the rows that touch the bounds are visible, even with estimates",
    arguments: Sample.of(versions, 4)
  )
  func settledRowsTouch(version: SystemVersion) throws {
    for seed in UInt64(1)...120 {
      let generated = GeneratedTable(
        seed: seed,
        version: version,
        withEstimates: version.isAtLeast(7)
      )
      let table = try generated.makeTable(sink: CallCounter())
      try table.layoutIfNeeded()
      let touching = try generated.paths.filter { path in
        let rect = try table.rectForRow(at: path)
        return rect.y < generated.size.height && rect.maxY > 0
      }
      #expect(table.displayedIndexPaths == touching, "\(generated)")
    }
  }

  private func uniformTable(
    rows: Int,
    height: Double,
    viewport: Double,
    _ version: SystemVersion
  ) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: viewport),
      profile: Profile(version),
      sink: CallCounter()
    )
    var properties = table.properties
    properties.rowHeight = .points(height)
    table.adopt(properties)
    var client = Client()
    client.numberOfRowsInSection { _, _ in rows }
    client.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    table.dataSource = client
    return table
  }
}
