import Scenarios
import TableTrace
import Testing

/// What is said of an item goes with it wherever its row goes.
@Suite struct ItemTests {
  /// A change of the rows, and the rects that they have then; `a` is 90 points high.
  private static let moves: [(steps: String, row: String, rect: String)] = [
    ("model: {insert: {at: [0, 0], item: n}}, insertRows: [[0, 0]]", "0, 1", "44, 320, 90"),
    ("model: {remove: [0, 1]}, deleteRows: [[0, 1]]", "0, 0", "0, 320, 90"),
    (
      "model: {move: {from: [0, 0], to: [0, 2]}}, moveRow: {from: [0, 0], to: [0, 2]}",
      "0, 2", "88, 320, 90"
    ),
    ("model: {set: {section: 0, rows: [b, a]}}, reloadData", "0, 1", "44, 320, 90"),
    ("apply: {sections: [{section: A, items: [c, b, a]}]}", "0, 2", "88, 320, 90"),
  ]

  @Test(arguments: moves, [SystemVersion.iOS(9), .iOS(13), .iOS(17), .iOS(26)])
  func heightGoesWithItsItem(
    _ move: (steps: String, row: String, rect: String),
    _ os: SystemVersion
  ) throws {
    if move.steps.hasPrefix("apply"), !os.isAtLeast(13) { return }
    let run = try Run(
      """
      sections: [{header: A, rows: [a, b, c]}]
      items: {a: {heightForRowAt: 90}}
      delegate: {heightForRowAt: 44}
      """,
      steps: """
        [load, turn: [\(move.steps)], expect: {answers: [
        {rectForRow: [\(move.row)], is: "{0, \(move.rect)}"}]}]
        """,
      os: os
    )
    #expect(run.failures.isEmpty)
    #expect(run.outcome.exception == nil)
  }

  /// An answer by place, one of the item, and the default.
  @Test(arguments: [
    ("items: {a: {heightForRowAt: 90}}", "{\"0,0\": 50, default: 44}", ["90", "44"]),
    ("items: {b: {heightForRowAt: 90}}", "{\"0,0\": 50, default: 44}", ["50", "90"]),
    ("items: {b: {heightForRowAt: default}}", "{\"*,*\": 50}", ["50", "33"]),
    ("items: {b: {heightForRowAt: {answer: 90, when: {state: s}}}}", "50", ["50", "50"]),
    ("items: {b: {heightForRowAt: {answer: 90, when: {state: t}}}}", "50", ["50", "90"]),
  ])
  func itemGoesBeforeThePlace(_ items: String, _ answer: String, _ heights: [String]) throws {
    let run = try Run(
      """
      host: {triggers: [layout]}
      state: t
      table: {rowHeight: 33}
      sections: [{rows: [a, b]}]
      \(items)
      delegate: {heightForRowAt: \(answer)}
      """,
      os: .iOS(5, 1)
    )
    let asked = run.lines.filter { $0.hasPrefix("tableView(_:heightForRowAt:)") }
    #expect(
      asked
        == heights.enumerated().map { row, height in
          "tableView(_:heightForRowAt:) [0, \(row)] -> \(height)"
        }
    )
  }

  private static let cases = [
    RunCase(
      name: "Gates, levels and actions of an item",
      os: .iOS(17),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: [a, b]}]
        items:
          b:
            canEditRowAt: false
            indentationLevelForRowAt: 2
            shouldHighlightRowAt: false
            cell: Wide
        dataSource: {canEditRowAt: true}
        delegate: {indentationLevelForRowAt: 0, shouldHighlightRowAt: true}
        """,
      steps: "[load, tap: [0, 1], query: {cellForRow: [0, 1]}, memoryWarning]",
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
          tableView(_:indentationLevelForRowAt:) [0, 0] -> 0
        tableView(_:canEditRowAt:) [0, 0] -> true
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
          tableView(_:indentationLevelForRowAt:) [0, 1] -> 2
        tableView(_:canEditRowAt:) [0, 1] -> false
        - tap: [0, 1]
        tableView(_:shouldHighlightRowAt:) [0, 1] -> false
        - query: {cellForRow: [0, 1]}
        ? cellForRow [0, 1] -> Cell#2
        - memoryWarning
        """
    ),
    RunCase(
      name: "Nothing is said of rows that are only counted, nor of a name without a description",
      os: .iOS(5, 1),
      body: """
        host: {triggers: [layout]}
        sections: [{rows: 1}, {rows: [a, a, b]}]
        items: {a: {heightForRowAt: 90}}
        dataSource: {numberOfSections: model}
        delegate: {heightForRowAt: 44}
        """,
      trace: """
        - load
        > layout
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 3
        tableView(_:heightForRowAt:) [1, 0] -> 90
        tableView(_:heightForRowAt:) [1, 1] -> 90
        tableView(_:heightForRowAt:) [1, 2] -> 44
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:cellForRowAt:) [1, 0] -> Cell#2 new
        tableView(_:cellForRowAt:) [1, 1] -> Cell#3 new
        tableView(_:cellForRowAt:) [1, 2] -> Cell#4 new
        """
    ),
  ]

  @Test(arguments: cases) func answers(_ run: RunCase) throws { try run.check() }

  @Test func identifierOfAnItemHasAPoolOfItsOwn() throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 88}
      sections: [{rows: [a, b, c, d, e, f]}]
      items: {b: {cell: Wide}}
      """,
      steps: "[load, scroll: {by: 132}, expect: {pool: {Wide: 1}}]"
    )
    #expect(run.failures.isEmpty)
  }

  @Test func actionsOfAnItemAreItsOwn() throws {
    let run = try Run(
      """
      sections: [{rows: [a, b]}]
      items:
        b: {trailingSwipeActionsConfigurationForRowAt: {actions: [{title: Pin, do: [model: {remove: $row}, deleteRows: [$row]]}]}}
      delegate: {trailingSwipeActionsConfigurationForRowAt: {actions: [Flag]}}
      """,
      steps: """
        [load, turn: [model: {move: {from: [0, 1], to: [0, 0]}}, moveRow: {from: [0, 1], to: [0, 0]}],
        swipe: {row: [0, 0]}, tapAction: Pin, swipe: {row: [0, 0]}, tapAction: Flag,
        expect: {visible: [[0, 0]]}]
        """,
      os: .iOS(17)
    )
    #expect(run.failures.isEmpty)
    #expect(run.outcome.exception == nil)
  }

  @Test func readingAnItemBeyondTheDataRaises() throws {
    let run = try Run(
      """
      table: {estimatedRowHeight: 0}
      sections: [{rows: [a, b]}]
      items: {a: {heightForRowAt: 90}}
      dataSource: {numberOfRowsInSection: 2}
      delegate: {heightForRowAt: 44}
      """,
      steps: "[load, turn: [model: {remove: [0, 1]}, reloadData]]",
      os: .iOS(9)
    )
    #expect(run.outcome.exception?.name == "NSRangeException")
  }
}
