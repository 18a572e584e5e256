import TableTrace
import Testing

/// The app's own data: every change, and what reading past its end does.
@Suite struct ModelChangeTests {
  private static let cases = [
    RunCase(
      name: "Several come in, one after the other",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {insert: [{at: [0, 0], item: x}, {at: [0, 1], item: y}]}
          - reloadData
        """,
      trace: """
        - load
        - model: {insert: [{at: [0, 0], item: x}, {at: [0, 1], item: y}]}
        - reloadData
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 5
        tableView(_:numberOfRowsInSection:) 0 -> 5
        """
    ),
    RunCase(
      name: "One comes in at the end of counted rows",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {insert: {at: [1, 5], item: x}}
          - reloadData
        """,
      trace: """
        - load
        - model: {insert: {at: [1, 5], item: x}}
        - reloadData
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 6
        tableView(_:numberOfRowsInSection:) 0 -> 3
        """
    ),
    RunCase(
      name: "Several go, by their places before",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {remove: [[0, 0], [0, 2], [1, 4]]}
          - reloadData
        """,
      trace: """
        - load
        - model: {remove: [[0, 0], [0, 2], [1, 4]]}
        - reloadData
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 4
        tableView(_:numberOfRowsInSection:) 0 -> 1
        """
    ),
    RunCase(
      name: "One goes",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {remove: [0, 0]}
          - reloadData
        """,
      trace: """
        - load
        - model: {remove: [0, 0]}
        - reloadData
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 5
        tableView(_:numberOfRowsInSection:) 0 -> 2
        """
    ),
    RunCase(
      name: "One moves to another section",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {move: {from: [0, 0], to: [1, 0]}}
          - reloadData
        """,
      trace: """
        - load
        - model: {move: {from: [0, 0], to: [1, 0]}}
        - reloadData
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 6
        tableView(_:numberOfRowsInSection:) 0 -> 2
        """
    ),
    RunCase(
      name: "Rows become another number",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {set: {section: 0, rows: 7}}
          - reloadData
        """,
      trace: """
        - load
        - model: {set: {section: 0, rows: 7}}
        - reloadData
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 5
        tableView(_:numberOfRowsInSection:) 0 -> 7
        """
    ),
    RunCase(
      name: "Rows become other items",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {set: {section: 1, rows: [p]}}
          - reloadData
        """,
      trace: """
        - load
        - model: {set: {section: 1, rows: [p]}}
        - reloadData
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 1
        tableView(_:numberOfRowsInSection:) 0 -> 3
        """
    ),
    RunCase(
      name: "No section is left",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {sections: []}
          - reloadData
        """,
      trace: """
        - load
        - model: {sections: []}
        - reloadData
        numberOfSections(in:) -> 0
        """
    ),
    RunCase(
      name: "All sections become others",
      body: """
        host: detached
        sections: [{rows: [a, b, c]}, {rows: 5}]
        dataSource: {numberOfSections: model}
        """,
      steps: """

          - load
          - model: {sections: [{rows: 2}, {rows: 0}, {rows: [q]}]}
          - reloadData
        """,
      trace: """
        - load
        - model: {sections: [{rows: 2}, {rows: 0}, {rows: [q]}]}
        - reloadData
        numberOfSections(in:) -> 3
        tableView(_:numberOfRowsInSection:) 2 -> 1
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 0
        """
    ),
    RunCase(
      name: "The table is not told",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: [a, b]}]
        """,
      steps: """

          - load
          - model: {remove: [0, 0]}
          - query: {numberOfRows: 0}
          - layout
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        - model: {remove: [0, 0]}
        - query: {numberOfRows: 0}
        ? numberOfRows 0 -> 2
        - layout
        > layout
        """
    ),
  ]

  @Test(arguments: cases)
  func changesTheData(_ run: RunCase) throws {
    try run.check()
  }
}
