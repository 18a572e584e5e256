import Scenarios
import TableTrace
import Testing

/// Where the content rests, and which rows are visible then; every run is judged by the laws of places.
@Suite("Where the content rests") struct RestingPlaceTests {
  private static let versions: [SystemVersion] = [
    .iOS(6), .iOS(8), .iOS(12), .iOS(17), .iOS(26),
  ]

  /// Runs a scenario and answers what its queries answered.
  private static func answers(
    _ body: String,
    steps: String,
    os: SystemVersion
  ) throws -> [String] {
    let run = try Run(body, steps: steps, os: os)
    #expect(run.outcome.exception == nil)
    return run.lines.filter { $0.hasPrefix("? ") }.map { line in
      line.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    }
  }

  @Test(
    "A reload moves content back that scrollToRow left beyond the end",
    arguments: [SystemVersion.iOS(7), .iOS(8)]
  )
  func reloadAfterScrollToRow(os: SystemVersion) throws {
    let answers = try Self.answers(
      """
      viewport: {width: 320, height: 300}
      table: {rowHeight: 44, estimatedRowHeight: 60}
      sections: [{rows: 30}]
      delegate: {heightForRowAt: 44}
      """,
      steps: """
        [load, scrollToRow: {row: [0, 29], at: bottom}, reloadData, query: contentOffset,
        query: contentSize]
        """,
      os: os
    )
    let heights = answers.compactMap { $0.split(separator: ", ").last?.dropLast() }.compactMap {
      Double($0)
    }
    try #require(heights.count == 2)
    #expect(heights[0] <= heights[1] - 300, "\(answers)")
  }

