import TableTrace
import Testing

/// A layout comes under the rule that made it pending.
@Suite("Pending layouts")
struct PendingLayoutTests {
  private static let causes: [(rule: RuleID, act: @Sendable (TableView) throws -> Void)] = [
    (.editingLayout, { try $0.setEditing(true, animated: false) }),
    (.swipeIsEditing, { try $0.swipe([0, 1], edge: .trailing, distance: .partial) }),
    (
      .swipeClose,
      {
        try $0.swipe([0, 1], edge: .trailing, distance: .partial)
        try $0.layoutIfNeeded()
        try $0.closeOpenRow()
      }
    ),
    (.cellsAfterScroll, { try $0.setContentOffset(44) }),
    (.frameChange, { try $0.resize(to: Size(width: 320, height: 300)) }),
    (.reloadLayout, { try $0.reloadData() }),
    (.layoutForced, { $0.setNeedsLayout() }),
    (
      .reorderAfter,
      {
        try $0.setEditing(true, animated: false)
        try $0.layoutIfNeeded()
        try $0.reorder(from: [0, 0], over: [[0, 2]], isDropped: true)
      }
    ),
    (
      .reloadLayout,
      {
        try $0.setContentOffset(44)
        try $0.reloadData()
      }
    ),
  ]

  @Test("The phase names the cause of the layout", arguments: causes.indices)
  func layoutNamesItsCause(_ index: Int) throws {
    let (rule, act) = Self.causes[index]
    let recorder = TraceRecorder()
    let table = try ScrollWalk.uniformTable(
      rows: 20,
      height: 44,
      viewport: 440,
      .iOS(17),
      recorder
    )
    var source = try #require(table.dataSource)
    source.commitEditingStyle { _, _, _ in }
    source.moveRowAt { _, _, _ in }
    table.dataSource = source
    try table.layoutIfNeeded()
    try act(table)
    try table.layoutIfNeeded()
    #expect(recorder.lines.last { $0.kind == .phase && $0.text == "> layout" }?.rule == rule)
  }
}
