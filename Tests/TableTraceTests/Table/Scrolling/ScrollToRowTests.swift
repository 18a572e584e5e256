import Testing

@testable import TableTrace

/// The heights that scrollToRow queries before the content moves.
@Suite struct ScrollToRowTests {
  @Test(
    "If scrollToRow queries all rows, no row is estimated afterwards",
    arguments: [SystemVersion.iOS(9), .iOS(14)]
  )
  func queriesEverySection(version: SystemVersion) throws {
    let sections = 0..<5
    // Each set of sections that were reloaded, and so have estimates again.
    for reloaded in 0..<(1 << sections.count) {
      let table = try Self.table(version, sections: sections.count)
      try table.scrollToRow(at: [4, 3], at: .bottom, animated: false)
      try table.layoutIfNeeded()
      let chosen = sections.filter { reloaded & (1 << $0) != 0 }
      try table.reloadSections(chosen)
      try table.scrollToRow(at: [0, 0], at: .top, animated: false)
      for section in sections {
        let left = (0..<4).filter { table.content.isEstimate([section, $0]) }
        #expect(left.isEmpty, "sections \(chosen), then section \(section)")
      }
    }
  }

  private static func table(_ version: SystemVersion, sections: Int) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 88),
      profile: Profile(version),
      sink: CallCounter()
    )
    var properties = table.properties
    properties.estimatedRowHeight = .points(44)
    table.adopt(properties)
    table.register(forCellReuseIdentifier: "Cell")
    var source = Client()
    source.numberOfSections { _ in sections }
    source.numberOfRowsInSection { _, _ in 4 }
    source.cellForRowAt { table, _ in table.dequeueReusableCell(withIdentifier: "Cell") }
    table.dataSource = source
    var delegate = Client()
    delegate.heightForRowAt { _, path in Double(30 + 10 * path.row) }
    table.delegate = delegate
    table.joinWindow()
    try table.layoutIfNeeded()
    return table
  }
}
