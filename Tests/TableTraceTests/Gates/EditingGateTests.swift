import TableTrace
import Testing

/// Why a swipe does not begin and a row cannot be grabbed.
@Suite("Gates of editing")
struct EditingGateTests {
  /// A way to close a gate of a swipe.
  private static let closings: [(gate: GateID, os: SystemVersion)] = [
    (.swipeFarEnough, .iOS(6)), (.rowExists, .iOS(17)), (.rowVisible, .iOS(17)),
    (.swipeNotEditing, .iOS(17)), (.swipeImplemented, .iOS(17)), (.rowEditable, .iOS(17)),
    (.styleDelete, .iOS(10)), (.someAction, .iOS(17)),
  ]

  @Test("A swipe names the gate that prevents it", arguments: closings)
  func swipe(gate: GateID, os: SystemVersion) throws {
    let recorder = TraceRecorder(keepsGates: true)
    let table = try ScrollWalk.uniformTable(
      rows: 100,
      height: 44,
      viewport: 440,
      os,
      recorder
    )
    var source = try #require(table.dataSource)
    source.canEditRowAt { _, _ in gate != .rowEditable }
    if gate != .swipeImplemented {
      source.commitEditingStyle { _, _, _ in }
    }
    table.dataSource = source
    table.delegate = try delegate(gate)
    try table.layoutIfNeeded()
    if gate == .swipeNotEditing { try table.setEditing(true, animated: false) }
    let row = gate == .rowExists ? 200 : gate == .rowVisible ? 50 : 1
    let distance: SwipeDistance = gate == .swipeFarEnough ? .cancelled : .partial
    try table.swipe(IndexPath(section: 0, row: row), edge: .trailing, distance: distance)
    #expect(Self.closed(recorder, keeping: .willBeginEditingRowAt) == [gate])
    #expect(table.openButtons.isEmpty)
    #expect(!recorder.lines.contains { $0.kind == .call(.callback(.willBeginEditingRowAt)) })
  }

  @Test("Reordering names the gate that prevents the move")
  func reorder() throws {
    let recorder = TraceRecorder(keepsGates: true)
    let table = try ScrollWalk.uniformTable(
      rows: 5,
      height: 44,
      viewport: 440,
      .iOS(17),
      recorder
    )
    var source = try #require(table.dataSource)
    source.canMoveRowAt { _, path in path == IndexPath(section: 0, row: 1) }
    source.moveRowAt { _, _, _ in }
    table.dataSource = source
    try table.layoutIfNeeded()
    let places = [IndexPath(section: 0, row: 3)]
    try table.reorder(from: IndexPath(section: 0, row: 1), over: places, isDropped: true)
    try table.setEditing(true, animated: false)
    try table.reorder(from: IndexPath(section: 0, row: 0), over: places, isDropped: true)
    try table.reorder(from: IndexPath(section: 0, row: 1), over: [], isDropped: true)
    try table.reorder(from: IndexPath(section: 0, row: 1), over: places, isDropped: false)
    #expect(
      Self.closed(recorder, keeping: .moveRowAt)
        == [.editing, .rowMovable, .targetChanged, .rowDropped]
    )
    #expect(!recorder.lines.contains { $0.kind == .call(.callback(.moveRowAt)) })
  }

  private func delegate(_ gate: GateID) throws -> Client {
    var client = Client()
    client.willBeginEditingRowAt { _, _ in }
    client.editingStyleForRowAt { _, _ in gate == .styleDelete ? .none : .delete }
    if gate == .someAction {
      client.trailingSwipeActionsConfigurationForRowAt { _, _ in RowActions([]) }
    }
    return client
  }

  private static func closed(_ recorder: TraceRecorder, keeping callback: Callback) -> [GateID] {
    recorder.lines.compactMap { line in
      guard case .gate(let closed) = line.kind, closed.callback == callback else { return nil }
      let isListed = GateBook.gates(of: callback).contains { $0.id == closed.gate }
      #expect(isListed, "\(closed.gate) is not in the list of \(callback)")
      return closed.gate
    }
  }
}
