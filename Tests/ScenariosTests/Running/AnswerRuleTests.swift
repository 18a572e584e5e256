import Scenarios
import TableTrace
import Testing

/// The rules from which answers to queries follow: an answer is as sure as they are.
@Suite("Rules of answers") struct AnswerRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var steps: String
    var query: String
    var rules: Set<RuleID>
    var testDescription: String { "\(steps), \(query)" }

    init(_ steps: String, _ query: String, _ rules: RuleID...) {
      self.steps = steps
      self.query = query
      self.rules = Set(rules)
    }
  }

  private static let rows = "indexPathsForSelectedRows"

  private static let cases = [
    Case("selectRow: [0, 1]", "indexPathForSelectedRow", .selectionByCode),
    Case("tap: [0, 1]", rows, .selectionOrder),
    Case("tap: [0, 1], tap: [0, 2]", rows, .selectionOrder),
    Case("tap: [0, 1], reloadData", rows, .selectionCleared),
    Case("tap: [0, 1], reloadData, tap: [0, 0]", rows, .selectionOrder),
    Case(
      "set: {allowsMultipleSelection: true}, tap: [0, 1], reloadData, tap: [0, 0]",
      rows,
      .selectionCleared,
      .selectionOrder
    ),
    Case(
      "set: {allowsMultipleSelection: true}, tap: [0, 1], tap: [0, 1]",
      rows,
      .selectionMultiple
    ),
    Case("selectRow: [0, 1], setEditing: true", rows, .selectionInEditMode),
    Case(
      "selectRow: [0, 1], turn: [model: {insert: {at: [0, 0], item: a}}, insertRows: [[0, 0]]]",
      rows,
      .selectionByCode,
      .updateCarriedOver
    ),
    Case("runLoop", rows),
    Case("runLoop", "numberOfSections", .numberOfSections),
    Case("runLoop", "{numberOfRows: 0}", .numberOfRows),
    Case("drag: {by: -300}", "isRefreshing", .refreshPull),
    Case("drag: {by: -100}", "isRefreshing", .refreshPull),
    Case("beginRefreshing", "isRefreshing"),
    Case("drag: {by: -300}, endRefreshing", "isRefreshing"),
    Case("beginRefreshing", "adjustedContentInset", .refreshInset),
    Case("setEditing: true", "isEditing"),
    Case("swipe: [0, 1]", "isEditing", .swipeIsEditing),
  ]

  /// The lines of the queries of a run under iOS 17.
  private static func queries(_ body: String, steps: String) throws -> [TraceLine] {
    let scenario = try decodedBody(body, steps: steps)
    let recorder = TraceRecorder()
    let outcome = ScenarioRunner(scenario: scenario, version: .iOS(17)).run(into: recorder)
    #expect(outcome.exception == nil && outcome.failures.isEmpty)
    return recorder.lines.filter { $0.kind == .query }
  }

  @Test("A query names the rules that determine its value", arguments: cases)
  func rules(test: Case) throws {
    let queries = try Self.queries(
      """
      viewport: {width: 320, height: 600}
      table: {rowHeight: 44, estimatedRowHeight: 0, refreshControl: true}
      sections: [{rows: 6}]
      dataSource: {commitEditingStyle: }
      """,
      steps: "[load, \(test.steps), query: \(test.query)]"
    )
    let query = try #require(queries.last)
    #expect(Set(query.answerRules) == test.rules, "\(query.answerRules.map(\.rawValue))")
  }

  @Test("The counts of a loaded table do not depend on the rule for queries before the load")
  func counts() throws {
    let scenario = "sections: [{rows: 6}]\nhost: detached"
    for query in ["numberOfSections", "{numberOfRows: 0}"] {
      let queries = try Self.queries(scenario, steps: "[query: \(query), query: \(query)]")
      #expect(queries.map(\.rule) == [.queryLoads, nil], "\(query)")
    }
  }

  @Test("A height after a change of the content configuration depends on the rule of that change")
  func configuredHeight() throws {
    let queries = try Self.queries(
      """
      viewport: {width: 320, height: 200}
      table: {rowHeight: automatic}
      sections: [{rows: [a, b, c]}]
      cells: {text: $item}
      items: {a: {selfSizing: 60}}
      """,
      steps: """
        [load, query: {rectForRow: [0, 0]},
        turn: [model: {items: {a: {selfSizing: 90}}}, configureCell: {row: [0, 0], text: longer}],
        query: {rectForRow: [0, 0]}]
        """
    )
    #expect(
      queries.filter { $0.text.contains("rectForRow") }
        .map { $0.answerRules.contains(.contentConfiguration) } == [false, true]
    )
  }

  @Test(
    "The inset by a device's bars and the offset at the top depend on the rules of the bars"
  )
  func bars() throws {
    let queries = try Self.queries(
      """
      host: {tableViewController: {largeTitle: true}}
      device: iPhone 8
      sections: [{rows: 6}]
      """,
      steps: "[load, query: adjustedContentInset, query: contentOffset]"
    )
    #expect(queries.count == 2)
    for query in queries {
      #expect(query.answerRules.contains(.bars) && query.answerRules.contains(.largeTitle))
    }
  }
}
