import Scenarios
import TableTrace
import Testing

/// Answers that come late: completion handlers, rows that are loaded, and what is cancelled.
@Suite struct LateAnswerTests {
  private static func swiping(_ action: String) -> String {
    """
    sections: [{rows: [a, b, c]}]
    trace: [delegate]
    delegate:
      trailingSwipeActionsConfigurationForRowAt: {actions: [\(action)]}
      didEndEditingRowAt:
    """
  }

  /// An action, the steps behind the tap on it, and the lines of the trace from there on.
  @Test(arguments: [
    (
      "{title: A, completion: none}", "callCompletionHandler: true",
      ["> completion", "tableView(_:didEndEditingRowAt:) [0, 1]"]
    ),
    (
      "{title: A, completion: none, do: [callCompletionHandler: false]}", "note: end",
      ["* end"]
    ),
    (
      "{title: A, completion: none, later: [{note: late}, {callCompletionHandler: false}]}",
      "note: end", ["* end"]
    ),
    (
      "{title: A, completion: none}", "{turn: [closeSwipe, callCompletionHandler: true]}",
      ["tableView(_:didEndEditingRowAt:) [0, 1]", "> completion"]
    ),
    (
      "{title: A, completion: none}",
      "{turn: [{model: {remove: [0, 1]}}, {deleteRows: [[0, 1]]}, {callCompletionHandler: true}]}",
      ["tableView(_:didEndEditingRowAt:) [0, 1]", "> completion", "> animation automatic"]
    ),
  ])
  func completionsComeWhenTheyAreCalled(
    _ action: String,
    _ step: String,
    _ expected: [String]
  ) throws {
    let run = try Run(
      Self.swiping(action),
      steps: "[load, {swipe: {row: [0, 1]}}, {tapAction: A}, \(step)]",
      os: .iOS(17)
    )
    #expect(run.outcome.exception == nil)
    #expect(run.failures.isEmpty)
    let last = try #require(run.lines.lastIndex { $0.hasPrefix("- ") })
    #expect(run.lines[(last + 1)...].filter { $0 != "> layout" } == expected)
    let ends = run.lines.count { $0.contains("didEndEditingRowAt") }
    #expect(ends == 1)
  }

