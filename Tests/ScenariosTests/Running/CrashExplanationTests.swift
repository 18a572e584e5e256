import Scenarios
import TableTrace
import Testing

/// What an update crash in a scenario is explained by.
@Suite struct CrashExplanationTests {
  /// Updates of a model of named items, and the one change that would make them right.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    var before = "[{rows: [a, b, c]}]"
    let after: String
    let updates: String
    let remedy: UpdateRemedy?
  }

  static let samples = [
    Sample(
      testDescription: "the model was not changed",
      after: "[{rows: [a, b, c]}]",
      updates: "deleteRows: [[0, 1]]",
      remedy: .modelNotChanged
    ),
    Sample(
      testDescription: "an insertion is missing",
      after: "[{rows: [x, a, y, b, c]}]",
      updates: "insertRows: [[0, 0]]",
      remedy: .missing(.insertRow(IndexPath(section: 0, row: 2)))
    ),
    Sample(
      testDescription: "a deletion is missing although the count is the old one",
      after: "[{rows: [x, b, c]}]",
      updates: "insertRows: [[0, 0]]",
      remedy: .missing(.deleteRow(IndexPath(section: 0, row: 0)))
    ),
    Sample(
      testDescription: "a deletion is too much",
      after: "[{rows: [a, c]}]",
      updates: "deleteRows: [[0, 1], [0, 2]]",
      remedy: .superfluous(.deleteRow(IndexPath(section: 0, row: 2)))
    ),
    Sample(
      testDescription: "a reloaded item is another one",
      after: "[{rows: [a, x]}]",
      updates: "reloadRows: [[0, 1]]",
      remedy: .missing(.deleteRow(IndexPath(section: 0, row: 2)))
    ),
    Sample(
      testDescription: "two changes are missing",
      after: "[{rows: [x, a, b, c, y]}]",
      updates: "reloadRows: [[0, 1]]",
      remedy: nil
    ),
    Sample(
      testDescription: "nothing was told of one row",
      after: "[{rows: [a, b, c, d]}]",
      updates: "reloadRows: [[0, 0]]",
      remedy: .missing(.insertRow(IndexPath(section: 0, row: 3)))
    ),
    Sample(
      testDescription: "a section is missing",
      before: "[{rows: [a]}, {rows: [b]}]",
      after: "[{rows: [b]}]",
      updates: "deleteRows: [[0, 0]]",
      remedy: .missing(.deleteSection(0))
    ),
    Sample(
      testDescription: "rows that are only counted",
      before: "[{rows: 3}]",
      after: "[{rows: 4}]",
      updates: "reloadRows: [[0, 0]]",
      remedy: .unreportedInsertion(section: 0)
    ),
    Sample(
      testDescription: "a deletion is too much of rows that are only counted",
      before: "[{rows: 3}]",
      after: "[{rows: 2}]",
      updates: "deleteRows: [[0, 0], [0, 1]]",
      remedy: .superfluousDeletion(section: 0)
    ),
    Sample(
      testDescription: "a section is missing, and rows of another changed too",
      before: "[{rows: [a, b]}]",
      after: "[{rows: [a]}, {rows: [n]}]",
      updates: "deleteRows: [[0, 1]]",
      remedy: .missing(.insertSection(1))
    ),
    Sample(
      testDescription: "a place that is missing, of one call too much",
      after: "[{rows: [a]}]",
      updates: "deleteRows: [[0, 1], [0, 2], [0, 3]]",
      remedy: .superfluous(.deleteRow(IndexPath(section: 0, row: 3)))
    ),
    Sample(
      testDescription: "a place that is missing, of two calls too much",
      after: "[{rows: [a, b]}]",
      updates: "deleteRows: [[0, 2], [0, 3], [0, 4]]",
      remedy: nil
    ),
    Sample(
      testDescription: "an insertion is too much, while another section changed as told",
      before: "[{rows: [a]}, {rows: [b]}]",
      after: "[{rows: [a]}, {rows: [b, c]}]",
      updates: "insertRows: [[0, 0], [1, 1]]",
      remedy: .superfluous(.insertRow(IndexPath(section: 0, row: 0)))
    ),
    Sample(
      testDescription: "one section was not changed, while another changed as told",
      before: "[{rows: [a]}, {rows: [b]}]",
      after: "[{rows: [a]}, {rows: [b, c]}]",
      updates: "insertRows: [[0, 0], [0, 1], [1, 1]]",
      remedy: .sectionNotChanged(0)
    ),
    Sample(
      testDescription: "two sections are wrong, so that no one change is enough",
      before: "[{rows: [a, b, c]}, {rows: [d, e]}]",
      after: "[{rows: [b, c, n]}, {rows: [e]}]",
      updates: "deleteRows: [[0, 0]]",
      remedy: nil
    ),
    Sample(
      testDescription: "equal items: whichever deletion is left out",
      before: "[{rows: [x, x, x]}]",
      after: "[{rows: [x, x]}]",
      updates: "deleteRows: [[0, 0], [0, 1]]",
      remedy: .superfluous(.deleteRow(IndexPath(section: 0, row: 1)))
    ),
    Sample(
      testDescription: "a row that moved to another section",
      before: "[{rows: [a, b]}, {rows: [c]}]",
      after: "[{rows: [b]}, {rows: [c, a]}]",
      updates: "reloadRows: [[0, 1]]",
      remedy: .missing(
        .moveRow(from: IndexPath(section: 0, row: 0), to: IndexPath(section: 1, row: 1))
      )
    ),
  ]

  @Test(arguments: samples)
  func remedyIsFound(sample: Sample) throws {
    let run = try Run(
      "sections: \(sample.before)\ndataSource: {numberOfSections: model}",
      steps: "[load, turn: [model: {sections: \(sample.after)}, \(sample.updates)]]",
      os: .iOS(17)
    )
    let explanation = try #require(run.outcome.exception?.update)
    #expect(explanation.remedy == sample.remedy)
  }

  @Test("An answer that hides a correct model is named")
  func hidingAnswerIsNamed() throws {
    let body = """
      sections: [{rows: [a, b, c]}]
      dataSource: {numberOfRowsInSection: {default: model, from: {step: 2}, answer: 3}}
      """
    let steps = "[load, turn: [model: {insert: {at: [0, 0], item: x}}, insertRows: [[0, 0]]]]"
    let run = try Run(body, steps: steps, os: .iOS(12))
    #expect(run.outcome.exception?.update?.remedy == .answer(section: 0, 4))
  }

  @Test("The explanation says that a reload inside the group had already read the change")
  func reloadInsideIsNamed() throws {
    let steps = """
      [load, turn: [beginUpdates, model: {remove: [0, 0]}, deleteRows: [[0, 0]], reloadData,
      query: visibleCells, endUpdates]]
      """
    let run = try Run("sections: [{rows: [a, b]}]", steps: steps, os: .iOS(12))
    let row = IndexPath(section: 0, row: 0)
    #expect(run.outcome.exception?.update?.remedy == .reloadedInside(.deleteRow(row)))
  }

  @Test("Instead of a move out of a deleted section, the version may require an insertion only")
  func moveIsReplacedAsTheVersionWants() throws {
    let body = "sections: [{rows: [a, b]}, {rows: [c, d]}]\ndataSource: {numberOfSections: model}"
    let steps = """
      [load, turn: [model: {sections: [{rows: [a, b, c]}]}, beginUpdates,
      moveRow: {from: [1, 0], to: [0, 2]}, deleteSections: [1], endUpdates]]
      """
    let old = try Run(body, steps: steps, os: .iOS(12)).outcome.exception?.update
    #expect(old?.remedy == .insertionInstead(.insertRow(IndexPath(section: 0, row: 2))))
    let new = try Run(body, steps: steps, os: .iOS(17)).outcome.exception?.update
    #expect(new?.remedy == .deletionAndInsertion)
  }

  @Test("The numbers add up even if not all operations are listed")
  func hiddenOperationsAreSummed() throws {
    let rows = (0..<15).map { "[0, \($0)]" }.joined(separator: ", ")
    let run = try Run(
      "sections: [{rows: 30}]",
      steps: "[load, turn: [model: {remove: [[0, 0]]}, deleteRows: [\(rows)]]]",
      os: .iOS(12)
    )
    let lines = run.outcome.exception?.explanation ?? []
    #expect(lines.contains { $0.hasPrefix("  and 3 more operations") && $0.hasSuffix(" -3") })
    #expect(run.outcome.exception?.update?.remedy == nil)
  }

  @Test("Operations in a moved section that do not count are explained")
  func uncountedRowsHaveNoEffect() throws {
    let run = try Run(
      "sections: [{rows: [a]}, {rows: [b]}]\ndataSource: {numberOfSections: model}",
      steps: """
        [load, turn: [model: {sections: [{rows: [n, b]}, {rows: [a]}]}, beginUpdates,
        moveSection: {from: 1, to: 0}, insertRows: [[0, 0]], endUpdates]]
        """,
      os: .iOS(12)
    )
    let explanation = try #require(run.outcome.exception?.update)
    let effect = explanation.effect(of: .insertRow(IndexPath(section: 0, row: 0)))
    #expect(effect?.added == 0)
    #expect(effect?.uncounted == 1)
    let line = try #require(explanation.lines(.lines).first { $0.contains("insertRows [0, 0]") })
    #expect(!line.contains("+1"))
    #expect(line.contains("not counted"))
    #expect(explanation.remedy == .twoGroups)
    let inTwoGroups = try Run(
      "sections: [{rows: [a]}, {rows: [b]}]\ndataSource: {numberOfSections: model}",
      steps: """
        [load, turn: [model: {sections: [{rows: [b]}, {rows: [a]}]}, moveSection: {from: 1, to: 0},
        model: {insert: {at: [0, 0], item: n}}, insertRows: [[0, 0]]]]
        """,
      os: .iOS(12)
    )
    #expect(inTwoGroups.outcome.exception == nil)
  }

  @Test("Without a data source nothing was called, and no fix is suggested")
  func nobodyIsAsked() throws {
    let run = try Run(
      "host: detached\nsections: [{rows: [a]}]",
      steps: "[turn: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]]",
      os: .iOS(12)
    )
    let explanation = try #require(run.outcome.exception?.update)
    #expect(explanation.before?.origin.isAnswered == false)
    #expect(explanation.remedy == nil)
    let said = "nothing was called: no data source implements "
    #expect(explanation.lines(.lines).contains { $0.contains(said) })
  }

  @Test("For a number that the scenario writes, the explanation names the line of its answer")
  func answersAreTraced() throws {
    let body = """
      sections: [{rows: 3}]
      dataSource:
        numberOfRowsInSection:
          default: model
          from: {step: 2}
          answer: 5
      """
    let scenario = try decodedBody(body, steps: "[load, deleteRows: [[0, 0]]]")
    let line = try #require(
      scenario.clients[.dataSource]?.callbacks.flatMap(\.answers.entries).first {
        $0.fromStep == 2
      }?.line
    )
    let outcome = ScenarioRunner(scenario: scenario, version: .iOS(13)).run(into: TraceRecorder())
    let explanation = try #require(outcome.exception?.update)
    #expect(explanation.answered?.origin.scriptLine == line)
    #expect(explanation.before?.origin.scriptLine == scenario.steps[0].line)
    #expect(explanation.operations.map(\.origin.scriptLine) == [scenario.steps[1].line])
  }

  @Test("For a table that loads inside the update, the fix is to load first")
  func lateLoadIsNamed() throws {
    let run = try Run(
      "host: detached\nsections: [{rows: [a]}]",
      steps: "[load, turn: [model: {insert: {at: [0, 1], item: b}}, insertRows: [[0, 1]]]]",
      os: .iOS(12)
    )
    #expect(run.outcome.exception?.update?.remedy == .loadFirst)
  }
}
