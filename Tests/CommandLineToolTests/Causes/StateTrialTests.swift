import Diagnostics
import Goldens
import Scenarios
import TableTrace
import Testing

@testable import Checks
@testable import Project

/// Runs with another start state that look for the cause of a difference.
struct StateTrialTests {
  private static let scenario = """
    version: 1
    title: States
    os: iOS 17
    sections: [{rows: 2}]
    state: "on"
    delegate:
      indentationLevelForRowAt: [{when: {state: "off"}, answer: 2}, {answer: 1}]
    steps:
      - load
      - state: "off"
      - tap: [0, 1]

    """

  @Test(
    "Other start states are tried once for one difference",
    arguments: [
      ("LevelForRowAt:) [0, 0] -> 1", "LevelForRowAt:) [0, 0] -> 5", false),
      ("- tap: [0, 1]", "- tap: [0, 0]", true),
    ]
  )
  func once(line: String, damaged: String, isLeft: Bool) throws {
    let files = MemoryFiles(["Scenarios/x.yaml": Self.scenario])
    _ = ToolRun(["accept", "x"], files: files)
    let golden = try #require(files.text("Golden/x.iOS-17.trace"))
    try #require(golden.contains(line))
    files.contents["Golden/x.iOS-17.trace"] = Array(golden.replacing(line, with: damaged).utf8)
    let bytes = Array(Self.scenario.utf8)
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: "x.yaml").scenario)
    let stream = GoldenStream("Golden/x.iOS-17.trace", in: files.readable)
    let survey = try GoldenSurvey(stream.lines, keepingAtMost: 1000)
    let lines = Simulation(scenario, .iOS(17), recipients: scenario.tracedRecipients).lines
    let verdict = try GoldenComparison(#require(survey.golden))
      .verdict(header: GoldenHeader(scenario: "x", os: .iOS(17)), trace: lines)
    let text = try #require(ScenarioText(SourceText(path: "x.yaml", bytes: bytes)))
    let search = CauseSearch(
      divergence: try #require(verdict.divergence),
      golden: survey,
      lines: lines,
      scenario: scenario,
      version: .iOS(17),
      text: text
    )
    let left = search.changes(of: TextChanges(text)).filter { $0.phrase.contains("state: ") }
    #expect(left.isEmpty != isLeft, "\(left.count)")
  }
}
