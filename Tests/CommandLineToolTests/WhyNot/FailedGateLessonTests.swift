import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

/// One scenario with a step for each way to keep didSelect from being called.
@Suite("Eight failed conditions for didSelect")
struct FailedGateLessonTests {
  private static let scenario = """
    version: 1
    title: Taps at shut gates
    os: iOS 17
    viewport: {width: 320, height: 300}
    sections: [{rows: 9}]
    delegate:
      shouldHighlightRowAt: {"0,1": false, default: true}
      willSelectRowAt: {"0,2": none, "0,3": [0, 4]}
      didSelectRowAt:
    clients: {typo: {didDeselectRowAt: }}
    steps:
      - load
      - tap: [0, 1]
      - tap: [0, 2]
      - tap: [0, 3]
      - setEditing: true
      - tap: [0, 0]
      - setEditing: false
      - set: {allowsSelection: false}
      - tap: [0, 0]
      - set: {allowsSelection: true}
      - selectRow: [0, 0]
      - touchDown: [0, 0]
      - touchCancel
      - setDelegate: typo
      - tap: [0, 0]
      - setDelegate: none
      - tap: [0, 0]

    """

  /// A step, the gate that is shut in it, the place that shuts it, and what to write.
  struct Case: Sendable {
    var step: Int
    var gate: GateID
    var place: String
    var fix: String
  }

  private static let cases = [
    Case(
      step: 2,
      gate: .shouldHighlight,
      place: "7:26",
      fix: #"  7 +   shouldHighlightRowAt: {"0,1": true, default: true}"#
    ),
    Case(
      step: 3,
      gate: .willSelect,
      place: "8:21",
      fix: #"  8 +   willSelectRowAt: {"0,2": default, "0,3": [0, 4]}"#
    ),
    Case(
      step: 6,
      gate: .selectionAllowedInEditing,
      place: "16:5",
      fix: "  11 + table: {allowsSelectionDuringEditing: true}"
    ),
    Case(
      step: 9,
      gate: .selectionAllowed,
      place: "19:11",
      fix: "  19 +   - set: {allowsSelection: true}"
    ),
    Case(step: 11, gate: .selectedByUser, place: "22:5", fix: "  22 +   - tap: [0, 0]"),
    Case(step: 13, gate: .touchNotCancelled, place: "24:5", fix: "  24 +   - touchUp"),
    Case(step: 15, gate: .implemented, place: "25:5", fix: "  25 -   - setDelegate: typo"),
    Case(
      step: 17,
      gate: .clientSet,
      place: "27:5",
      fix: "  27 +   - setDelegate: delegate"
    ),
  ]

  @Test("Each step names its failed condition, the line, and the fix", arguments: cases)
  func namesGate(shut: Case) throws {
    let files = MemoryFiles(["g.yaml": Self.scenario])
    let run = ToolRun(
      ["why-not", "didSelectRowAt", "g.yaml", "--at", "\(shut.step)"],
      files: files
    )
    #expect(run.code == .success)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "didSelectRowAt is not called in step \(shut.step) under iOS 17")
    #expect(lines.filter { $0.hasPrefix("  ✗ ") }.count == 1)
    #expect(lines.contains { $0.hasPrefix("  ✗ \(shut.gate.rawValue): ") }, "\(run.output)")
    #expect(run.output.contains("  because of  g.yaml:\(shut.place): "), "\(run.output)")
    #expect(run.output.contains("  tried by    g.yaml:\(shut.step + 11): "), "\(run.output)")
    #expect(lines.contains(shut.fix), "\(run.output)")
    let fixed = try FixReader.apply(run.output, to: Self.scenario)
    #expect(calls(fixed.text) > calls(Self.scenario))
  }

  @Test("A method with a similar name is mentioned, and so is a client with the right method")
  func nearMiss() {
    let files = MemoryFiles(["g.yaml": Self.scenario])
    let run = ToolRun(["why-not", "didSelectRowAt", "g.yaml", "--at", "15"], files: files)
    #expect(run.output.contains("didDeselectRowAt is implemented. Did you mean didSelectRowAt?"))
    #expect(run.output.contains("'delegate' implements the method, but 'typo' is set"))
  }

  @Test("Without a step, the one that came furthest is explained, and the others are listed")
  func furthest() {
    let files = MemoryFiles(["g.yaml": Self.scenario])
    let run = ToolRun(["why-not", "didSelectRowAt", "0,0", "g.yaml"], files: files)
    #expect(run.output.contains("  ✗ touch.not-cancelled: "))
    let others = """
      Other steps that do not call it:
        --at 6   g.yaml:17: tap: [0, 0]        selection.allowed-in-editing
        --at 9   g.yaml:20: tap: [0, 0]        selection.allowed
        --at 11  g.yaml:22: selectRow: [0, 0]  selection.by-user
        --at 15  g.yaml:26: tap: [0, 0]        any.implemented
        --at 17  g.yaml:28: tap: [0, 0]        any.client-set

      """
    #expect(run.output.hasSuffix(others), "\(run.output)")
  }

  /// How often didSelect is called.
  private func calls(_ text: String) -> Int {
    let files = MemoryFiles(["g.yaml": text])
    return ToolRun(["run", "g.yaml", "--only", "didSelectRowAt"], files: files).output
      .ranges(of: "didSelectRowAt").count
  }
}
