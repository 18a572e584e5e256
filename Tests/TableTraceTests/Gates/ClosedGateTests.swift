import TableTrace
import Testing

/// Which gate a touch names when several are closed.
@Suite("Closed gates, which are failed conditions")
struct ClosedGateTests {
  /// The gates that a test can close on the way to didSelect, in the order of the list.
  private static let closable: [GateID] = [
    .rowExists, .rowVisible, .contentRests, .selectionAllowed, .shouldHighlight,
    .touchNotCancelled, .willSelect,
  ]

  private static let pairs = closable.flatMap { first in closable.map { (first, $0) } }

  @Test("Of two closed gates, the first in the list is reported", arguments: pairs)
  func firstOfTwo(first: GateID, second: GateID) throws {
    let closed: Set = [first, second]
    let recorder = TraceRecorder(keepsGates: true)
    let table = try ScrollWalk.uniformTable(
      rows: 100,
      height: 44,
      viewport: 440,
      .iOS(13),
      recorder
    )
    table.delegate = try delegate(closed)
    var properties = table.properties
    properties.selection.allowsSelection = !closed.contains(.selectionAllowed)
    try table.set(properties)
    try table.layoutIfNeeded()
    if closed.contains(.contentRests) {
      try table.setContentOffset(100, animated: true)
    }
    let row = closed.contains(.rowExists) ? 200 : closed.contains(.rowVisible) ? 50 : 1
    try table.touchDown(IndexPath(section: 0, row: row))
    if closed.contains(.touchNotCancelled) { try table.cancelTouch() }
    try table.touchUp()
    let gates = recorder.lines.compactMap { line -> GateID? in
      if case .gate(let gate) = line.kind { gate.gate } else { nil }
    }
    let hard = gates.filter { ![.implemented, .versionKnows, .rowToDeselect].contains($0) }
    #expect(hard == [Self.closable.first { closed.contains($0) }])
    #expect(table.selectedRows.isEmpty)
  }

  @Test("If all gates are open, the row is selected, and a missing method is reported")
  func openWay() throws {
    let recorder = TraceRecorder(keepsGates: true)
    let table = try ScrollWalk.uniformTable(
      rows: 100,
      height: 44,
      viewport: 440,
      .iOS(15),
      recorder
    )
    table.delegate = Client()
    try table.layoutIfNeeded()
    let start = recorder.lines.count
    try table.tap(IndexPath(section: 0, row: 1))
    #expect(table.selectedRows == [IndexPath(section: 0, row: 1)])
    let texts = recorder.lines[start...].map(\.text).filter { !$0.hasPrefix("set") }
    #expect(
      texts == [
        "tableView(_:shouldHighlightRowAt:) [0, 1] not called: any.implemented",
        "tableView(_:didHighlightRowAt:) [0, 1] not called: any.implemented",
        "tableView(_:willSelectRowAt:) [0, 1] not called: any.implemented",
        "tableView(_:willDeselectRowAt:) [0, 1] not called: selection.row-to-deselect",
        "tableView(_:didSelectRowAt:) [0, 1] not called: any.implemented",
        "tableView(_:canPerformPrimaryActionForRowAt:) [0, 1] not called: any.version-knows-it",
        "tableView(_:performPrimaryActionForRowAt:) [0, 1] not called: any.version-knows-it",
      ]
    )
  }

  private func delegate(_ closed: Set<GateID>) throws -> Client {
    var client = Client()
    let highlights = !closed.contains(.shouldHighlight)
    let selects = !closed.contains(.willSelect)
    client.shouldHighlightRowAt { _, _ in highlights }
    client.willSelectRowAt { _, _ in selects ? IndexPath(section: 0, row: 1) : nil }
    client.didSelectRowAt { _, _ in }
    return client
  }
}