  @Test(arguments: [
    (
      "callCompletionHandler: true",
      "9: expected an action with a pending completion handler, found no action that "
        + "was performed"
    ),
    (
      "swipe: {row: [0, 1]}, tapAction: A, callCompletionHandler: true, callCompletionHandler: true",
      "9: expected an action with a pending completion handler, found a handler that was already "
        + "called"
    ),
  ])
  func aSecondCallIsAFailure(_ steps: String, _ failure: String) throws {
    let run = try Run(
      Self.swiping("{title: A, completion: none}"),
      steps: "[load, \(steps)]",
      os: .iOS(17)
    )
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.hasSuffix(String(failure.dropFirst(3))) == true, "\(run.failures)")
  }

  /// Two actions wait, and each answer means its own.
  @Test func answersMeanTheirActions() throws {
    let run = try Run(
      """
      sections: [{rows: [a, b, c]}]
      cells: {text: $item}
      trace: [delegate]
      delegate:
        trailingSwipeActionsConfigurationForRowAt:
          actions:
            - {title: Slow, completion: none, after: {milliseconds: 300, do: [{note: "slow $item"}, {callCompletionHandler: true}]}}
            - {title: Quick, completion: none, after: {milliseconds: 100, do: [{note: "quick $item"}, {callCompletionHandler: true}]}}
        didEndEditingRowAt:
      """,
      steps: """
        [load, {swipe: {row: [0, 0]}}, {tapAction: Slow}, closeSwipe, {swipe: {row: [0, 2]}}, \
        {tapAction: Quick}, {wait: {milliseconds: 200}}, {query: isEditing}, wait]
        """,
      os: .iOS(17)
    )
    #expect(run.failures.isEmpty)
    let lines = run.lines.filter { line in
      ["*", "? isEditing", "> completion", "tableView(_:didEnd"].contains { line.hasPrefix($0) }
    }
    #expect(
      lines == [
        "tableView(_:didEndEditingRowAt:) [0, 0]", "* quick c", "> completion",
        "tableView(_:didEndEditingRowAt:) [0, 2]", "? isEditing -> false", "* slow a",
        "> completion",
      ]
    )
  }

  /// What is cancelled, and what is done in the end.
  @Test(arguments: [
    ("cancel: [0, 0]", ["* b"]), ("cancel: [[0, 0], [0, 1]]", []),
    ("cancel: [0, 2]", ["* a", "* b"]),
    (
      "turn: [{model: {insert: {at: [0, 0], item: n}}}, {insertRows: [[0, 0]]}, {cancel: [0, 1]}]",
      ["* b"]
    ),
  ])
  func cancelledAnswersDoNotCome(_ step: String, _ notes: [String]) throws {
    let run = try Run(
      """
      sections: [{rows: [a, b, c]}]
      delegate: {didSelectRowAt: {after: {milliseconds: 300, do: [note: $item]}}}
      """,
      steps: "[load, {tap: [0, 0]}, {tap: [0, 1]}, {\(step)}, wait]"
    )
    #expect(run.lines.filter { $0.hasPrefix("* ") } == notes)
  }

  /// Rows that are called off are taken out of the request that they belong to.
  @Test func rowsAreCalledOffOneByOne() throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 88}
      sections: [{rows: 12}]
      prefetchDataSource:
        prefetchRowsAt:
          note: "asked $rows"
          after: {milliseconds: 300, do: [note: "loaded $rows"]}
      """,
      steps: "[load, {scroll: {by: 44}}, {cancel: [[0, 4], [0, 6]]}, wait]",
      os: .iOS(12)
    )
    func rows(_ word: String) -> String? {
      run.lines.first { $0.contains("* \(word)") }.map { line in
        String(line.drop { $0 != "[" })
      }
    }
    let asked = try #require(rows("asked"))
    let loaded = try #require(rows("loaded"))
    #expect(asked.contains("[0, 4]") && asked.contains("[0, 6]"))
    #expect(
      loaded == asked.replacing("[0, 4], ", with: "").replacing("[0, 6], ", with: "")
    )
  }

  /// A text field is first responder for as long as its cell stays with its row.
  @Test(
    arguments: [
      ("reloadRows: [[0, 1]]", "nil"), ("reloadData", "nil"),
      ("reconfigureRows: [[0, 1]]", "Cell#2"),
      ("configureCell: [0, 1]", "Cell#2"), ("scroll: {to: 440}", "Cell#2"), ("layout", "Cell#2"),
      ("turn: [{scroll: {to: 440}}, layoutIfNeeded, reloadData]", "nil"),
      ("turn: [{model: {remove: [0, 1]}}, {deleteRows: [[0, 1]]}]", "nil"),
      ("turn: [{model: {remove: [0, 0]}}, {deleteRows: [[0, 0]]}]", "Cell#2"),
      ("reloadRows: [[0, 0]]", "Cell#2"), ("removeFromSuperview", "nil"),
      ("resignFirstResponder", "nil"), ("becomeFirstResponder: [0, 0]", "Cell#1"),
      ("becomeFirstResponder: [0, 20]", "Cell#2"),
    ],
    [SystemVersion.iOS(15), .iOS(17), .iOS(26)]
  )
  func focusGoesWithTheCell(_ sample: (step: String, cell: String), _ os: SystemVersion) throws {
    let names = (0..<30).map { "r\($0)" }.joined(separator: ", ")
    let run = try Run(
      """
      viewport: {width: 320, height: 132}
      sections: [{rows: [\(names)]}]
      trace: [cell]
      """,
      steps: "[load, {becomeFirstResponder: [0, 1]}, {\(sample.step)}, {query: firstResponder}]"
        .replacing("{reloadData}", with: "reloadData").replacing("{layout}", with: "layout")
        .replacing("{removeFromSuperview}", with: "removeFromSuperview")
        .replacing("{resignFirstResponder}", with: "resignFirstResponder"),
      os: os
    )
    #expect(run.outcome.exception == nil)
    #expect(run.lines.contains("? firstResponder -> \(sample.cell)"))
    let resigned = run.lines.count { $0.contains("resignFirstResponder() Cell#2") }
    #expect(resigned == (sample.cell == "Cell#2" ? 0 : 1))
  }
}
