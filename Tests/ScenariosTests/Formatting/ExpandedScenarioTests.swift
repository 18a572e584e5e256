import Diagnostics
import Sampling
import TableTrace
import Testing

@testable import Scenarios

struct ExpandedScenarioTests {
  private static func trace(_ scenario: Scenario, _ version: SystemVersion) -> [String] {
    let recorder = TraceRecorder(recipients: scenario.tracedRecipients)
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    return recorder.lines.map(\.indented)
  }

  @Test("The expanded scenario has the same trace", arguments: Sample.of(Repository.scenarios, 60))
  func runsAlike(path: String) throws {
    let bytes = try #require(Repository.bytes(path))
    let source = SourceText(path: path, bytes: bytes)
    let before = try #require(ScenarioDecoder.decode(bytes, path: path).scenario)
    let text = try #require(ExpandedScenario.text(of: source))
    let decoded = ScenarioDecoder.decode(text, path: path)
    let after = try #require(
      decoded.scenario,
      "\(decoded.diagnostics)\n\(String(decoding: text, as: UTF8.self))"
    )
    #expect(after.versions == before.versions)
    for version in before.versions {
      #expect(Self.trace(after, version) == Self.trace(before, version), "\(version)")
    }
    let again = ExpandedScenario.text(of: SourceText(path: path, bytes: text))
    #expect(again == text, "nothing is left to expand")
  }

  @Test func aliasesSpellingsAndDefaultsAreWritten() throws {
    let text = """
      version: 1
      title: "A: B"
      about: |
        One.

        Two.
      sections: [&a {rows: 2}, *a]
      dataSource: {"tableView:titleForHeaderInSection:": "none", numberOfSections: model}
      steps: [load, {tap: [0, 1]}]
      """
    let expanded = ExpandedScenario.text(of: SourceText(path: "a.yaml", bytes: Array(text.utf8)))
    #expect(
      String(decoding: try #require(expanded), as: UTF8.self) == """
        version: 1
        title: "A: B"
        about: |
          One.

          Two.
        os: [iOS 17]
        host: viewController
        viewport: {width: 320, height: 480, scale: 2}
        contentSizeCategory: large
        trace: [dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate]
        table: {style: plain}
        sections:
          - {rows: 2}
          - {rows: 2}
        cells: {identifier: Cell, register: class, dequeue: forIndexPath, accessoryType: none}
        dataSource:
          numberOfSections: model
          titleForHeaderInSection: "none"
        steps:
          - load
          - {tap: [0, 1]}

        """
    )
  }

  @Test func whatIsNoScenarioIsNotExpanded() {
    for text in ["a: [", "version: 1\n", "[a]"] {
      #expect(ExpandedScenario.text(of: SourceText(path: "a", bytes: Array(text.utf8))) == nil)
    }
  }
}
