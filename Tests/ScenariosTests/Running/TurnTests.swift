import TableTrace
import Testing

/// Turns of the run loop: what one holds, what is put off, when cells are made.
@Suite struct TurnTests {
  private static let cases = [
    RunCase(
      name: "Two reloads in a turn share a layout",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        """,
      steps: "[load, turn: [reloadData, query: numberOfSections, reloadData]]",
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - turn: [reloadData, {query: numberOfSections}, reloadData]
        tableView(_:numberOfRowsInSection:) 0 -> 1
        ? numberOfSections -> 1
        tableView(_:numberOfRowsInSection:) 0 -> 1
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        """
    ),
    RunCase(
      name: "A forced layout inside a turn is one of its own",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 1}]
        """,
      steps: """

          - load
          - turn: [reloadData, layoutIfNeeded, model: {insert: {at: [0, 1], item: b}}, reloadData]
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - turn: [reloadData, layoutIfNeeded, {model: {insert: {at: [0, 1], item: b}}}, reloadData]
        tableView(_:numberOfRowsInSection:) 0 -> 1
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        tableView(_:numberOfRowsInSection:) 0 -> 2
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        """
    ),
    RunCase(
      name: "What comes later has a turn each",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 1}]
        controller:
          viewDidAppear:
            later: [model: {insert: {at: [0, 1], item: b}}, reloadData]
        delegate:
          willDisplayCell:
            when: {row: "0,1"}
            later: [query: visibleCells]
        """,
      steps: "[load, runLoop]",
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        viewDidAppear(_:) false
        > turn
        tableView(_:numberOfRowsInSection:) 0 -> 2
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
        > turn
        ? visibleCells -> [Cell#1, Cell#2]
        - runLoop
        """
    ),
  ]

  @Test(arguments: cases)
  func endsInOneLayout(_ run: RunCase) throws {
    try run.check()
  }

  @Test("Endless turns are a failure that ends the run")
  func laterIsBounded() throws {
    let body = """
      host: {triggers: [layout]}
      sections: [{rows: 1}]
      delegate:
        willDisplayCell:
          later: [reloadData]
      """
    let run = try Run(body, steps: "\n  - load\n  - query: isEditing")
    #expect(run.lines.count { $0 == "> turn" } > 1000)
    #expect(!run.lines.contains("- query: isEditing"))
    #expect(
      run.failures == [
        "7: expected reactions that come to an end, found no end after 100000 events of "
          + "step 1, 'load': willDisplayCell (line 7) later performs 'reloadData', which leads to "
          + "willDisplayCell again. Add a condition that stops holding ('when:') to the reaction, "
          + "or move its steps to 'steps'"
      ]
    )
  }
}
