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
      remedy: nil
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

  @Test("A number of the scenario's own is traced to the line of its answer")
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
      scenario.clients[.dataSource]?.callbacks.flatMap(\.answers).first { $0.fromStep == 2 }?.line
    )
    let outcome = ScenarioRunner(scenario: scenario, version: .iOS(13)).run(into: TraceRecorder())
    let explanation = try #require(outcome.exception?.update)
    #expect(explanation.answered?.origin.scriptLine == line)
    #expect(explanation.before?.origin.scriptLine == scenario.steps[0].line)
    #expect(explanation.operations.map(\.origin.scriptLine) == [scenario.steps[1].line])
  }

  @Test("A table that loads inside the update is told to load first")
  func lateLoadIsNamed() throws {
    let run = try Run(
      "host: detached\nsections: [{rows: [a]}]",
      steps: "[load, turn: [model: {insert: {at: [0, 1], item: b}}, insertRows: [[0, 1]]]]",
      os: .iOS(12)
    )
    #expect(run.outcome.exception?.update?.remedy == .loadFirst)
  }
}
