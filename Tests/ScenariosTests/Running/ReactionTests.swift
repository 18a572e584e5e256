import TableTrace
import Testing

/// What callbacks do while they run.
@Suite struct ReactionTests {
  private static let cases = [
    RunCase(
      name: "Each condition on its own",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 80}
        sections: [{rows: 3}]
        table: {rowHeight: 40}
        delegate:
          willDisplayCell:
            - {when: {row: "0,0"}, do: [query: numberOfSections]}
            - {when: {state: busy}, do: [query: contentOffset]}
            - {state: busy}
            - {when: {offsetBelow: 0}, do: [query: isEditing]}
            - {when: {offsetBelow: 1}, do: [{query: {numberOfRows: 0}}]}
            - {when: {offsetAbove: -1}, do: [query: indexPathForSelectedRow]}
            - {when: {offsetAbove: 0}, do: [query: isEditing]}
            - {when: {isDragging: true}, do: [query: contentSize]}
            - {when: {isDragging: false, row: "*,last"}, do: [query: isEditing]}
            - {when: {isDragging: false, row: "*,1"}, do: [query: indexPathsForSelectedRows]}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 3
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
          ? numberOfSections -> 1
          ? numberOfRows 0 -> 3
          ? indexPathForSelectedRow -> nil
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
          ? contentOffset -> {0, 0}
          ? numberOfRows 0 -> 3
          ? indexPathForSelectedRow -> nil
          ? indexPathsForSelectedRows -> nil
        """
    ),
    RunCase(
      name: "The state word of a step limits an answer",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 10}
        sections: [{rows: 1}]
        state: small
        delegate:
          heightForRowAt: {default: 44, "0,0": {answer: 10, when: {state: small}}}
        """,
      steps: "[load, turn: [state: large, reloadData]]",
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 10
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
          tableView(_:heightForRowAt:) [0, 0] -> 10
        tableView(_:heightForRowAt:) [0, 0] -> 10
        - turn: [{state: large}, reloadData]
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 44
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
          tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 0] -> 44
        """
    ),
    RunCase(
      name: "The controller reloads before the table is shown",
      body: """
        host: tableViewController
        sections: [{rows: 1}]
        controller:
          viewWillAppear:
            do: [reloadData]
        """,
      trace: """
        - load
        viewWillAppear(_:) false
          tableView(_:numberOfRowsInSection:) 0 -> 1
        > will appear
        tableView(_:numberOfRowsInSection:) 0 -> 1
        > window
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        """
    ),
    RunCase(
      name: "The row of the callback",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: [a, b]}]
        delegate:
          willDisplayCell:
            do: [{query: {rectForRow: $row}}, {model: {insert: {at: $row, item: x}}}]
        """,
      steps: """

          - load
          - query: {numberOfRows: 0}
          - reloadData
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
          ? rectForRow [0, 0] -> {0, 0, 320, 44}
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
          ? rectForRow [0, 1] -> {0, 44, 320, 44}
        - query: {numberOfRows: 0}
        ? numberOfRows 0 -> 2
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 4
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#2 reused from [0, 1]
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 0]
          ? rectForRow [0, 0] -> {0, 0, 320, 44}
        tableView(_:cellForRowAt:) [0, 1] -> Cell#1 reused from [0, 0]
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 1]
          ? rectForRow [0, 1] -> {0, 44, 320, 44}
        """
    ),
    RunCase(
      name: "A reload inside a callback is done at the end of the turn",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        delegate:
          willDisplayCell:
            - {when: {state: first}, do: [reloadData]}
            - {state: done}
        state: first
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
          tableView(_:numberOfRowsInSection:) 0 -> 1
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        """
    ),
    RunCase(
      name: "An exception of the app ends the run",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 2}]
        delegate:
          willDisplayCell:
            when: {row: "0,1"}
            raise: {name: AppException, reason: not ready}
        """,
      steps: "[load, reloadData]",
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
          ! AppException: not ready
        """
    ),
    RunCase(
      name: "A block comes in the order state, do, later, raise",
      body: """
        host: detached
        sections: [{rows: 1}]
        dataSource:
          numberOfSections:
            raise: {name: A, reason: b}
            state: x
            do: [query: isEditing]
            later: [reloadData]
        """,
      steps: "[load, reloadData, reloadData]",
      trace: """
        - load
        - reloadData
        numberOfSections(in:)
          ? isEditing -> false
          ! A: b
        """
    ),
  ]

  @Test(arguments: cases)
  func actsInsideTheCallback(_ run: RunCase) throws {
    try run.check()
  }
}
