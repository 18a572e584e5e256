import TableTrace
import Testing

/// Why a drag within the table does not call moveRow, or performDrop.
@Suite("Gates of drag and drop")
struct DragGateTests {
  /// What closes a gate: the gesture, and what the clients lack or answer.
  struct Closing: Sendable {
    var gate: GateID
    var gesture = DragGesture(from: .row([0, 0]), over: [.row([0, 2])])
    var itemsPerRow = 1
    var implementsMove = true
    var hasDropDelegate = true
    var canHandle = true
    var proposal = DropProposal.move
    /// Whether performDrop takes what is no reorder.
    var performs = false
  }

  private static let closings = [
    Closing(gate: .dragHasItems, itemsPerRow: 0),
    Closing(gate: .dropDelegateSet, hasDropDelegate: false),
    Closing(gate: .dropCanHandle, canHandle: false),
    Closing(gate: .dropEntered, gesture: DragGesture(from: .row([0, 0]), over: [.outside])),
    Closing(
      gate: .droppedOnTable,
      gesture: DragGesture(from: .row([0, 0]), over: [.row([0, 2]), .outside])
    ),
    Closing(gate: .dropAccepted, proposal: .forbidden),
    Closing(
      gate: .ownRow,
      gesture: DragGesture(from: .elsewhere(items: 1), over: [.row([0, 2])]),
      performs: true
    ),
    Closing(gate: .oneItem, itemsPerRow: 2, performs: true),
    Closing(
      gate: .oneItem,
      gesture: DragGesture(from: .row([0, 0]), adding: [[0, 1]], over: [.row([0, 2])]),
      performs: true
    ),
    Closing(gate: .proposesMove, proposal: .copy, performs: true),
    Closing(gate: .moveRowImplemented, implementsMove: false, performs: true),
    Closing(
      gate: .dropPlace,
      gesture: DragGesture(from: .row([0, 0]), over: [.empty]),
      performs: true
    ),
    Closing(gate: .targetChanged, gesture: DragGesture(from: .row([0, 0]), over: [.row([0, 0])])),
  ]

  @Test("A drag names the gate that prevents moveRow", arguments: closings.indices)
  func moveRow(_ index: Int) throws {
    let closing = Self.closings[index]
    let lines = try Self.run(closing)
    let gates = lines.compactMap { line -> GateID? in
      guard case .gate(let gate) = line.kind, gate.callback == .moveRowAt else { return nil }
      #expect(GateBook.gates(of: .moveRowAt).contains { $0.id == gate.gate })
      return gate.gate
    }
    #expect(gates == [closing.gate])
    #expect(!lines.contains { $0.kind == .call(.callback(.moveRowAt)) })
    let performed = lines.contains { $0.kind == .call(.callback(.performDrop)) }
    #expect(performed == closing.performs)
    let kept = lines.count { line in
      if case .gate(let gate) = line.kind { gate.callback == .performDrop } else { false }
    }
    #expect(kept == (closing.performs || !closing.hasDropDelegate ? 0 : 1))
  }

  private static func run(_ closing: Closing) throws -> [TraceLine] {
    let recorder = TraceRecorder(keepsGates: true)
    let table = try ScrollWalk.uniformTable(
      rows: 5,
      height: 44,
      viewport: 440,
      .iOS(17),
      recorder
    )
    var source = try #require(table.dataSource)
    if closing.implementsMove { source.moveRowAt { _, _, _ in } }
    table.dataSource = source
    var drag = Client()
    let items = Array(repeating: "item", count: closing.itemsPerRow)
    for callback in [Callback.itemsForBeginningDragSession, .itemsForAddingToDragSession] {
      drag[callback] = .texts { _, _ in items }
    }
    table.dragDelegate = drag
    if closing.hasDropDelegate {
      var drop = Client()
      drop.canHandleDropSession { _ in closing.canHandle }
      drop.dropSessionDidUpdate { _, _ in closing.proposal }
      drop.performDrop { _, _ in }
      table.dropDelegate = drop
    }
    try table.layoutIfNeeded()
    try table.dragAndDrop(closing.gesture)
    return recorder.lines
  }
}
