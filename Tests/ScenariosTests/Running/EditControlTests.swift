import Scenarios
import TableTrace
import Testing

/// A finger that finds nothing to touch is told why.
@Suite struct EditControlTests {
  private static let body = """
    sections: [{rows: 3}]
    dataSource: {canEditRowAt: {"0,2": false, default: true}}
    delegate: {editingStyleForRowAt: {"0,1": insert, default: delete}}
    """

  private static let cases = [
    ("tapDeleteControl: [0, 0]", "a minus control at [0, 0]", "The table is in edit mode."),
    ("turn: [{setEditing: true}, {tapDeleteControl: [0, 1]}]", "a minus control", "delete"),
    ("turn: [{setEditing: true}, {tapDeleteControl: [0, 2]}]", "a minus control", "canEditRowAt"),
    ("turn: [{setEditing: true}, {tapInsertControl: [0, 0]}]", "a plus control", "insert"),
    ("turn: [{swipe: {row: [0, 0]}}, closeSwipe]", "an open row", "none"),
  ]

  @Test(arguments: cases)
  func missing(step: String, expected: String, found: String) throws {
    let failures = try Run(Self.body, steps: "\n  - load\n  - \(step)", os: .iOS(17)).failures
    #expect(failures.count == 1)
    #expect(failures.first?.contains("expected \(expected)") == true)
    #expect(failures.first?.contains(found) == true)
  }

  @Test("If commit is not implemented, this is the failed condition")
  func withoutCommit() throws {
    let scenario = try decodedBody(
      "sections: [{rows: 1}]",
      steps: "\n  - load\n  - setEditing: true\n  - tapDeleteControl: [0, 0]\n  - confirmDelete"
    )
    let recorder = TraceRecorder(keepsGates: true)
    let outcome = ScenarioRunner(scenario: scenario, version: .iOS(17)).run(into: recorder)
    #expect(outcome.failures.isEmpty)
    let gates = recorder.lines.compactMap { line -> GateID? in
      if case .gate(let gate) = line.kind, gate.callback == .commitEditingStyle {
        gate.gate
      } else {
        nil
      }
    }
    #expect(gates == [.implemented])
  }
}
