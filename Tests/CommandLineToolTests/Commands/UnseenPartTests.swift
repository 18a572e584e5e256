import Testing

@testable import CommandLineTool
@testable import Project

/// What no case shows lowers the certainty of its line, even if a case shows something similar.
struct UnseenPartTests {
  struct Sample: Sendable {
    var scenario: String
    var version: String
    /// The beginning of the line.
    var line: String
    var note: String
  }

  private static func table(_ lines: String...) -> String {
    (["version: 1", "title: t", "os: [iOS 8, iOS 9, iOS 18, iOS 26]"] + lines)
      .joined(separator: "\n")
  }

  private static let pinned = table(
    "viewport: {width: 320, height: 264}",
    "table: {rowHeight: 44, contentInset: {top: 50}}",
    "sections: [{header: A, footer: B, rows: 9}]",
    "dataSource: {titleForHeaderInSection: model, titleForFooterInSection: model}",
    "steps: [load, query: {headerFrame: 0}, query: {footerFrame: 0}]"
  )

  private static let grouped = table(
    "table: {style: grouped}",
    "sections: [{header: A, rows: 9}]",
    "dataSource: {titleForHeaderInSection: model}",
    "steps: [load, query: {headerFrame: 0}, query: {rectForHeader: 0}]"
  )

  private static let footerView = table(
    "table: {style: grouped, rowHeight: 44}",
    "sections: [{rows: 1}]",
    "delegate: {viewForFooterInSection: view}",
    "steps: [load, query: {rectForFooter: 0}, query: contentSize]"
  )

  private static func phone(_ device: String) -> String {
    table(
      "host: {tableViewController: {in: navigationController}}",
      "device: \(device)",
      "sections: [{rows: 1}]",
      "steps: [load, query: adjustedContentInset]"
    )
  }

  private static let layouts = table(
    "sections: [{rows: 1}]",
    "trace: [controller]",
    "controller: {viewWillLayoutSubviews: , viewDidLayoutSubviews: }",
    "steps: [load]"
  )

  private static let drag = table(
    "viewport: {width: 320, height: 264}",
    "sections: [{rows: 90}]",
    "delegate:",
    "  scrollViewWillBeginDragging:",
    "  scrollViewWillEndDragging:",
    "  scrollViewDidEndDragging:",
    "  scrollViewWillBeginDecelerating:",
    "  scrollViewDidEndDecelerating:",
    "steps: [load, drag: {by: 200, velocity: 1}]"
  )

  private static let refreshed = table(
    "viewport: {width: 320, height: 264}",
    "table: {style: grouped, rowHeight: 44, refreshControl: true}",
    "sections: [{header: A, rows: 9}]",
    "dataSource: {titleForHeaderInSection: model}",
    "steps: [load, beginRefreshing, turn: [reloadData], query: visibleCells]"
  )

  private static let missingSection = table(
    "sections: [{rows: 2}]",
    "steps: [load, turn: [deleteRows: [[1, 0]]]]"
  )

  private static let bothWays = table(
    "sections: [{rows: 5}, {rows: 5}]",
    "dataSource: {numberOfSections: model}",
    "steps:",
    "  - load",
    "  - batch: [model: {set: {section: 0, rows: 7}}, model: {set: {section: 1, rows: 2}}]"
  )

  private static let samples = [
    Sample(
      scenario: pinned,
      version: "26",
      line: "? headerFrame 0",
      note: "seen; where the header is pinned is a guess"
    ),
    Sample(
      scenario: pinned,
      version: "26",
      line: "? footerFrame 0",
      note: "seen; the place is a guess"
    ),
    Sample(
      scenario: grouped,
      version: "26",
      line: "? headerFrame 0",
      note: "seen; the place is a guess"
    ),
    Sample(scenario: grouped, version: "26", line: "? rectForHeader 0", note: "seen"),
    Sample(
      scenario: footerView,
      version: "26",
      line: "? rectForFooter 0",
      note: "seen; the height is a guess"
    ),
    Sample(
      scenario: footerView,
      version: "26",
      line: "? contentSize",
      note: "seen; the height is a guess"
    ),
    Sample(
      scenario: phone("iPhone SE (3rd gen)"),
      version: "26",
      line: "? adjustedContentInset",
      note: "seen"
    ),
    Sample(
      scenario: phone("iPhone 16"),
      version: "26",
      line: "? adjustedContentInset",
      note: "seen; the height of the bars is a guess"
    ),
    Sample(
      scenario: layouts,
      version: "9",
      line: "viewDidLayoutSubviews()",
      note: "documented; the number of layouts is a guess"
    ),
    Sample(scenario: drag, version: "26", line: "scrollViewWillBeginDragging(_:)", note: "seen"),
    Sample(
      scenario: drag,
      version: "26",
      line: "scrollViewWillEndDragging",
      note: "documented"
    ),
    Sample(
      scenario: drag,
      version: "26",
      line: "scrollViewDidEndDecelerating(_:)",
      note: "seen on iOS 13; the order at the end is a guess"
    ),
    Sample(
      scenario: refreshed,
      version: "26",
      line: "? visibleCells",
      note: "seen; the space for the refresh control and which cell is reused are guesses"
    ),
    Sample(scenario: missingSection, version: "8", line: "! NSInternal", note: "guess"),
    Sample(scenario: missingSection, version: "9", line: "! NSInternal", note: "seen"),
    Sample(
      scenario: layouts,
      version: "26",
      line: "viewDidLayoutSubviews()",
      note: "seen on iOS 10.2; the behaviour of the view controller and the number of layouts are "
        + "guesses"
    ),
    Sample(scenario: bothWays, version: "18", line: "! NSInternal", note: "guess"),
    Sample(scenario: bothWays, version: "26", line: "! NSInternal", note: "guess"),
  ]

  @Test("A part of a line that no case shows lowers its certainty", arguments: samples)
  private func certainty(_ sample: Sample) throws {
    let files = MemoryFiles(["Scenarios/a.yaml": sample.scenario])
    let run = ToolRun(["run", "a", "--os", sample.version, "--certainty"], files: files)
    let lines = run.output.split(separator: "\n").map(String.init)
    let line = try #require(lines.first { $0.hasPrefix(sample.line) }, "\(run.output)\(run.errors)")
    #expect(line.hasSuffix("  # \(sample.note)"), "\(line)")
  }
}
