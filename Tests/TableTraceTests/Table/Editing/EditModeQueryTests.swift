import TableTrace
import Testing

/// The rows about which edit mode queries its callbacks.
@Suite struct EditModeQueryTests {
  private static let flags: [Callback] = [
    .canEditRowAt, .shouldIndentWhileEditingRowAt, .canMoveRowAt,
  ]

  /// A delegate and data source that allow everything.
  private static func client(_ source: Client? = nil) -> Client {
    var client = source ?? Client()
    for callback in flags { client[callback] = .flag { _, _ in true } }
    client.editingStyleForRowAt { _, _ in .delete }
    client.accessoryTypeForRowWith { _, _ in .none }
    client.commitEditingStyle { _, _, _ in }
    client.moveRowAt { _, _, _ in }
    return client
  }

  /// The rows of each callback from a line on, in the order of the calls.
  private static func rows(_ recorder: TraceRecorder, from start: Int) -> [Callback: [String]] {
    recorder.lines[start...].reduce(into: [:]) { rows, line in
      guard case .call(.callback(let callback)) = line.kind else { return }
      rows[callback, default: []].append(line.arguments)
    }
  }

  @Test(
    "Edit mode queries each callback for the displayed rows, from the top",
    arguments: [SystemVersion.iOS(5), .iOS(9), .iOS(13), .iOS(26)]
  )
  func displayedRows(version: SystemVersion) throws {
    let recorder = TraceRecorder()
    let table = try ScrollWalk.uniformTable(
      rows: 30,
      height: 44,
      viewport: 220,
      version,
      recorder
    )
    table.dataSource = Self.client(table.dataSource)
    table.delegate = Self.client()
    try table.layoutIfNeeded()
    try table.setContentOffset(44 * 7)
    try table.layoutIfNeeded()
    let displayed = table.displayedIndexPaths
    #expect(displayed.first == [0, 7])
    let start = recorder.lines.count
    try table.setEditing(true, animated: false)
    let queried = Self.rows(recorder, from: start)
    #expect(queried[.accessoryTypeForRowWith] != nil)
    #expect(queried[.canEditRowAt] != nil)
    for (callback, rows) in queried {
      #expect(rows == displayed.map { "[\($0.section), \($0.row)]" }, "\(callback)")
    }
  }
}
