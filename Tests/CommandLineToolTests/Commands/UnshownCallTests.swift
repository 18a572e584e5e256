import Testing

@testable import CommandLineTool
@testable import Project

/// A call or an answer that no case shows is not called seen, even if a similar one was seen.
struct UnshownCallTests {
  struct Sample: Sendable {
    var scenario: String
    var version: String
    /// The beginning of the line, whose last occurrence counts.
    var line: String
    var note: String
  }

  private static func table(_ lines: String...) -> String {
    let os = "os: [iOS 8, iOS 9, iOS 10, iOS 11, iOS 12, iOS 16, iOS 17, iOS 18, iOS 26]"
    return (["version: 1", "title: t", os] + lines).joined(separator: "\n")
  }

  private static let viewless = table(
    "viewport: {width: 320, height: 300}",
    "table: {rowHeight: 44, estimatedRowHeight: 0}",
    "sections: [{rows: 20}]",
    "delegate:",
    "  viewForHeaderInSection: none",
    "  heightForHeaderInSection: 20",
    "  viewForFooterInSection: none",
    "  heightForFooterInSection: 20",
    "steps: [load, scroll: {to: 30}]"
  )

  private static let viewlessReloaded =
    viewless.replacingSteps("load, reloadData")

  private static let reloaded = table(
    "viewport: {width: 320, height: 132}",
    "table: {rowHeight: 44, estimatedRowHeight: 0}",
    "sections: [{rows: 3}]",
    "steps: [load, reloadData]"
  )

  private static let returning = table(
    "sections: [{rows: 2}]",
    "trace: [controller]",
    "controller: {viewWillAppear: , viewDidAppear: }",
    "steps: [load, disappear, appear]"
  )

  private static let emptied = table(
    "viewport: {width: 320, height: 300}",
    "sections: [{rows: 3}]",
    "steps:",
    "  - query: indexPathsForVisibleRows",
    "  - load",
    "  - turn:",
    "      - model: {set: {section: 0, rows: 0}}",
    "      - reloadData",
    "      - layoutIfNeeded",
    "      - query: visibleCells",
    "      - query: indexPathsForVisibleRows"
  )

  private static let unloaded = table(
    "host: detached",
    "sections: [{rows: 3}]",
    "steps: [query: indexPathsForVisibleRows]"
  )

  private static let snapshot = """
    version: 1
    title: t
    os: [iOS 17, iOS 26]
    sections: [{header: Fruit, rows: [Apple, Banana]}]
    steps:
      - load
      - apply: {sections: [{section: Fruit, items: [Apple, Banana, Cherry]}]}
    """

  private static let destructive = table(
    "sections: [{rows: 2}]",
    "dataSource: {commitEditingStyle: {do: [model: {remove: $row}, deleteRows: [$row]]}}",
    "delegate:",
    "  trailingSwipeActionsConfigurationForRowAt: {actions: [{title: Trash, style: destructive}]}",
    "steps: [load, swipe: {row: [0, 0]}, tapAction: Trash]"
  )

  private static let noSections = table(
    "sections: [{rows: 2}]",
    "dataSource: {numberOfSections: [{when: {state: none}, answer: 0}, {answer: model}]}",
    "steps: [load, turn: [state: none, insertRows: [[0, 9]]]]"
  )

  private static let largeEstimates = table(
    "viewport: {width: 320, height: 480}",
    "table: {estimatedRowHeight: 200}",
    "sections: [{rows: 40}]",
    "delegate: {heightForRowAt: 44}",
    "steps: [load, query: contentSize, query: {rectForRow: [0, 30]}]"
  )

  private static let inserted = table(
    "viewport: {width: 320, height: 176}",
    "table: {rowHeight: 44}",
    "sections: [{rows: 9}]",
    "steps:",
    "  - load",
    "  - query: visibleCells",
    "  - turn:",
    "      - model: {insert: {at: [0, 1], item: new}}",
    "      - insertRows: [[0, 1]]",
    "  - query: visibleCells",
    "  - turn: [{scrollToRow: {row: [0, 5], at: top}}, {query: contentOffset}]"
  )

  private static let titles = table(
    "viewport: {width: 320, height: 300}",
    "sections: [{header: A, footer: B, rows: 2}]",
    "dataSource: {titleForHeaderInSection: model, titleForFooterInSection: model}",
    "steps: [load]"
  )

  private static let titlesAfterNil = table(
    "viewport: {width: 320, height: 300}",
    "sections: [{header: A, rows: 2}]",
    "dataSource: {titleForHeaderInSection: model}",
    "delegate: {viewForHeaderInSection: none}",
    "steps: [load]"
  )

  private static let header = "tableView(_:viewForHeaderInSection:)"
  private static let footer = "tableView(_:viewForFooterInSection:)"

