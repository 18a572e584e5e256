import TableTrace
import Testing

@Suite("The text form of a trace")
struct TraceTextTests {
  @Test("TraceText and TraceRecorder write the same lines", arguments: TraceNames.allCases)
  func sinksAgree(names: TraceNames) throws {
    for seed in UInt64(1)...40 {
      let generated = GeneratedTable(seed: seed, version: .iOS(12), withEstimates: seed % 2 == 0)
      var bytes: [UInt8] = []
      let text = TraceText(names: names) { bytes += $0 }
      let recorder = TraceRecorder(names: names)
      for sink in [text as any TraceSink, recorder] {
        let table = try generated.makeTable(sink: sink)
        try table.reloadData()
        try table.layoutIfNeeded()
        try table.reloadData()
        try table.layoutIfNeeded()
      }
      text.finish()
      let lines = recorder.lines.map { $0.indented + "\n" }.joined()
      #expect(String(decoding: bytes, as: UTF8.self) == lines, "\(generated)")
    }
  }

  @Test(
    "Whole numbers have no fraction",
    arguments: [
      (44.0, "44"), (43.5, "43.5"), (0, "0"), (-1.25, "-1.25"), (-0.0, "0"),
      (1_000_000_000_000, "1000000000000"), (40.0464, "40.0464"),
    ]
  )
  func numbers(value: Double, text: String) {
    #expect(TraceFormat.number(value) == text)
  }

  @Test("Texts are quoted, with quotes, backslashes and line ends escaped")
  func quoted() {
    #expect(TraceFormat.quoted("a \"b\" \\ c\nd") == #""a \"b\" \\ c\nd""#)
  }

  @Test("A line has its answer, and the calls inside it follow")
  func nesting() {
    let recorder = TraceRecorder()
    let path = IndexPath(section: 0, row: 0)
    recorder.step(1, "load")
    recorder.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
    recorder.called(Call(.heightForRowAt, .row(path), rule: .heightInDequeue))
    recorder.returned(.number(44))
    recorder.returned(.cell(Cell(number: 1), .new))
    #expect(
      recorder.lines.map(\.indented) == [
        "- load",
        "tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new",
        "  tableView(_:heightForRowAt:) [0, 0] -> 44",
      ]
    )
  }

  @Test("Remarks follow lines with a rule, including calls that never return")
  func remarks() {
    var bytes: [UInt8] = []
    let text = TraceText(names: .swift, recipients: [.dataSource, .delegate], paint: nil) { line in
      ([line.rule].compactMap(\.self) + line.answerRules + line.situation).map(\.rawValue)
        .joined(separator: " ") + (line.isCall ? " call" : "")
    } write: {
      bytes += $0
    }
    let path = IndexPath(section: 0, row: 0)
    text.step(1, "load")
    text.phase(.layout, rule: .reloadLayout)
    text.entered(.reloadLayout)
    text.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
    text.called(Call(.cell(.prepareForReuse), .none, rule: .prepareForReuse))
    text.called(.heightForRowAt, row: path, rule: .heightInDequeue)
    text.returned(points: 44)
    text.returned(.void)
    text.answered(by: .poolOrder)
    text.answered(by: .poolOrder)
    text.returned(.cell(Cell(number: 1), .new))
    text.left()
    text.queried(Query(name: "isEditing", argument: nil))
    text.returned(.flag(false))
    text.queried(Query(name: "contentSize", argument: nil))
    text.answered(by: .defaultRowHeight)
    text.returned(.none)
    text.called(Call(.didSelectRowAt, .row(path), rule: .selectionOrder))
    text.called(Call(.commitEditingStyle, .commit(.delete, path), rule: .commit))
    text.raised(UIKitException(name: "X", reason: "y", rule: .appRaised))
    text.finish()
    let expected = """
      - load
      > layout  # reload.layout
      tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new  # cell.cell-for-row reuse.pool-order \
      reload.layout call
        tableView(_:heightForRowAt:) [0, 0] -> 44  # cell.height-in-dequeue reload.layout \
      cell.cell-for-row reuse.prepare-for-reuse call
      ? isEditing -> false
      ? contentSize -> nil  # geometry.default-row-height
      tableView(_:didSelectRowAt:) [0, 0]  # selection.order call
        tableView(_:commit:forRowAt:) delete, [0, 0]  # edit.commit selection.order call
          ! X: y  # app.raised selection.order edit.commit

      """
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test("A recipient that is not traced leaves no gap in the indentation")
  func recipients() {
    let recorder = TraceRecorder(recipients: [.delegate])
    let path = IndexPath(section: 0, row: 0)
    recorder.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
    recorder.called(Call(.heightForRowAt, .row(path), rule: .heightInDequeue))
    recorder.returned(.number(44))
    recorder.returned(.cell(Cell(number: 1), .new))
    #expect(recorder.lines.map(\.indented) == ["tableView(_:heightForRowAt:) [0, 0] -> 44"])
  }

  @Test("A call that did not return because of an exception has no answer")
  func crash() {
    let recorder = TraceRecorder()
    recorder.called(
      Call(.cellForRowAt, .row(IndexPath(section: 0, row: 3)), rule: .cellForRow)
    )
    recorder.raised(UIKitException(name: "Name", reason: "why", rule: .nilCell))
    #expect(
      recorder.lines.map(\.indented) == ["tableView(_:cellForRowAt:) [0, 3]", "  ! Name: why"]
    )
  }

  @Test("Lines without calls are written in blocks, however many there are")
  func blocks() {
    var blocks: [Int] = []
    let text = TraceText { blocks.append($0.count) }
    for step in 1...40_000 {
      text.step(step, "reload")
    }
    text.finish()
    #expect(blocks.reduce(0, +) == 40_000 * "- reload\n".utf8.count)
    #expect(blocks.count == 6)
  }

  @Test("Each part has its color, including an answer after nested calls")
  func parts() {
    var bytes: [UInt8] = []
    let text = TraceText(
      names: .swift,
      recipients: nil,
      paint: { "<\("\($1)".replacing("TableTrace.Recipient.", with: "")) \($0)>" },
      write: { bytes += $0 }
    )
    let path = IndexPath(section: 0, row: 0)
    text.header(scenario: "a", version: .iOS(9))
    text.step(1, "load")
    text.phase(.layout, rule: .sectionOrder)
    text.called(Call(.cellForRowAt, .row(path), rule: .cellForRow))
    text.called(Call(.cell(.prepareForReuse), .hook(Cell(number: 1)), rule: .cellForRow))
    text.returned(.void)
    text.called(.heightForRowAt, row: path, rule: .heightInDequeue)
    text.returned(points: 44)
    text.returned(.cell(Cell(number: 1), .new))
    text.queried(Query(name: "rectForRow", argument: "[0, 0]"))
    text.returned(.number(1))
    text.warned("odd", rule: .nilCell)
    text.raised(UIKitException(name: "Name", reason: "why", rule: .nilCell))
    text.finish()
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        tabletrace trace 1
        scenario: a
        os: iOS 9

        <step - load>
        <phase > layout>
        <call(dataSource) tableView(_:cellForRowAt:)> [0, 0] <answer -> Cell#1 new>
          <call(cell) prepareForReuse()> Cell#1
          <call(delegate) tableView(_:heightForRowAt:)> [0, 0] <answer -> 44>
        <query ? rectForRow> [0, 0] <answer -> 1>
        <warning ~ odd>
        <exception ! Name: why>

        """
    )
  }
}
