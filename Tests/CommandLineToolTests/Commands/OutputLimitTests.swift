import Reports
import Scenarios
import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

/// Long runs end early with a reason, and cost neither minutes nor memory.
struct OutputLimitTests {
  /// A scenario with so many steps, each an event and its calls.
  private static func files(steps: Int) -> MemoryFiles {
    let lines = String(repeating: "  - note: a\n", count: steps)
    return MemoryFiles([
      "a.yaml": "version: 1\ntitle: A\nsections: [{rows: 2}]\nsteps:\n  - load\n\(lines)"
    ])
  }

  @Test("A page with too many events is refused")
  func player() {
    let files = Self.files(steps: 25_000)
    let run = ToolRun(["player", "a.yaml", "-o", "a.html"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.hasPrefix("error[F021]: the trace has "))
    #expect(
      run.errors.contains(" events, and a page can play at most 20000\nhelp: shorten the scenario")
    )
    #expect(files.text("a.html") == nil)
  }

  @Test("Traces with too many events are not compared")
  func diff() {
    let files = MemoryFiles([
      "a.yaml": "version: 1\ntitle: A\nsections: [{rows: 60000}]\ndelegate: {heightForRowAt: 44}\n"
        + "steps: [load]\n"
    ])
    let run = ToolRun(["diff", "a.yaml", "--os", "9", "--os", "17"], files: files)
    #expect(run.code == .invalid)
    let end = " events, and 'diff' can compare at most 100000\nhelp: shorten the scenario\n"
    #expect(run.errors.hasPrefix("error[F021]: the trace has ") && run.errors.hasSuffix(end))
    #expect(run.output.isEmpty)
  }

  @Test("A walk through a long trace computes the state of only one event")
  func step() {
    let files = Self.files(steps: 10_000)
    let run = ToolRun(["step", "a.yaml", "--at", "last", "--quiet"], files: files)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("event 20008 of 20008, step 10001: "), "\(run.output)")
  }

  @Test("Events above the limit are counted and not kept")
  func capped() throws {
    let bytes = Self.files(steps: 500).contents["a.yaml"] ?? []
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: "a.yaml").scenario)
    func play(_ most: Int) -> ScenarioPlay {
      ScenarioPlay(scenario, .iOS(17), names: .swift, filter: CallFilter(), mostEvents: most)
    }
    let whole = play(.max)
    #expect(whole.lines.count == whole.eventCount && whole.eventCount > 1_000)
    let cut = play(100)
    #expect(cut.lines == Array(whole.lines.prefix(100)))
    #expect(cut.eventCount == whole.eventCount)
  }

  @Test("States end at the limit of memory")
  func states() throws {
    let bytes = Self.files(steps: 2_000).contents["a.yaml"] ?? []
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: "a.yaml").scenario)
    func written(_ budget: Int) -> (bytes: Int, isCut: Bool) {
      var count = 0
      let records = JSONLines(
        version: .iOS(17),
        names: .swift,
        recipients: nil,
        hasStates: true,
        stateBudget: budget
      ) { count += $0.count }
      records.header(scenario: "a", version: .iOS(17))
      _ = ScenarioRunner(scenario: scenario, version: .iOS(17)).run(into: records)
      records.finish()
      return (count, records.isCut)
    }
    let whole = written(.max)
    let cut = written(1_000)
    #expect(!whole.isCut && cut.isCut)
    #expect(cut.bytes > 1_000 && cut.bytes < whole.bytes / 2)
  }
}
