import TableTrace
import Testing

@Suite("Re-entrant clients")
struct RecursionTests {
  @Test(
    "A callback that reloads without end is a simulated crash",
    arguments: [Callback.numberOfRowsInSection, .numberOfSections]
  )
  func endlessReload(callback: Callback) throws {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(.iOS(9)),
      sink: CallCounter()
    )
    var client = Client()
    try client.implement(
      callback,
      .integer { table, _ throws(UIKitException) in
        try table.reloadData()
        return 1
      }
    )
    table.dataSource = client
    #expect(throws: UIKitException.self) { try table.reloadData() }
  }

  @Test("A closure of the wrong kind is refused")
  func mismatch() {
    var client = Client()
    #expect(throws: MismatchedHandler(callback: .heightForRowAt, expected: .points)) {
      try client.implement(.heightForRowAt, .integer { _, _ in 44 })
    }
  }
}
