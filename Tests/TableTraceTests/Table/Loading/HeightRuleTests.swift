import TableTrace
import Testing

/// The rules that the lines of a trace name for the heights of rows.
@Suite struct HeightRuleTests {
  @Test(
    "The rule of a height is named from the next line on",
    arguments: [
      (TableProperties.Height.automatic, 0.0, [RuleID.defaultRowHeight]), (.points(44), 0, []),
    ]
  )
  func namesRules(rowHeight: TableProperties.Height, estimate: Double, rules: [RuleID]) throws {
    let recorder = TraceRecorder()
    let table = try ScrollWalk.uniformTableBeforeLoad(
      rows: 3,
      height: 44,
      viewport: 440,
      .iOS(9),
      recorder
    )
    var properties = table.properties
    properties.rowHeight = rowHeight
    properties.estimatedRowHeight = .points(estimate)
    table.adopt(properties)
    try ScrollWalk.load(table)
    #expect(recorder.lines.last?.heightRules == rules)
  }
}
