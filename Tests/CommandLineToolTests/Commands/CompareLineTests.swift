import Goldens
import Sampling
import Scenarios
import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

/// The lines of a trace that `compare` names are the lines that `run` prints.
struct CompareLineTests {
  private static let paths = Sample.of(
    (try? Repository.files(below: "Scenarios", suffix: ".yaml")) ?? [],
    40
  )

  @Test("A log without its last calls ends before the line that run prints", arguments: paths)
  func law(path: String) throws {
    let bytes = Array(try Repository.text(path).utf8)
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: path).scenario)
    let version = scenario.newestVersion
    let lines = Simulation.lines(scenario, version, recipients: scenario.tracedRecipients)
    var seen: Set<Message> = []
    let calls = lines.enumerated().compactMap { index, line -> (index: Int, isAgain: Bool)? in
      guard case .call(let message) = line.kind else { return nil }
      return (index, !seen.insert(message).inserted)
    }
    guard let last = calls.last(where: \.isAgain) else { return }
    let text = calls.prefix { $0.index < last.index }.map { lines[$0.index].text }
    let log = try LogReader.read(text.joined(separator: "\n"), origin: .pasted)
    let divergence = Simulation.compare(log, with: scenario, version).verdict.divergence
    #expect(divergence?.traceIndex == last.index, "\(path)")
    #expect(divergence?.traced?.index == last.index && divergence?.expected == nil)
  }

  private static let taps = """
    version: 1
    title: Two taps
    os: iOS 17
    sections: [{rows: 2}]
    dataSource: {numberOfRowsInSection: model, cellForRowAt: model}
    delegate: {didSelectRowAt: }
    steps: [load, tap: [0, 0], tap: [0, 1]]

    """

  @Test(
    "Calls to cells that run does not print are not counted",
    arguments: ["", "prepareForReuse()\n"]
  )
  func afterTaps(hook: String) throws {
    let files = MemoryFiles([
      "a.yaml": Self.taps,
      "a.log": """
      extent: excerpt

      cellForRowAt [0, 1]
      didSelectRowAt [0, 0]
      didSelectRowAt [0, 5]

      """ + hook,
    ])
    let run = ToolRun(["run", "a.yaml"], files: files).output.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let line = try #require(run.lastIndex { $0.contains("didSelectRowAt:) [0, 1]") })
    let output = ToolRun(["compare", "a.yaml", "a.log"], files: files).output
    #expect(output.contains("(log line 5, trace line \(line + 1))"), "\(output)")
  }

  @Test("A match names the methods that the log lacks, and stays a match")
  func lackingMethods() {
    let calls = "numberOfRows called\nnumberOfRows called\ncellForRow 0\ncellForRow 1\n"
    let files = MemoryFiles(["a.yaml": Self.taps, "a.log": calls])
    let run = ToolRun(["compare", "a.yaml", "a.log"], files: files)
    #expect(run.code == .success, "\(run.output)")
    #expect(
      run.errors.contains("note: a.log prints no didSelectRowAt (2 calls in the simulation)\n"),
      "\(run.errors)"
    )
    files.contents["a.log"] = Array((calls + "didSelect 0\ndidSelect 1\n").utf8)
    let whole = ToolRun(["compare", "a.yaml", "a.log"], files: files)
    #expect(whole.code == .success && !whole.errors.contains("prints no"), "\(whole.errors)")
  }
}