  private static let samples: [Sample] = [
    Sample(scenario: viewless, version: "9", line: header, note: "guess"),
    Sample(scenario: viewless, version: "9", line: footer, note: "guess"),
    Sample(scenario: viewless, version: "12", line: header, note: "seen"),
    Sample(scenario: viewless, version: "12", line: footer, note: "guess"),
    Sample(scenario: viewless, version: "17", line: header, note: "seen on iOS 12.2"),
    Sample(scenario: viewless, version: "26", line: header, note: "seen on iOS 12.2"),
    Sample(scenario: viewless, version: "26", line: footer, note: "guess"),
    Sample(
      scenario: viewlessReloaded,
      version: "17",
      line: header,
      note: "seen; this reload was last seen on iOS 12"
    ),
    Sample(
      scenario: snapshot,
      version: "26",
      line: "numberOfSections",
      note: "seen on iOS 17; this snapshot is a guess"
    ),
    Sample(scenario: reloaded, version: "10", line: "> layout", note: "guess"),
    Sample(scenario: reloaded, version: "11", line: "> layout", note: "guess"),
    Sample(scenario: reloaded, version: "12", line: "> layout", note: "seen"),
    Sample(
      scenario: reloaded,
      version: "11",
      line: "tableView(_:numberOfRowsInSection:)",
      note: "seen; this reload was last seen on iOS 10"
    ),
    Sample(
      scenario: returning,
      version: "8",
      line: "viewDidAppear(_:)",
      note: "seen; the behaviour of the view controller is a guess"
    ),
    Sample(
      scenario: returning,
      version: "26",
      line: "viewDidAppear(_:)",
      note: "seen on iOS 10.2; the behaviour of the view controller is a guess"
    ),
    Sample(scenario: returning, version: "26", line: "> window", note: "guess"),
    Sample(scenario: emptied, version: "16", line: "? indexPathsForVisible", note: "guess"),
    Sample(scenario: emptied, version: "18", line: "? visibleCells", note: "seen"),
    Sample(scenario: emptied, version: "26", line: "? visibleCells", note: "seen on iOS 18"),
    Sample(scenario: emptied, version: "16", line: "? visibleCells", note: "guess"),
    Sample(scenario: unloaded, version: "16", line: "? indexPathsForVisible", note: "seen"),
    Sample(scenario: destructive, version: "11", line: "tableView(_:commit", note: "guess"),
    Sample(scenario: noSections, version: "9", line: "! NSInternal", note: "guess"),
    Sample(
      scenario: largeEstimates,
      version: "12",
      line: "tableView(_:cellForRowAt:) [0, 10]",
      note: "seen; this row below the estimated ones was last seen on iOS 11"
    ),
    Sample(scenario: largeEstimates, version: "26", line: "? contentSize", note: "guess"),
    Sample(scenario: largeEstimates, version: "12", line: "? contentSize", note: "seen"),
    Sample(scenario: largeEstimates, version: "26", line: "? rectForRow", note: "guess"),
    Sample(scenario: inserted, version: "26", line: "? contentOffset", note: "guess"),
    Sample(
      scenario: inserted,
      version: "26",
      line: "? visibleCells",
      note: "seen; which rows keep their cells was last seen on iOS 17.2"
    ),
    Sample(
      scenario: inserted,
      version: "26",
      line: "tableView(_:numberOfRowsInSection:)",
      note: "seen on iOS 17; this update was last seen on iOS 14"
    ),
    Sample(
      scenario: titles,
      version: "17",
      line: "tableView(_:titleForHeaderInSection:)",
      note: "seen"
    ),
    Sample(
      scenario: titles,
      version: "17",
      line: "tableView(_:titleForFooterInSection:)",
      note: "seen; this footer was last seen on iOS 10"
    ),
    Sample(
      scenario: titlesAfterNil,
      version: "17",
      line: "tableView(_:titleForHeaderInSection:)",
      note: "seen; this title was last seen on iOS 4"
    ),
  ]

  @Test("What no case shows is not called seen", arguments: samples)
  private func certainty(_ sample: Sample) throws {
    let files = MemoryFiles(["Scenarios/a.yaml": sample.scenario])
    let run = ToolRun(["run", "a", "--os", sample.version, "--certainty"], files: files)
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let line = try #require(
      lines.last { $0.hasPrefix(sample.line) },
      "\(run.output)\(run.errors)"
    )
    #expect(line.hasSuffix("  # \(sample.note)"), "\(line)")
  }
}

extension String {
  /// The scenario with other steps.
  fileprivate func replacingSteps(_ steps: String) -> String {
    split(separator: "\n").dropLast().joined(separator: "\n") + "\nsteps: [\(steps)]"
  }
}
