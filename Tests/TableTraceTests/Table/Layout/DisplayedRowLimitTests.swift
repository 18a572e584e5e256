import Testing

@testable import TableTrace

@Suite struct DisplayedRowLimitTests {
  @Test("The simulation stops at one displayed row above its limit", arguments: [2, 3, 4])
  func limit(rows: Int) throws {
    var profile = Profile(.iOS(17))
    profile[ChangeRules.simulationLimit].displayedRows = 3
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: profile,
      sink: CallCounter()
    )
    var dataSource = Client()
    dataSource.numberOfRowsInSection { _, _ in rows }
    dataSource.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    table.dataSource = dataSource
    do throws(UIKitException) {
      try table.layoutIfNeeded()
      #expect(rows <= 3)
    } catch {
      #expect(rows == 4)
      #expect(error.rule == .simulationLimit)
    }
  }
}
