import Scenarios
import TableTrace
import Testing

/// Taps on headers and footers, and what the app does then.
@Suite struct SectionTapTests {
  private static let body = """
    viewport: {width: 320, height: 220}
    trace: [delegate]
    sections: [{rows: [a]}, {rows: [b]}]
    dataSource: {numberOfSections: model, commitEditingStyle: }
    delegate:
      viewForHeaderInSection: view
      heightForHeaderInSection: 30
      shouldHighlightRowAt: true
      didSelectRowAt:
      didEndEditingRowAt:
    """

  @Test("A tap on a header calls nothing about a row, and runs the app's steps in its turn")
  func appActs() throws {
    let run = try Run(
      Self.body,
      steps: """
        [load, {tapHeader: 0}, {tapHeader: {section: 0, do: [{note: expand}, \
        {model: {insert: {at: [0, 0], item: new}}}, {insertRows: [[0, 0]]}]}}, \
        {query: {numberOfRows: 0}}]
        """
    )
    #expect(run.failures.isEmpty)
    let tap = run.lines.drop { !$0.hasPrefix("- tapHeader: 0") }
    #expect(tap.prefix(2).map { String($0.prefix(12)) } == ["- tapHeader:", "- tapHeader:"])
    #expect(run.lines.contains("* expand"))
    #expect(run.lines.contains { $0.hasSuffix("numberOfRows 0 -> 2") })
    #expect(!run.lines.contains { $0.contains("shouldHighlight") || $0.contains("didSelect") })
  }

  @Test("A tap that closes an open row does not reach the header")
  func openRowTakesTheTap() throws {
    let run = try Run(
      Self.body,
      steps: "[load, {swipe: [0, 0]}, {tapHeader: {section: 0, do: [{note: expand}]}}]"
    )
    #expect(run.failures.isEmpty)
    #expect(run.lines.contains { $0.contains("didEndEditing") })
    #expect(!run.lines.contains("* expand"))
  }

  @Test(
    "A header that cannot be tapped is reported",
    arguments: [
      (
        "tapFooter: 0",
        "the footer of section 0 on the screen, found no section that has one"
      ),
      (
        "tap: {x: 10, y: 10}",
        "a row at {10, 10}, found the header of section 0 (use 'tapHeader: 0')"
      ),
    ]
  )
  func untouchable(step: String, failure: String) throws {
    let run = try Run(Self.body, steps: "[load, {\(step)}]")
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("expected \(failure)") == true, "\(run.failures)")
  }

  @Test(
    "A row alone means the same as a block with the row",
    arguments: ["swipe", "scrollToRow"]
  )
  func rowAlone(step: String) throws {
    let alone = try Run(Self.body, steps: "[load, {\(step): [1, 0]}]")
    let block = try Run(Self.body, steps: "[load, {\(step): {row: [1, 0]}}]")
    #expect(
      alone.lines.filter { !$0.hasPrefix("- ") } == block.lines.filter { !$0.hasPrefix("- ") }
    )
  }
}
