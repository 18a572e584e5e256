import Testing

@testable import CommandLineTool

/// Long runs end early with a reason, and cost neither minutes nor memory.
struct OutputLimitTests {
  /// A scenario with so many steps, each an event and its calls.
  private static func files(steps: Int) -> MemoryFiles {
    let lines = String(repeating: "  - note: a\n", count: steps)
    return MemoryFiles([
      "a.yaml": "version: 1\ntitle: A\nsections: [{rows: 2}]\nsteps:\n  - load\n\(lines)"
    ])
  }

  @Test("A page of too many events is not made")
  func player() {
    let files = Self.files(steps: 25_000)
    let run = ToolRun(["player", "a.yaml", "-o", "a.html"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.hasPrefix("error[F021]: the trace has "))
    #expect(run.errors.contains(" events, and a page plays at most 20000: shorten the scenario"))
    #expect(files.text("a.html") == nil)
  }

  @Test("A walk through a trace of many events asks for the state of one alone")
  func step() {
    let files = Self.files(steps: 10_000)
    let run = ToolRun(["step", "a.yaml", "--at", "last", "--quiet"], files: files)
    #expect(run.code == .success)
    #expect(run.output.contains("visible rows"), "\(run.output)")
  }

  @Test("A chain that feeds itself ends with its states")
  func states() {
    let files = MemoryFiles([
      "a.yaml": """
      version: 1
      title: A
      sections: [{rows: 40}]
      delegate:
        willDisplayCell: {do: [reloadData]}
      steps: [load]

      """
    ])
    let run = ToolRun(["run", "a.yaml", "--format", "jsonl", "--state", "-o", "out"], files: files)
    #expect(run.code != .success)
    #expect((files.contents["out"]?.count ?? 0) < 80 << 20)
  }
}
