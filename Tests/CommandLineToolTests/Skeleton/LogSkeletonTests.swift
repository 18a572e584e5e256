import Goldens
import Scenarios
import TableTrace
import Testing

@testable import Checks
@testable import Project

struct LogSkeletonTests {
  private static let logs: [String] =
    ((try? Repository.files(below: "Golden", suffix: ".log")) ?? [])

  private func skeleton(_ text: String, _ name: String = "a.log") throws -> (RecordedLog, Scenario)
  {
    let log = try LogReader.read(text, origin: .pasted)
    let bytes = try #require(LogSkeleton(log, name: name).text)
    let decoded = ScenarioDecoder.decode(bytes, path: "a.yaml")
    let scenario = try #require(
      decoded.scenario,
      "\(decoded.diagnostics)\n\(String(decoding: bytes, as: UTF8.self))"
    )
    return (log, scenario)
  }

  /// Logs that begin with a row that nothing in them brings to the top of the screen, or with one that is
  /// made ahead of an animation.
  private static let beginInTheMiddle: Set = [
    "Golden/recorded/int-04b.log", "Golden/recorded/int-04c.log", "Golden/recorded/r4-03.log",
  ]

  @Test("The scenario from every log is valid, runs, and has the same first call", arguments: logs)
  func firstCallAgrees(path: String) throws {
    let (log, scenario) = try skeleton(try Repository.text(path), path)
    let version = log.header.os ?? scenario.versions.first ?? .iOS(17)
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: CallCounter())
    #expect(outcome.exception == nil)
    let result = Simulation.compare(log, with: scenario, version)
    let agrees = result.equalLines >= 1
    #expect(
      agrees != Self.beginInTheMiddle.contains(path),
      "\(String(decoding: LogSkeleton(log, name: path).text ?? [], as: UTF8.self))"
    )
  }

  @Test func logsAreFound() {
    #expect(Self.logs.count > 40)
  }

  @Test("Every callback that a log can name is implemented", arguments: Callback.allCases)
  func implementsTheCallback(callback: Callback) throws {
    let (_, scenario) = try skeleton("\(callback.facts.selector)\n")
    #expect(scenario.callbacks.contains(callback))
  }

  private func text(_ log: String) throws -> String {
    String(
      decoding: LogSkeleton(try LogReader.read(log, origin: .pasted), name: "a.log").text ?? [],
      as: UTF8.self
    )
  }

  @Test func countsHeightsAndStepsAreReadFromTheLog() throws {
    let log = """
      2026-01-31 10:02:03.1 Todo[12:34] numberOfSections(in:) -> 2
      2026-01-31 10:02:03.1 Todo[12:34] tableView(_:numberOfRowsInSection:) 0 -> 3
      2026-01-31 10:02:03.1 Todo[12:34] tableView(_:titleForHeaderInSection:) 0 -> "Fruit: fresh"
      2026-01-31 10:02:03.1 Todo[12:34] tableView(_:numberOfRowsInSection:) 1 -> 1
      2026-01-31 10:02:03.1 Todo[12:34] tableView(_:cellForRowAt:) [0, 0]
      2026-01-31 10:02:03.1 Todo[12:34] tableView(_:heightForRowAt:) [0, 0] -> 60
      2026-01-31 10:02:03.1 Todo[12:34] tableView(_:cellForRowAt:) [0, 1]
      2026-01-31 10:02:03.1 Todo[12:34] tableView(_:heightForRowAt:) [0, 1] -> 60
      2026-01-31 10:02:03.1 Todo[12:34] tableView(_:heightForRowAt:) [0, 2] -> 80.5
      Snapshotting a view
      2026-01-31 10:02:05.7 Todo[12:34] tableView(_:didHighlightRowAt:) [0, 1]
      2026-01-31 10:02:05.7 Todo[12:34] tableView(_:didSelectRowAt:) [0, 1]
      2026-01-31 10:02:06.7 Todo[12:34] tableView(_:didSelectRowAt:) [0, 0]

      """
    #expect(
      try text(log) == """
        version: 1
        title: What a.log shows
        # The version of the log is unknown: 'tabletrace compare --guess-os' ranks all versions.
        os: iOS 17
        # Unknown: the view controller, how cells are made, the style and the width.
        # The height of the 2 rows on screen after the load.
        viewport: {width: 320, height: 120}
        sections:
          - {header: "Fruit: fresh", rows: 3}
          - rows: 1
        dataSource:
          numberOfRowsInSection: model
          cellForRowAt: model
          numberOfSections: model
          titleForHeaderInSection: model
        delegate:
          heightForRowAt: {"0,2": 80.5, default: 60}
          didHighlightRowAt:
          didSelectRowAt:
        steps:
          - load
          # Steps guessed from the log, each below its log line.
          # Line 11: tableView(_:didHighlightRowAt:)
          - tap: [0, 1]
          # Line 13: tableView(_:didSelectRowAt:)
          - tap: [0, 0]

        """
    )
  }

  @Test(
    "A number that is no row or section is omitted with a note",
    arguments: [
      "numberOfRowsInSection 9223372036854775807", "cellForRowAt [9223372036854775807, 0]",
      "titleForHeaderInSection 9223372036854775807", "cellForRowAt [0, 9223372036854775807]",
      "cellForRowAt <NSIndexPath: 0x1> {length = 2, path = 9223372036854775807 - 0}",
      "cellForRowAt 9223372036854775807", "prefetchRowsAt [[0, 9223372036854775807]]",
      "cellForRowAt [0, 99999999999999999999]", "numberOfSections -> 9223372036854775807",
      "numberOfRowsInSection 0 -> 9223372036854775807", "didSelectRowAt [0, 1000000]",
      "moveRowAt [0, 1] -> [9223372036854775807, 1]", "cellForRowAt [0, -1]",
      "heightForRowAt 0,9223372036854775806 .. 0,9223372036854775807",
    ]
  )
  func numbersBeyondATable(line: String) throws {
    let (_, scenario) = try skeleton(line + "\n")
    #expect(scenario.sections.count <= 1_000)
    let left =
      "# Line 1 has a number above 1000 sections with 100000 rows together. The number is left out.\n"
    #expect(try text(line + "\n").contains(left))
  }

  @Test("The number of all rows, and of steps before the log, is limited")
  func bounds() throws {
    let rows = (0..<3).map { "cellForRowAt [\($0), 99999]\n" }.joined()
    #expect(
      try text(rows).contains("# The log has more than 1000 sections with 100000 rows together")
    )
    let covered = try text("covers: 9223372036854775807\n\ncellForRowAt [0, 0]\n")
    #expect(covered.utf8.count < 20_000)
    #expect(covered.contains("# The steps up to 92233720368547758"))
  }

  @Test func reloadsAndScrollsAreGuessed() throws {
    let log = """
      tableView(_:numberOfRowsInSection:) 0
      tableView(_:cellForRowAt:) [0, 0]
      tableView(_:cellForRowAt:) [0, 1]
      tableView(_:numberOfRowsInSection:) 0
      tableView(_:cellForRowAt:) [0, 0]
      tableView(_:cellForRowAt:) [0, 1]
      scrollViewWillBeginDragging(_:)
      tableView(_:cellForRowAt:) [0, 2]

      """
    let steps = try text(log).split(separator: "\n").filter {
      $0.hasPrefix("  - ") && !$0.contains("rows: ")
    }
    #expect(steps.map { $0.dropFirst(4) } == ["load", "reloadData", "drag: {by: 44, velocity: 1}"])
  }

  @Test func newWritesTheSkeletonAndComparesIt() throws {
    let log = ToolRun(["run", "x.yaml"], files: MemoryFiles(["x.yaml": Samples.twoRows])).output
    let calls = log.split(separator: "\n").filter { $0.contains("(_:") }.joined(separator: "\n")
    let files = MemoryFiles(["console.log": calls])
    let run = ToolRun(["new", "mine/a", "--from", "console.log"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.hasPrefix("Scenarios/mine/a.yaml\n"))
    #expect(run.output.contains("console.log"), "what compare says of it")
    #expect(files.text("Scenarios/mine/a.yaml")?.contains("\n  willDisplayCell:\n") == true)
    let again = ToolRun(["new", "mine/a", "--from", "console.log"], files: files)
    #expect(again.code == .invalid && again.errors.contains("it would replace the scenario"))
    let bad = MemoryFiles(["a.txt": "nothing of a table\n"])
    #expect(ToolRun(["new", "b", "--from", "a.txt"], files: bad).code == .invalid)
    #expect(bad.text("Scenarios/b.yaml") == nil)
  }
}
