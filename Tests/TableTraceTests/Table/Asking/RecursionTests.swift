import TableTrace
import Testing

@Suite("Callbacks that call the table again")
struct RecursionTests {
  @Test(
    "A callback that reloads endlessly is a simulated crash",
    arguments: [Callback.numberOfRowsInSection, .numberOfSections]
  )
  func endlessReload(callback: Callback) throws {
    let counter = CallCounter()
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(.iOS(9)),
      sink: counter
    )
    var client = Client()
    client[callback] = .integer { table, _ throws(UIKitException) in
      try table.reloadData()
      return 1
    }
    table.dataSource = client
    #expect(throws: UIKitException.self) { try table.reloadData() }
    #expect(counter.count(callback) == TableView.callLimit)
  }

  @Test("A height method that reloads endlessly is a simulated crash at the same depth")
  func endlessHeights() throws {
    let counter = CallCounter()
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(.iOS(9)),
      sink: counter
    )
    var dataSource = Client()
    dataSource.numberOfRowsInSection { _, _ in 1 }
    var delegate = Client()
    delegate.heightForRowAt { table, _ throws(UIKitException) in
      try table.reloadData()
      return 44
    }
    table.dataSource = dataSource
    table.delegate = delegate
    #expect(throws: UIKitException.self) { try table.reloadData() }
    #expect(counter.count(.heightForRowAt) == TableView.callLimit)
  }

  @Test(
    "If no row has any height, the layout still ends",
    arguments: [SystemVersion.iOS(7), .iOS(9), .iOS(12), .iOS(17)]
  )
  func zeroHeightsSettle(version: SystemVersion) throws {
    let counter = CallCounter()
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 132),
      profile: Profile(version),
      sink: counter
    )
    var properties = table.properties
    properties.estimatedRowHeight = .points(44)
    table.adopt(properties)
    var dataSource = Client()
    dataSource.numberOfRowsInSection { _, _ in 50 }
    dataSource.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    var delegate = Client()
    delegate.heightForRowAt { _, _ in 0 }
    table.dataSource = dataSource
    table.delegate = delegate
    try table.layoutIfNeeded()
    #expect(table.displayedIndexPaths == [IndexPath(section: 0, row: 0)])
    #expect(counter.count(.cellForRowAt) <= 50)
  }
}
