import TableTrace
import Testing

/// The order of a layout that comes before the window.
@Suite struct LayoutOutsideWindowTests {
  @Test(
    "Counts are queried before the warning, and index titles and cells after it",
    arguments: [(SystemVersion.iOS(12), false), (.iOS(13), true), (.iOS(26), true)]
  )
  func order(version: SystemVersion, warns: Bool) throws {
    let recorder = TraceRecorder()
    let table = try ScrollWalk.uniformTableBeforeLoad(
      rows: 1,
      height: 44,
      viewport: 440,
      version,
      recorder
    )
    var source = try #require(table.dataSource)
    source.sectionIndexTitles { _ in ["A"] }
    table.dataSource = source
    try table.layoutIfNeeded()
    table.setNeedsLayout()
    try table.layoutIfNeeded()
    let lines = recorder.lines.filter { $0.kind != .phase }.map(\.text)
    let expected = [
      "tableView(_:numberOfRowsInSection:)", warns ? "~" : nil, "sectionIndexTitles(for:)",
      "tableView(_:cellForRowAt:)", "layoutSubviews()",
    ]
    #expect(lines.map { String($0.prefix { $0 != " " }) } == expected.compactMap(\.self))
  }
}
