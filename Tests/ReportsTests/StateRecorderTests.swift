import Reports
import TableTrace
import Testing

/// The moments of lines: what the table is like before and after each.
struct StateRecorderTests {
  /// A table of two rows, whose events go to a sink.
  private func play(into sink: any TraceSink) throws {
    var client = Client()
    client.numberOfRowsInSection { _, _ in 2 }
    client.cellForRowAt { table, _ in
      table.dequeueReusableCell(withIdentifier: "Cell")
        ?? table.makeCell(reuseIdentifier: "Cell")
    }
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(.iOS(9)),
      sink: sink
    )
    table.dataSource = client
    sink.step(1, "load")
    try table.moveToWindow()
    try table.layoutIfNeeded()
    sink.ended()
  }

  @Test("A line lasts until the next line that is not nested in it")
  func momentsFollowTheLines() throws {
    let states = StateRecorder(TraceRecorder())
    try play(into: states)
    let lines = states.takeLines()
    #expect(lines.count > 3)
    var last = TableState()
    for (line, moment) in lines {
      let moment = try #require(moment)
      if line.depth == 0 {
        #expect(moment.before == last || line.text == "- load", "\(line.text)")
        last = moment.after
      }
    }
    #expect(last.visibleRows.count == 2)
    #expect(last.visibleRows.entries.map(\.cell.number) == [1, 2])
    #expect(lines.first?.moment?.before.isInWindow == false)
  }

  @Test("If only one line is requested, only its states are kept")
  func oneMoment() throws {
    let all = StateRecorder(TraceRecorder())
    try play(into: all)
    let lines = all.takeLines()
    for number in 1...lines.count {
      let one = StateRecorder(TraceRecorder(), wanted: number)
      try play(into: one)
      #expect(one.moment(of: number) == lines[number - 1].moment)
      #expect(one.moment(of: number == 1 ? 2 : 1) == nil)
    }
  }

  @Test("The lines equal those of the recorder")
  func linesStay() throws {
    let plain = TraceRecorder()
    try play(into: plain)
    let states = StateRecorder(TraceRecorder())
    try play(into: states)
    #expect(states.takeLines().map(\.line) == plain.lines)
  }
}
