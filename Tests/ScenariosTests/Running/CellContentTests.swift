import Scenarios
import TableTrace
import Testing

/// What cells show: who puts it there, and what becomes of it as cells are reused.
@Suite struct CellContentTests {
  /// The contents of the rows after some steps; three rows, of which two are on the screen.
  @Test(arguments: [
    ("reloadData", "[Cell#2 {text: \"a\"}, Cell#1 {text: \"b\"}]"),
    ("scroll: {to: 44}", "[Cell#2 {text: \"b\"}, Cell#3 {text: \"c\"}]"),
    (
      "model: {items: {a: {text: A}}}, configureCell: [0, 0]",
      "[Cell#1 {text: \"A\"}, Cell#2 {text: \"b\"}]"
    ),
    ("model: {items: {a: {text: A}}}", "[Cell#1 {text: \"a\"}, Cell#2 {text: \"b\"}]"),
    (
      "configureCell: {row: [0, 1], text: none, image: i}",
      "[Cell#1 {text: \"a\"}, Cell#2 {image: \"i\"}]"
    ),
    (
      "model: {items: {a: {image: i}}}, configureCell: [0, 0], model: {items: {a: {image: none}}}, "
        + "configureCell: [0, 0]",
      "[Cell#1 {text: \"a\"}, Cell#2 {text: \"b\"}]"
    ),
    ("configureCell: {row: [0, 2], text: x}", "[Cell#1 {text: \"a\"}, Cell#2 {text: \"b\"}]"),
    (
      "model: {move: {from: [0, 0], to: [0, 1]}}, moveRow: {from: [0, 0], to: [0, 1]}",
      "[Cell#2 {text: \"b\"}, Cell#1 {text: \"a\"}]"
    ),
    (
      "configureCell: {row: [0, 0], text: \"'none'\"}",
      "[Cell#1 {text: \"'none'\"}, Cell#2 {text: \"b\"}]"
    ),
    (
      "configureCell: {row: [0, 0], text: \"none\"}",
      "[Cell#1 {text: \"none\"}, Cell#2 {text: \"b\"}]"
    ),
  ])
  func cellsKeepWhatTheyShow(_ steps: String, _ contents: String) throws {
    let run = try Run(
      """
      host: {triggers: [layout]}
      viewport: {width: 320, height: 88}
      sections: [{rows: [a, b, c]}]
      items: {a: {text: a}}
      cells: {text: $item}
      """,
      steps: "[load, turn: [\(steps)], query: cellContent]"
    )
    #expect(run.outcome.exception == nil)
    #expect(run.lines.last == "? cellContent -> \(contents)")
  }

