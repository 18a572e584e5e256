import TableTrace
import Testing

/// Properties that the app sets on a table at work.
@Suite struct PropertyTests {
  private static let cases = [
    RunCase(
      name: "Heights, estimates and the header view",
      os: .iOS(17),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{header: h, rows: 2}]
        dataSource: {titleForHeaderInSection: model}
        """,
      steps: """

          - load
          - set: {rowHeight: 50}
          - set: {rowHeight: 50}
          - set: {estimatedRowHeight: 0}
          - query: contentSize
          - set: {tableHeaderView: {height: 10}, sectionHeaderHeight: 20}
          - query: {rectForHeader: 0}
          - set: {tableHeaderView: none, tableFooterView: {height: 7}}
          - query: contentSize
        """,
      trace: """
        - load
        > layout
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        - set: {rowHeight: 50}
        > layout
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:numberOfRowsInSection:) 0 -> 2
        - set: {rowHeight: 50}
        - set: {estimatedRowHeight: 0}
        > layout
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:numberOfRowsInSection:) 0 -> 2
        - query: contentSize
        ? contentSize -> {320, 150}
        - set: {tableHeaderView: {height: 10}, sectionHeaderHeight: 20}
        > layout
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:numberOfRowsInSection:) 0 -> 2
        - query: {rectForHeader: 0}
        ? rectForHeader 0 -> {0, 32, 320, 20}
        - set: {tableHeaderView: none, tableFooterView: {height: 7}}
        > layout
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - query: contentSize
        ? contentSize -> {320, 149}
        """
    ),
    RunCase(
      name: "Offset and inset",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 3}]
        """,
      steps: """

          - load
          - set: {contentOffset: {x: 0, y: 20}}
          - query: contentOffset
          - set: {contentInset: {top: 5}}
          - query: contentOffset
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 3
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - set: {contentOffset: {x: 0, y: 20}}
        > layout
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        - query: contentOffset
        ? contentOffset -> {0, 20}
        - set: {contentInset: {top: 5}}
        > insets
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 3
        - query: contentOffset
        ? contentOffset -> {0, 20}
        """
    ),
    RunCase(
      name: "Automatic estimates switch the rounds of row heights off",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 2}]
        delegate: {heightForRowAt: 44}
        """,
      steps: """

          - load
          - set: {estimatedRowHeight: 100}
          - set: {estimatedRowHeight: 0}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 1] -> 44
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
          tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 0] -> 44
        - set: {estimatedRowHeight: 100}
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        - set: {estimatedRowHeight: 0}
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 1] -> 44
        """
    ),
    RunCase(
      name: "A property that no call depends on",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        """,
      steps: """

          - load
          - set: {allowsSelection: false}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - set: {allowsSelection: false}
        """
    ),
    RunCase(
      name: "The first header view asks for the sections",
      body: """
        host: detached
        sections: [{rows: 2}]
        dataSource: {numberOfSections: 1}
        """,
      steps: """

          - load
          - set: {tableHeaderView: {height: 10}}
          - set: {tableFooterView: {height: 10}}
        """,
      trace: """
        - load
        - set: {tableHeaderView: {height: 10}}
        numberOfSections(in:) -> 1
        - set: {tableFooterView: {height: 10}}
        """
    ),
  ]

  @Test(arguments: cases)
  func changesTheTable(_ run: RunCase) throws {
    try run.check()
  }

  @Test(
    "Estimated heights have no effect before the version that introduces them",
    arguments: [(SystemVersion.iOS(4), true), (.iOS(5), true), (.iOS(6), true), (.iOS(7), false)]
  )
  func estimatesOfEarlyVersions(_ version: SystemVersion, _ isSame: Bool) throws {
    func lines(_ estimates: String) throws -> [String] {
      let body = """
        table: {rowHeight: 44\(estimates)}
        sections: [{rows: 2, header: h, footer: f}]
        dataSource: {titleForHeaderInSection: model, titleForFooterInSection: model}
        delegate: {heightForRowAt: 50, heightForHeaderInSection: 20, heightForFooterInSection: 20}
        """
      let steps = "[load, query: contentSize, {set: {rowHeight: 44\(estimates)}}, reloadData]"
      let run = try Run(body, steps: steps, os: version)
      return run.lines.filter { !$0.hasPrefix("- set") }
    }
    let estimates =
      ", estimatedRowHeight: 30, estimatedSectionHeaderHeight: 9, estimatedSectionFooterHeight: 9"
    #expect(try (lines(estimates) == lines("")) == isSame)
    #expect(try lines("").contains("? contentSize -> {320, 140}"))
  }
}
