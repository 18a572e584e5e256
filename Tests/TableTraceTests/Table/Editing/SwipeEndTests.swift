import TableTrace
import Testing

/// The end of a swipe stands under the rule of what closed it, as sure as that was seen.
@Suite("Ends of swipes")
struct SwipeEndTests {
  private static let ends:
    [(
      os: SystemVersion, rules: [RuleID], certainty: Certainty,
      close: @Sendable (TableView) throws -> Void
    )] = [
      (.iOS(12), [.swipeCommit], .measured, { try $0.confirmDelete() }),
      (.iOS(12), [.swipeDidEnd], .assumed, { try $0.closeOpenRow() }),
      (.iOS(13), [.swipeDidEnd], .assumed, { try $0.reloadData() }),
      (.iOS(12), [.swipeDidEnd], .assumed, { try $0.drag(by: 20, velocity: 0) }),
      (.iOS(12), [.editingClosesSwipe], .assumed, { try $0.setEditing(true, animated: true) }),
      (
        .iOS(12), [.swipeSecondRow], .assumed,
        { try $0.swipe([0, 2], edge: .trailing, distance: .partial) }
      ),
      (.iOS(8, 1), [.swipeDidEnd, .swipeDidEnd], .measured, { try $0.closeOpenRow() }),
    ]

  @Test("An open row closes with the rules of its version", arguments: ends.indices)
  func close(_ index: Int) throws {
    let end = Self.ends[index]
    let recorder = TraceRecorder()
    let table = try Self.table(end.os, recorder)
    try table.swipe([0, 1], edge: .trailing, distance: .partial)
    try end.close(table)
    Self.expectEnds(recorder, end.rules, end.certainty, end.os)
  }

  @Test(
    "A cancelled swipe ends with its own rule and certainty",
    arguments: [
      (SystemVersion.iOS(7), Certainty.measured), (.iOS(8), .measured), (.iOS(8, 1), .measured),
      (.iOS(12), .assumed),
    ]
  )
  func cancel(os: SystemVersion, certainty: Certainty) throws {
    let recorder = TraceRecorder()
    let table = try Self.table(os, recorder)
    try table.swipe([0, 1], edge: .trailing, distance: .cancelled)
    try table.closeOpenRow()
    Self.expectEnds(recorder, [.swipeCancelled], certainty, os)
  }

  @Test("A reload ends the swipe before it clears the selection")
  func selectionDuringTheEnd() throws {
    let table = try Self.table(.iOS(13), TraceRecorder())
    var selected: [[IndexPath]] = []
    var delegate = try #require(table.delegate)
    delegate.didEndEditingRowAt { table, _ in selected.append(table.selectedRows) }
    table.delegate = delegate
    try table.layoutIfNeeded()
    try table.tap([0, 0])
    try table.swipe([0, 1], edge: .trailing, distance: .partial)
    let before = table.selectedRows
    try table.reloadData()
    #expect(selected == [before])
    #expect(before == [[0, 0]])
    #expect(table.selectedRows.isEmpty)
  }

  private func toldEnds(_ recorder: TraceRecorder) -> Int {
    recorder.lines.count { $0.kind == .call(.callback(.didEndEditingRowAt)) }
  }

  @Test(
    "From iOS 26 on, in a window the swipe ends after its buttons have closed",
    arguments: [
      (SystemVersion.iOS(18), true, 1), (.iOS(26), true, 0), (.iOS(18), false, 1),
      (.iOS(26), false, 1),
    ]
  )
  func waits(os: SystemVersion, isInWindow: Bool, count: Int) throws {
    let recorder = TraceRecorder()
    let table = try Self.table(os, recorder)
    try table.swipe([0, 1], edge: .trailing, distance: .partial)
    if !isInWindow { try table.removeFromWindow() }
    try table.closeOpenRow()
    #expect(toldEnds(recorder) == count)
    #expect(table.isUpdating == (count == 0))
    try table.runAnimation()
    #expect(toldEnds(recorder) == 1)
    #expect(!table.isUpdating)
  }

  @Test("On iOS 26, another swipe waits for the end of the previous one")
  func anotherSwipe() throws {
    let recorder = TraceRecorder()
    let table = try Self.table(.iOS(26), recorder)
    try table.swipe([0, 1], edge: .trailing, distance: .partial)
    try table.swipe([0, 2], edge: .trailing, distance: .partial)
    #expect(toldEnds(recorder) == 1)
    #expect(table.hasOpenRow && !table.isUpdating)
  }

  private static func expectEnds(
    _ recorder: TraceRecorder,
    _ rules: [RuleID],
    _ certainty: Certainty,
    _ os: SystemVersion
  ) {
    let found = recorder.lines.filter { $0.kind == .call(.callback(.didEndEditingRowAt)) }
    #expect(found.map(\.rule) == rules)
    for rule in rules {
      #expect(
        RuleBook.entry(rule)?.grade(for: os)?.certainty == certainty,
        "\(rule.rawValue)"
      )
    }
  }

  private static func table(
    _ os: SystemVersion,
    _ recorder: TraceRecorder
  ) throws -> TableView {
    let table = try ScrollWalk.uniformTable(rows: 20, height: 44, viewport: 440, os, recorder)
    var source = try #require(table.dataSource)
    source.commitEditingStyle { _, _, _ in }
    table.dataSource = source
    var delegate = Client()
    delegate.didEndEditingRowAt { _, _ in }
    table.delegate = delegate
    try table.layoutIfNeeded()
    return table
  }
}