  /// The height of a row whose visible cell shows a higher item, if it asks for it by itself.
  @Test(arguments: [
    (SystemVersion.iOS(15), "", "", 60.0), (.iOS(16), "", "", 200), (.iOS(26), "", "", 200),
    (.iOS(26), ", contentConfiguration: false", "", 60),
    (.iOS(26), "", ", selfSizingInvalidation: disabled", 60),
  ])
  func configurationsAskForAnotherHeight(
    _ os: SystemVersion,
    _ cell: String,
    _ table: String,
    _ height: Double
  ) throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 300}
      table: {rowHeight: automatic, estimatedRowHeight: 60\(table)}
      sections: [{rows: [a, b]}]
      selfSizing: {default: 60}
      cells: {text: $item\(cell)}
      """,
      steps: "[load, {turn: [{model: {items: {a: {selfSizing: 200}}}}, "
        + "{configureCell: {row: [0, 0], image: i}}]}, {query: {rectForRow: [0, 0]}}]",
      os: os
    )
    let size = TraceFormat.rect(Rect(x: 0, y: 0, width: 320, height: height))
    #expect(run.lines.last == "? rectForRow [0, 0] -> \(size)")
  }

  /// A line stands for each change of what a cell shows, inside the call that makes it.
  @Test func linesTellOfChanges() throws {
    let run = try Run(
      """
      host: {triggers: [layout]}
      viewport: {width: 320, height: 44}
      sections: [{rows: [a, b]}]
      trace: [dataSource, delegate, cell]
      cells: {text: $item, prepareForReuse: text}
      delegate: {willDisplayCell: {do: [configureCell: {cell: $cell, image: "$item at $row in $cell"}]}}
      """,
      steps: "[load, reloadData, scroll: {to: 44}, scroll: {to: 0}]",
      os: .iOS(12)
    )
    let lines = run.lines.filter { $0.contains("= ") || $0.contains("cellForRow") }
    #expect(
      lines == [
        "tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new",
        "  = Cell#1 {text: \"a\"}",
        "  = Cell#1 {text: \"a\", image: \"a at [0, 0] in Cell#1\"}",
        "tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]",
        "    = Cell#1 {image: \"a at [0, 0] in Cell#1\"}",
        "  = Cell#1 {text: \"a\", image: \"a at [0, 0] in Cell#1\"}",
        "tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new",
        "  = Cell#2 {text: \"b\"}",
        "  = Cell#2 {text: \"b\", image: \"b at [0, 1] in Cell#2\"}",
        "tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]",
        "    = Cell#1 {image: \"a at [0, 0] in Cell#1\"}",
        "  = Cell#1 {text: \"a\", image: \"a at [0, 0] in Cell#1\"}",
      ]
    )
  }

  /// Whatever a scroll does, a cell on the screen shows the text of its own row.
  @Test(arguments: [SystemVersion.iOS(6), .iOS(9), .iOS(12), .iOS(15), .iOS(17), .iOS(26)])
  func cellsThatAreSetShowTheirOwnRows(_ os: SystemVersion) throws {
    let offsets = [44, 300, 20, 1000, 860, 0, 1188, 44]
    let queries = offsets.map {
      "scroll: {to: \($0)}, query: indexPathsForVisibleRows, query: cellContent"
    }
    let run = try Run(
      """
      viewport: {width: 320, height: 132}
      sections: [{rows: 30}]
      cells: {text: "$row"}
      """,
      steps: "[load, \(queries.joined(separator: ", "))]",
      os: os
    )
    let rows = run.lines.filter { $0.hasPrefix("? indexPaths") }
    let contents = run.lines.filter { $0.hasPrefix("? cellContent") }
    #expect(rows.count == offsets.count)
    for (rows, contents) in zip(rows, contents) {
      let shown = contents.split(separator: "\"").filter { $0.hasPrefix("[") }
      #expect(rows == "? indexPathsForVisibleRows -> [\(shown.joined(separator: ", "))]")
    }
  }

  /// An answer that is put off means the item and the cell as they were.
  @Test(arguments: [
    ("later: [note: \"$item in $cell\"]", "* a in Cell#1"),
    ("after: {milliseconds: 1, do: [note: \"$item in $cell\"]}", "* a in Cell#1"),
    ("after: {milliseconds: 1, do: [configureCell: {cell: $cell}]}", "= Cell#1 {text: \"A\"}"),
    (
      "after: {milliseconds: 1, when: {cellShowsItem: false}, do: [note: \"$item\"]}",
      ""
    ),
    ("after: {milliseconds: 1, when: {cellShowsItem: true}, do: [note: \"$item\"]}", "* a"),
  ])
  func answersMeanTheirItem(_ reaction: String, _ line: String) throws {
    let run = try Run(
      """
      host: {triggers: [layout]}
      viewport: {width: 320, height: 88}
      sections: [{rows: [a, b]}]
      cells: {text: $item}
      dataSource:
        cellForRowAt: [{when: {row: "0,0", state: first}, state: asked, \(reaction)}]
      state: first
      """,
      steps: """
        [{turn: [load, model: {insert: {at: [0, 0], item: n}}, insertRows: [[0, 0]], \
        model: {items: {a: {text: A}}}]}, wait]
        """
    )
    #expect(run.outcome.exception == nil)
    let lines = run.lines.filter { $0.hasPrefix("* ") || $0.hasPrefix("= ") }
    #expect(lines == (line.isEmpty ? [] : [line]))
  }

  @Test func cellContentIsTheSameInEveryForm() throws {
    let recorder = TraceRecorder()
    var content = CellContent()
    content.text = "a \"quoted\" text\n"
    recorder.showed(content, in: Cell(number: 3))
    let line = try #require(recorder.lines.first)
    #expect(line.kind == .content)
    #expect(line.text == "= Cell#3 {text: \"a \\\"quoted\\\" text\\n\"}")
    #expect(line.arguments == "Cell#3")
    #expect(line.answer == "{text: \"a \\\"quoted\\\" text\\n\"}")
    #expect(line.rule == nil)
  }
}
