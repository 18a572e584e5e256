import Scenarios
import TableTrace
import Testing

/// The rules that a line names, where one rule would claim more than its cases show.
@Suite("Rules of a trace's lines") struct LineRuleTests {
  private static func run(_ body: String, steps: String, _ version: SystemVersion) throws
    -> (lines: [TraceLine], exception: UIKitException?)
  {
    let scenario = try decodedBody(body, steps: steps)
    let recorder = TraceRecorder()
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    return (recorder.lines, outcome.exception)
  }

  private static let twoSections = """
    viewport: {width: 320, height: 440}
    sections: [{rows: 2}, {rows: 2}]
    dataSource: {numberOfSections: model}
    """

  @Test("A reloaded section has a separate rule")
  func reloads() throws {
    for (step, rule, other) in [
      ("reloadSections: [0]", RuleID.updateReloadSection, RuleID.updateReload),
      ("reloadRows: [[0, 0]]", .updateReload, .updateReloadSection),
    ] {
      let lines = try Self.run(Self.twoSections, steps: "[load, \(step)]", .iOS(12)).lines
      let cells = lines.filter { $0.step == 2 && $0.rule == .cellForRow }
      #expect(!cells.isEmpty)
      for cell in cells {
        #expect(cell.situation.contains(rule) && !cell.situation.contains(other), "\(step)")
      }
    }
  }

  @Test("An exception names the rule of what happened, and not of similar situations")
  func exceptions() throws {
    for (steps, version, rule) in [
      ("turn: [reloadRows: [[-1, 0]]]", SystemVersion.iOS(14), RuleID.updateNegativeSection),
      ("turn: [reloadRows: [[0, -1]]]", .iOS(14), .updateNegativePath),
      ("turn: [query: {rectForHeader: 5}]", .iOS(7), .invalidHeaderQuery),
      ("turn: [query: {rectForRow: [0, 9]}]", .iOS(6), .invalidQuery),
      (
        "turn: [beginUpdates, reloadSections: [0], moveRow: {from: [0, 0], to: [1, 0]}, endUpdates]",
        .iOS(6), .updateMoveReloaded
      ),
      (
        "turn: [beginUpdates, reloadSections: [1], moveRow: {from: [0, 0], to: [1, 0]}, endUpdates]",
        .iOS(6), .updateMoveReloaded
      ),
      (
        """
        turn: [model: {sections: [{rows: 2}]}, beginUpdates, deleteSections: [0], \
        moveRow: {from: [0, 0], to: [0, 0]}, endUpdates]
        """,
        .iOS(7), .updateMoveOut
      ),
      (
        """
        turn: [model: {sections: [{rows: 2}, {rows: 2}, {rows: 1}]}, beginUpdates, insertSections: [2], \
        moveRow: {from: [0, 0], to: [2, 0]}, endUpdates]
        """,
        .iOS(6), .updateMoveAcross
      ),
    ] {
      let exception = try Self.run(Self.twoSections, steps: "[load, \(steps)]", version).exception
      #expect(exception?.rule == rule, "\(steps): \(exception?.reason ?? "none")")
    }
  }

  @Test("Before iOS 15 a snapshot has no reconfigureItems")
  func reconfiguredItems() throws {
    let body = "sections: [{header: Fruit, rows: [Apple]}]"
    let items = "{sections: [{section: Fruit, items: [Apple]}], reconfigure: [Apple]}"
    let exception = try Self.run(body, steps: "[load, apply: \(items)]", .iOS(14)).exception
    #expect(
      exception?.reason
        == "-[NSDiffableDataSourceSnapshot reconfigureItemsWithIdentifiers:]: unrecognized selector "
        + "sent to instance <NSDiffableDataSourceSnapshot>"
    )
    #expect(try Self.run(body, steps: "[load, apply: \(items)]", .iOS(15)).exception == nil)
  }

  @Test("The choice from the pool still counts when the cell is reused again")
  func chosenCells() throws {
    let lines = try Self.run(
      "viewport: {width: 320, height: 132}\nsections: [{rows: 9}]\ntable: {rowHeight: 44}",
      steps:
        "[load, reloadData, query: {cellForRow: [0, 0]}, reloadRows: [[0, 1]], wait, scroll: {to: 44}]",
      .iOS(17)
    ).lines
    let last = try #require(lines.last { $0.rule == .cellForRow })
    #expect(last.text.contains("reused from [0, 1]"))
    #expect(last.answerRules == [.poolOrder])
  }

  @Test("If only a row leaves, the rule about rows that enter and leave does not apply")
  func leavingRows() throws {
    let lines = try Self.run(
      """
      viewport: {width: 320, height: 100}
      sections: [{rows: 9}]
      table: {rowHeight: 44}
      delegate: {didEndDisplayingCell: , scrollViewDidScroll: }
      """,
      steps: "[load, drag: {frames: [10, 30, 10]}, scroll: {to: 200}]",
      .iOS(10)
    ).lines
    func rules(_ name: String, step: Int) -> Set<RuleID> {
      Set(lines.filter { $0.step == step && $0.text.contains(name) }.compactMap(\.rule))
    }
    #expect(rules("didEndDisplaying", step: 2) == [.rowsEnter])
    #expect(rules("didEndDisplaying", step: 3) == [.newBeforeOld])
    #expect(rules("scrollViewDidScroll", step: 2) == [.drag])
    #expect(rules("scrollViewDidScroll", step: 3) == [.didScroll])
  }

  @Test("A table that shows all its rows prefetches none of them when it bounces")
  func prefetchedRows() throws {
    let lines = try Self.run(
      """
      viewport: {width: 320, height: 440}
      sections: [{rows: 8}]
      prefetchDataSource: {prefetchRowsAt: }
      """,
      steps: "[load, drag: {by: 100}]",
      .iOS(17)
    ).lines
    #expect(!lines.contains { $0.text.contains("prefetchRowsAt") })
  }

  @Test("If only one of two settings was recorded, the other has a separate rule")
  func headerHeights() throws {
    for (table, version, rule) in [
      ("sectionHeaderHeight: 30", SystemVersion.iOS(11), RuleID.sectionHeightInRequery),
      ("estimatedSectionHeaderHeight: 0", .iOS(11), .sectionHeightWithoutEstimate),
      ("estimatedSectionHeaderHeight: 0", .iOS(10), .sectionHeightInRequery),
    ] {
      let lines = try Self.run(
        """
        viewport: {width: 320, height: 132}
        table: {\(table), rowHeight: 44}
        sections: [{rows: 2}]
        delegate: {heightForHeaderInSection: 30, viewForHeaderInSection: view}
        """,
        steps: "[load]",
        version
      ).lines
      let first = lines.first { $0.text.contains("heightForHeaderInSection") }
      #expect(first?.rule == rule, "\(table), \(version)")
    }
  }
}
