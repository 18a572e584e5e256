import Scenarios
import TableTrace
import Testing

/// Every kind of `expect`: nothing when it holds, one failure with its line when it does not.
@Suite struct ExpectationTests {
  private static let table = """
    host: {triggers: [layout]}
    viewport: {width: 320, height: 88}
    sections: [{rows: 3}]
    delegate: {willDisplayCell: }
    """

  /// A reaction can miss the screen in as many ways as there are rows; a few show what is wrong.
  @Test func manyWaysOnOneLineAreCounted() throws {
    let scrolls = String(repeating: ", {scroll: {by: 3}}", count: 9)
    let run = try Run(
      "sections: [{rows: 40}]\ndelegate: {scrollViewDidScroll: {do: [{expect: {offset: 1}}]}}",
      steps: "[load\(scrolls)]"
    )
    #expect(run.outcome.failures.count == 3)
    let told = run.outcome.failures.map { $0.count + $0.unlisted }.reduce(0, +)
    #expect(told == 9)
    let last = try #require(run.outcome.failures.last)
    #expect(last.unlisted == 6)
    #expect(last.sentence.hasSuffix("(and \(last.unlisted) other failures)"))
  }

  @Test(arguments: [
    "{count: {willDisplayCell: 2, \"cellForRowAt 0,1\": 1, heightForRowAt: 0}}",
    "{order: [cellForRowAt, \"willDisplayCell 0,0\", \"cellForRowAt *,1\"]}",
    "{never: [heightForRowAt, \"cellForRowAt 0,last\"]}",
    "{visible: [[0, 0], [0, 1]]}",
    "{offset: 0}",
    "{selection: []}",
    "{pool: {Cell: 0, Other: 0}}",
    "{answers: [{rectForRow: [0, 1], is: \"{0, 44, 320, 44}\"}, {numberOfRows: 0, is: 3}]}",
    "{answers: [{indexPathForSelectedRow: , is: none}, {visibleCells: , is: [Cell#1, Cell#2]}]}",
  ])
  func holds(_ expectation: String) throws {
    let run = try Run(Self.table, steps: "\n  - load\n  - expect: \(expectation)")
    #expect(run.outcome.failures.isEmpty)
    #expect(run.outcome.exception == nil)
  }

  @Test(arguments: [
    ("{count: {willDisplayCell: 3}}", "3 calls of tableView(_:willDisplay:forRowAt:)", "2"),
    (
      "{count: {\"cellForRowAt 0,1\": 2}}", "2 calls of tableView(_:cellForRowAt:) 0,1", "1"
    ),
    (
      "{order: [\"cellForRowAt 0,1\", \"willDisplayCell 0,0\"]}",
      "tableView(_:willDisplay:forRowAt:) 0,0 after tableView(_:cellForRowAt:) 0,1",
      "this call only earlier"
    ),
    (
      "{order: [cellForRowAt, cellForRowAt, cellForRowAt]}",
      "tableView(_:cellForRowAt:) after tableView(_:cellForRowAt:)", "this call only earlier"
    ),
    ("{order: [\"cellForRowAt 0,7\"]}", "tableView(_:cellForRowAt:) 0,7", "no such call"),
    ("{never: [\"cellForRowAt *,*\"]}", "no tableView(_:cellForRowAt:) *,*", "2 calls"),
    ("{visible: [[0, 0]]}", "visible rows [[0, 0]]", "[[0, 0], [0, 1]]"),
    ("{offset: 3.5}", "content offset 3.5", "0"),
    ("{selection: [[0, 0]]}", "selected rows [[0, 0]]", "[]"),
    ("{pool: {Cell: 2}}", "pooled cells of 'Cell' 2", "0"),
    ("{raises: NSRange}", "an exception with 'NSRange'", "none so far"),
    (
      "{answers: [{rectForRow: [0, 1], is: \"{0, 1, 2, 3}\"}]}",
      "rectForRow {0, 1, 2, 3}", "{0, 44, 320, 44}"
    ),
  ])
  func fails(_ expectation: String, expected: String, found: String) throws {
    let run = try Run(
      Self.table,
      steps: "\n  - load\n  - expect: \(expectation)\n  - query: isEditing"
    )
    #expect(run.failures == ["9: expected \(expected), found \(found)"])
    #expect(run.lines.last == "? isEditing -> false", "the run goes on")
  }

  @Test("After a check of counts, counts begin at zero, and 'never' still means since the start")
  func countsBeginAnew() throws {
    let run = try Run(
      Self.table,
      steps: """

        - load
        - expect: {count: {cellForRowAt: 2}}
        - expect: {count: {cellForRowAt: 0}}
        - reloadData
        - expect: {count: {cellForRowAt: 2}}
        - expect: {never: [cellForRowAt]}
        """
    )
    #expect(run.failures == ["13: expected no tableView(_:cellForRowAt:), found 4 calls"])
  }

  @Test("Every failure of a step is reported, in a fixed order")
  func severalFailures() throws {
    let run = try Run(
      Self.table,
      steps: "\n  - turn: [load, expect: {offset: 1, visible: [], count: {cellForRowAt: 0}}]"
    )
    #expect(
      run.outcome.failures.map(\.expected) == [
        "0 calls of tableView(_:cellForRowAt:)", "visible rows []", "content offset 1",
      ]
    )
  }

  @Test(
    "An expectation inside a callback counts the calls so far",
    arguments: ["do", "later"]
  )
  func insideACallback(_ when: String) throws {
    let run = try Run(
      """
      host: {triggers: [layout]}
      sections: [{rows: 1}]
      delegate:
        willDisplayCell:
          \(when): [{expect: {never: [cellForRowAt]}}]
      """
    )
    #expect(run.failures == ["7: expected no tableView(_:cellForRowAt:), found 1 call"])
  }

  @Test(
    "An exception can be expected by its own step or by a later one",
    arguments: [
      ("[load, reloadData]", false),
      ("[load, reloadData, expect: {raises: beyond bounds}]", true),
      ("[load, turn: [reloadData, expect: {raises: NSRangeException}]]", true),
      ("[load, reloadData, expect: {raises: another text}]", false),
    ]
  )
  func exceptions(steps: String, isExpected: Bool) throws {
    let body = "host: detached\nsections: []\ndataSource: {titleForHeaderInSection: model}"
    let run = try Run(body, steps: steps)
    #expect(run.outcome.exception?.name == "NSRangeException")
    #expect(run.outcome.isExceptionExpected == isExpected)
    #expect(run.outcome.failures.isEmpty)
  }

  @Test("An expectation before the exception does not expect it")
  func expectedTooEarly() throws {
    let run = try Run(
      "host: detached\nsections: []\ndataSource: {titleForHeaderInSection: model}",
      steps: "[load, expect: {raises: beyond bounds}, reloadData]"
    )
    #expect(!run.outcome.isExceptionExpected)
    #expect(run.outcome.failures.map(\.found) == ["none so far"])
  }
}
