import TableTrace
import Testing

/// An app that reads past the end of its data ends with the exception of its array.
@Suite struct PastTheDataTests {
  private static let cases = [
    RunCase(
      name: "A row that has gone",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: [a, b]}]
        """,
      steps: """

          - load
          - turn: [reloadData, {model: {remove: [0, 0]}}]
          - reloadData
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        - turn: [reloadData, {model: {remove: [0, 0]}}]
        tableView(_:numberOfRowsInSection:) 0 -> 2
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#2 reused from [0, 1]
        tableView(_:cellForRowAt:) [0, 1]
          ! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 1 beyond bounds [0 .. 0]
        """
    ),
    RunCase(
      name: "A section that has gone",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: [a, b]}]
        """,
      steps: """

          - load
          - turn: [reloadData, {model: {sections: []}}]
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        - turn: [reloadData, {model: {sections: []}}]
        tableView(_:numberOfRowsInSection:) 0 -> 2
        > layout
        tableView(_:cellForRowAt:) [0, 0]
          ! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 0 beyond bounds for empty array
        """
    ),
    RunCase(
      name: "A title of a section that is not there",
      body: """
        host: detached
        sections: [{rows: 1}]
        dataSource: {numberOfSections: 2, titleForHeaderInSection: model}
        """,
      steps: "[load, reloadData]",
      trace: """
        - load
        - reloadData
        numberOfSections(in:) -> 2
        tableView(_:titleForHeaderInSection:) 1
          ! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 1 beyond bounds [0 .. 0]
        """
    ),
    RunCase(
      name: "More rows than the data has, from a step on",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 1}]
        dataSource:
          numberOfRowsInSection: {default: model, from: {step: 2}, answer: 2}
        """,
      steps: "[load, reloadData]",
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 2
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        tableView(_:cellForRowAt:) [0, 1]
          ! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 1 beyond bounds [0 .. 0]
        """
    ),
    RunCase(
      name: "The app removes what is not there",
      body: """
        host: detached
        sections: [{rows: 1}]
        """,
      steps: """

          - model: {remove: [0, 0]}
          - model: {remove: [0, 0]}
        """,
      trace: """
        - model: {remove: [0, 0]}
        - model: {remove: [0, 0]}
        ! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 0 beyond bounds for empty array
        """
    ),
    RunCase(
      name: "The app inserts behind the end",
      body: """
        host: detached
        sections: [{rows: [a]}]
        """,
      steps: """

          - model: {insert: {at: [0, 1], item: x}}
          - model: {insert: {at: [0, 3], item: x}}
        """,
      trace: """
        - model: {insert: {at: [0, 1], item: x}}
        - model: {insert: {at: [0, 3], item: x}}
        ! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 1]
        """
    ),
    RunCase(
      name: "The app sets the rows of a section that is not there",
      body: """
        host: detached
        sections: [{rows: [a]}]
        """,
      steps: """

          - model: {sections: []}
          - model: {set: {section: 0, rows: 1}}
        """,
      trace: """
        - model: {sections: []}
        - model: {set: {section: 0, rows: 1}}
        ! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 0 beyond bounds for empty array
        """
    ),
    RunCase(
      name: "The app moves what is not there",
      body: """
        host: detached
        sections: [{rows: [a]}]
        """,
      steps: """

          - model: {sections: [{rows: 0}]}
          - model: {move: {from: [0, 0], to: [0, 0]}}
        """,
      trace: """
        - model: {sections: [{rows: 0}]}
        - model: {move: {from: [0, 0], to: [0, 0]}}
        ! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 0 beyond bounds for empty array
        """
    ),
  ]

  @Test(arguments: cases)
  func raises(_ run: RunCase) throws {
    try run.check()
  }
}
