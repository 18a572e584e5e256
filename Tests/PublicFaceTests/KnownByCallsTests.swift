import TableTrace
import Testing

/// Clients whose methods find out only as they are called whether they are implemented.
@Suite("Clients whose methods are found by their calls")
struct KnownByCallsTests {
  private static let second = IndexPath(section: 0, row: 1)

  /// What a table with a delegate prints while it is loaded, tapped and reloaded.
  private static func trace(
    _ version: SystemVersion,
    _ delegate: Client
  ) throws(UIKitException) -> [String] {
    let recorder = TraceRecorder()
    let table = TableView(version: version, recorder: recorder)
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = source
    table.delegate = delegate
    let host = Host(of: table)
    try host.show()
    try table.finger.tap(second)
    try table.reloadData()
    try host.endTurn()
    return recorder.lines.map(\.indented)
  }

  private static var source: Client {
    var source = Client()
    source.numberOfRowsInSection { _, _ in 3 }
    source.cellForRowAt { table, row throws(UIKitException) in
      try table.dequeueReusableCell(withIdentifier: "Cell", for: row)
    }
    return source
  }

  private static let versions: [SystemVersion] = [.iOS(7), .iOS(9), .iOS(12)]

  @Test("A method that denies itself gives the trace of a client without it", arguments: versions)
  func denied(_ version: SystemVersion) throws {
    var selects = Client()
    selects.didSelectRowAt { _, _ in }
    var denies = selects
    denies.isKnownByCalls = true
    denies.heightForHeaderInSection { _, _ throws(UIKitException) in throw .notImplemented }
    denies.indentationLevelForRowAt { _, _ throws(UIKitException) in throw .notImplemented }
    denies.willDisplayCell { _, _, _ throws(UIKitException) in throw .notImplemented }
    denies.shouldHighlightRowAt { _, _ throws(UIKitException) in throw .notImplemented }
    denies.willSelectRowAt { _, _ throws(UIKitException) in throw .notImplemented }
    denies.didEndDisplayingCell { _, _, _ throws(UIKitException) in throw .notImplemented }
    let expected = try Self.trace(version, selects)
    #expect(try Self.trace(version, denies) == expected)
    #expect(expected.contains { $0.hasPrefix("tableView(_:didSelectRowAt:)") })
  }

  @Test("If heights are denied for each row, the property's height is used")
  func deniedHeights() throws {
    var denies = Client()
    denies.isKnownByCalls = true
    denies.heightForRowAt { _, _ throws(UIKitException) in throw .notImplemented }
    #expect(try Self.trace(.iOS(9), denies) == Self.trace(.iOS(9), Client()))
  }

  @Test("An implemented method is traced in order, with the queries inside it", arguments: versions)
  func implemented(_ version: SystemVersion) throws {
    var known = Client()
    known.heightForRowAt { _, _ in 44 }
    known.willSelectRowAt { table, row throws(UIKitException) in
      _ = try table.cellForRow(at: row)
      try table.reloadData()
      return row
    }
    var learnt = known
    learnt.isKnownByCalls = true
    #expect(try Self.trace(version, learnt) == Self.trace(version, known))
  }

  @Test("A denied method is called once, until the client is set again")
  func asksOnce() throws {
    var calls = 0
    var denies = Client()
    denies.isKnownByCalls = true
    denies.willDisplayCell { _, _, _ throws(UIKitException) in
      calls += 1
      throw .notImplemented
    }
    let table = TableView(version: .iOS(12), recorder: TraceRecorder())
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = Self.source
    table.delegate = denies
    let host = Host(of: table)
    try host.show()
    #expect(calls == 1)
    table.delegate = denies
    try table.reloadData()
    try host.endTurn()
    #expect(calls == 2)
  }

  @Test("A client that promised a method cannot deny it")
  func promised() throws {
    var client = Client()
    client.willDisplayCell { _, _, _ throws(UIKitException) in throw .notImplemented }
    let error = #expect(throws: UIKitException.self) { try Self.trace(.iOS(12), client) }
    #expect(
      error?.reason == "-[Client tableView:willDisplayCell:forRowAtIndexPath:]: "
        + "unrecognized selector sent to instance <Client>"
    )
    #expect(
      error?.explanation == [
        "why: tableView(_:willDisplay:forRowAt:) is among the client's methods, and threw "
          + "notImplemented",
        "  leave the method out, or set isKnownByCalls if the client discovers its methods as they are called",
      ]
    )
  }

  @Test("Heights that were promised for all rows cannot be denied either")
  func promisedHeights() throws {
    var client = Client()
    client.heightForRowAt { _, row throws(UIKitException) in
      if row.row == 2 { throw .notImplemented }
      return 44
    }
    let error = #expect(throws: UIKitException.self) { try Self.trace(.iOS(9), client) }
    #expect(error?.reason.hasPrefix("-[Client tableView:heightForRowAtIndexPath:]") == true)
  }

  @Test("A method that has queried the table cannot be denied")
  func deniedTooLate() throws {
    var client = Client()
    client.isKnownByCalls = true
    client.didSelectRowAt { table, _ throws(UIKitException) in
      try table.reloadData()
      throw .notImplemented
    }
    let error = #expect(throws: UIKitException.self) { try Self.trace(.iOS(12), client) }
    #expect(error?.reason.hasPrefix("-[Client tableView:didSelectRowAtIndexPath:]") == true)
  }
}