  @Test(
    "A table that becomes taller scrolls back to its end during the change",
    arguments: versions
  )
  func tallerTable(os: SystemVersion) throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 88}
      table: {rowHeight: 44, estimatedRowHeight: 0}
      sections: [{rows: 10}]
      delegate: {scrollViewDidScroll: }
      """,
      steps: """
        [load, scrollToRow: {row: [0, 9], at: bottom}, resize: {width: 320, height: 200},
        query: contentOffset, query: indexPathsForVisibleRows]
        """,
      os: os
    )
    let step = try #require(run.lines.firstIndex { $0.hasPrefix("- resize") })
    #expect(
      Array(run.lines[(step + 1)...(step + 3)]) == [
        "> frame", "scrollViewDidScroll(_:)", "> layout",
      ]
    )
    #expect(run.lines.contains("? contentOffset -> {0, 240}"))
    #expect(
      run.lines.last == "? indexPathsForVisibleRows -> [[0, 5], [0, 6], [0, 7], [0, 8], [0, 9]]"
    )
  }

  @Test("A higher header moves rows into the bounds, between displayed ones")
  func rowsThatAHeaderMoves() throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 119}
      delegate: {estimatedHeightForRowAt: 100, heightForHeaderInSection: 300}
      """,
      steps: """
        [load, apply: {sections: [{section: A, items: [a]}, {section: B, items: [b]},
        {section: C, items: [c, d, e, f, g, h, i, j]}]}, scrollToRow: {row: [2, 7]},
        query: indexPathsForVisibleRows]
        """,
      os: .iOS(17)
    )
    #expect(run.lines.last == "? indexPathsForVisibleRows -> [[2, 4], [2, 5], [2, 6]]")
  }

  @Test(
    "Rows that a re-query counts anew are displayed, and those that it no longer counts are not",
    arguments: versions,
    [
      ("[{rows: [a, d, b]}, {rows: [c]}]", "[[0, 0], [0, 1], [0, 2], [1, 0]]"),
      ("[{rows: [a]}, {rows: [c]}]", "[[0, 0], [1, 0]]"),
      ("[{rows: [a]}, {rows: [c, d]}]", "[[0, 0], [1, 0], [1, 1]]"),
      ("[{rows: []}, {rows: [c]}]", "[[1, 0]]"), ("[{rows: [a, b]}]", "[[0, 0], [0, 1]]"),
    ]
  )
  func otherCounts(os: SystemVersion, change: (sections: String, visible: String)) throws {
    let answers = try Self.answers(
      """
      viewport: {width: 320, height: 480}
      sections: [{rows: [a, b]}, {rows: [c]}]
      dataSource: {numberOfSections: model}
      delegate: {heightForRowAt: 44, willDisplay: , didEndDisplaying: }
      """,
      steps: """
        [load, model: {sections: \(change.sections)}, set: {tableFooterView: 120},
        query: indexPathsForVisibleRows]
        """,
      os: os
    )
    #expect(answers == ["indexPathsForVisibleRows -> \(change.visible)"])
  }

  @Test("The cell of a row that a re-query no longer counts ends displaying")
  func rowsNoLongerCounted() throws {
    let run = try Run(
      """
      sections: [{rows: [a, b]}, {rows: [c]}]
      dataSource: {numberOfSections: model}
      delegate: {didEndDisplaying: }
      """,
      steps: """
        [load, model: {sections: [{rows: [a]}, {rows: [c]}]}, set: {tableFooterView: 120}]
        """
    )
    #expect(run.lines.last == "tableView(_:didEndDisplaying:forRowAt:) Cell#2, [0, 1]")
  }

  @Test(
    "The row below rows without a height, which all begin at the top edge, is displayed",
    arguments: versions
  )
  func rowsWithoutHeightAtTheTop(os: SystemVersion) throws {
    let answers = try Self.answers(
      """
      viewport: {width: 320, height: 62}
      sections: [{rows: [a]}, {rows: [b, c, d, e, f, g]}]
      dataSource: {numberOfSections: model}
      delegate: {heightForRowAt: 0}
      items: {a: {heightForRowAt: 435}, b: {heightForRowAt: 60}, c: {heightForRowAt: 44.3},
        g: {heightForRowAt: 300}}
      """,
      steps: "[load, scrollToRow: {row: [1, 4], at: top}, query: indexPathsForVisibleRows]",
      os: os
    )
    #expect(answers.first?.contains("[1, 5]") == true)
  }

  @Test("The content does not move if it can rest where it is, or the app has put it there")
  func noReturn() throws {
    let body = """
      viewport: {width: 320, height: 88}
      table: {rowHeight: 44, estimatedRowHeight: 0}
      sections: [{rows: 10}]
      delegate: {scrollViewDidScroll: }
      """
    let inside = try Run(
      body,
      steps: "[load, scroll: {to: 100}, resize: {width: 320, height: 200}]"
    )
    #expect(inside.lines.count { $0 == "scrollViewDidScroll(_:)" } == 1)
    let beyond = try Run(
      body,
      steps: "[load, scroll: {to: 600}, runLoop, layout, query: contentOffset]"
    )
    #expect(beyond.lines.last == "? contentOffset -> {0, 600}")
  }

  @Test("If the app has set the content offset, scrollToRow of a visible row does not change it")
  func scrollToVisibleRow() throws {
    let answers = try Self.answers(
      """
      viewport: {width: 320, height: 300}
      table: {rowHeight: 44, estimatedRowHeight: 0}
      sections: [{rows: 3}]
      """,
      steps: "[load, scroll: {to: -40}, scrollToRow: {row: [0, 1]}, query: contentOffset]",
      os: .iOS(17)
    )
    #expect(answers == ["contentOffset -> {0, -40}"])
  }

  @Test("A row that becomes visible because of a prepared row's height is displayed")
  func rowAheadOnScreen() throws {
    let answers = try Self.answers(
      """
      viewport: {width: 320, height: 100}
      table: {rowHeight: 44}
      sections: [{rows: [a, b, c]}]
      items: {a: {heightForRowAt: 0}}
      delegate: {heightForRowAt: 12, estimatedHeightForRowAt: 0}
      """,
      steps: "[load, {drag: {by: -5}}, query: indexPathsForVisibleRows]",
      os: .iOS(17)
    )
    #expect(answers.first?.contains("[0, 1]") == true)
  }

  @Test(
    "If heights are smaller than estimated, the content moves back to its end",
    arguments: [SystemVersion.iOS(9), .iOS(12), .iOS(17), .iOS(26)],
    ["false", "true"]
  )
  func smallerHeights(os: SystemVersion, animated: String) throws {
    let answers = try Self.answers(
      """
      viewport: {width: 320, height: 132}
      table: {rowHeight: 44, estimatedRowHeight: 60}
      sections: [{rows: 10}]
      delegate: {heightForRowAt: 44}
      """,
      steps: """
        [load, scrollToRow: {row: [0, 9], at: middle, animated: \(animated)},
        query: {rectForRow: [0, 9]}, query: contentOffset, query: contentSize]
        """,
      os: os
    )
    let numbers = answers.map { answer in
      answer.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    }
    let offset = try #require(numbers[1].last)
    let height = try #require(numbers[2].last)
    #expect(offset <= height - 132)
    #expect(numbers[0].last == 44)
  }

  @Test(
    "Up to iOS 8 scrollToRow uses the estimated heights, and may stop past the end",
    arguments: [(SystemVersion.iOS(7), 404), (.iOS(8), 420)]
  )
  func estimatesDecide(os: SystemVersion, offset: Int) throws {
    let answers = try Self.answers(
      """
      viewport: {width: 320, height: 132}
      table: {rowHeight: 44, estimatedRowHeight: 60}
      sections: [{rows: 10}]
      delegate: {heightForRowAt: 44}
      """,
      steps: """
        [load, scrollToRow: {row: [0, 9], at: middle}, query: contentOffset]
        """,
      os: os
    )
    #expect(answers == ["contentOffset -> {0, \(offset)}"])
  }

  @Test("Content that a snapshot makes shorter than the screen rests at its top")
  func shortSnapshot() throws {
    let answers = try Self.answers(
      """
      viewport: {width: 320, height: 300}
      table: {rowHeight: 44, estimatedRowHeight: 90}
      sections: [{header: A, rows: [a, b, c, d, e, f, g, h]}]
      delegate: {heightForRowAt: 44}
      """,
      steps: """
        [load, scrollToRow: {row: [0, 7], at: bottom},
        apply: {sections: [{section: A, items: [a, b, c, d]}], animatingDifferences: false},
        query: contentOffset]
        """,
      os: .iOS(13)
    )
    #expect(answers == ["contentOffset -> {0, 0}"])
  }

  @Test(
    "A row that headers push off the screen is not visible",
    arguments: versions,
    [
      (
        """
        viewport: {width: 320, height: 88}
        table: {tableHeaderView: 300, rowHeight: 44}
        sections: [{rows: 9}]
        """, "[0, 0]", 250
      ),
      (
        """
        viewport: {width: 320, height: 132}
        table: {rowHeight: 44, estimatedRowHeight: 0, estimatedSectionHeaderHeight: 0, \
        sectionHeaderHeight: 100, sectionHeaderTopPadding: 0}
        sections: [{header: A, rows: 0}, {header: B, rows: 3}]
        dataSource: {numberOfSections: model, titleForHeaderInSection: model}
        """, "[1, 0]", 200
      ),
    ]
  )
  func rowBelowHeaders(os: SystemVersion, table: (body: String, row: String, offset: Int)) throws {
    let run = try Run(
      table.body,
      steps:
        "[load, query: indexPathsForVisibleRows, scroll: {to: \(table.offset)}, scroll: {to: 0}]",
      os: os
    )
    #expect(run.lines.contains("? indexPathsForVisibleRows -> nil"))
    let load = run.lines.prefix { !$0.hasPrefix("- query") }
    #expect(!load.contains { $0.hasPrefix("tableView(_:cellForRowAt:)") })
    #expect(run.lines.count { $0.hasPrefix("tableView(_:cellForRowAt:) \(table.row)") } == 1)
  }

  @Test(
    "A reorder ends even if the table is too small for the dragged row",
    arguments: [SystemVersion.iOS(9), .iOS(13), .iOS(17), .iOS(26)],
    ["[[0, 2]]", "[[0, 0], [0, 2]]", "[[0, 1]]"]
  )
  func smallRoom(os: SystemVersion, places: String) throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 132}
      table: {rowHeight: 100, estimatedRowHeight: 0, contentInset: {top: 20, bottom: 30}}
      sections: [{rows: 3}]
      dataSource: {moveRowAt: }
      """,
      steps: """
        [load, scrollToRow: {row: [0, 2], at: none}, setEditing: true,
        reorder: {from: [0, 2], over: \(places), drop: false}]
        """,
      os: os
    )
    #expect(run.outcome.exception == nil)
  }

  @Test(
    "Changed heights of headers and footers push rows off the screen, even with an equal sum"
  )
  func equalSum() throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 388}
      table: {rowHeight: 44, estimatedRowHeight: 0, estimatedSectionFooterHeight: 44}
      sections: [{header: A, footer: B, rows: 6}, {header: C, footer: D, rows: 8}]
      dataSource: {numberOfSections: model}
      delegate: {estimatedHeightForHeaderInSection: 12, viewForFooterInSection: view}
      """,
      steps: "[load, query: {rectForRow: [1, 1]}, query: indexPathsForVisibleRows]",
      os: .iOS(8)
    )
    #expect(run.lines.contains("? rectForRow [1, 1] -> {0, 392, 320, 44}"))
    #expect(run.lines.last?.hasSuffix("[0, 5], [1, 0]]") == true, "\(run.lines)")
  }

  @Test(
    "Turning off multiple selection deselects rows if several are selected",
    arguments: [
      ("selectRow: [0, 1], selectRow: [0, 2]", "nil"),
      ("tap: [0, 2], tap: [0, 1]", "nil"),
      ("tap: [0, 2]", "[[0, 2]]"),
    ]
  )
  func noLongerMultiple(steps: String, left: String) throws {
    let run = try Run(
      """
      table: {allowsMultipleSelection: true}
      sections: [{rows: 3}]
      delegate: {didDeselectRowAt: }
      trace: [delegate, cell]
      """,
      steps: """
        [load, \(steps), set: {allowsMultipleSelection: false}, query: indexPathsForSelectedRows]
        """,
      os: .iOS(17)
    )
    #expect(run.lines.last == "? indexPathsForSelectedRows -> \(left)")
    #expect(!run.lines.contains { $0.hasPrefix("tableView(_:didDeselectRowAt:)") })
    let deselected = run.lines.count {
      $0.contains("setSelected(_:animated:)") && $0.hasSuffix("false, false")
    }
    #expect(deselected == (left == "nil" ? 2 : 0))
  }
}
