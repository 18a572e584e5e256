import TableTrace
import Testing

/// What the host does to a table at work, and the re-query that waits for the next layout.
@Suite struct HostStepTests {
  private static let cases = [
    RunCase(
      name: "A memory warning empties the pool",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 2}]
        """,
      steps: """

          - load
          - turn: [{model: {remove: [0, 1]}}, reloadData]
          - query: reusePool
          - memoryWarning
          - query: reusePool
          - turn: [{model: {insert: {at: [0, 1], item: x}}}, reloadData]
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        - turn: [{model: {remove: [0, 1]}}, reloadData]
        tableView(_:numberOfRowsInSection:) 0 -> 1
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#2 reused from [0, 1]
        - query: reusePool
        ? reusePool -> [Cell: [Cell#1]]
        - memoryWarning
        - query: reusePool
        ? reusePool -> []
        - turn: [{model: {insert: {at: [0, 1], item: x}}}, reloadData]
        tableView(_:numberOfRowsInSection:) 0 -> 2
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#2 reused from [0, 0]
        tableView(_:cellForRowAt:) [0, 1] -> Cell#3 new
        """
    ),
    RunCase(
      name: "Another size, only if it differs, and a turn of the device",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 4}]
        """,
      steps: """

          - load
          - resize: {width: 320, height: 88}
          - resize: {width: 320, height: 88}
          - rotate
          - query: contentSize
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 4
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - resize: {width: 320, height: 88}
        > frame
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 4
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        - resize: {width: 320, height: 88}
        - rotate
        > frame
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 4
        tableView(_:cellForRowAt:) [0, 2] -> Cell#3 new
        tableView(_:cellForRowAt:) [0, 3] -> Cell#4 new
        - query: contentSize
        ? contentSize -> {88, 176}
        """
    ),
    RunCase(
      name: "Two changes in a turn share one round",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 4}]
        """,
      steps: """

          - load
          - turn: [{resize: {width: 320, height: 60}}, {setInsets: {top: 20}}]
          - query: contentOffset
          - setInsets: {top: 20}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 4
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - turn: [{resize: {width: 320, height: 60}}, {setInsets: {top: 20}}]
        > frame
        > insets
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 4
        - query: contentOffset
        ? contentOffset -> {0, -20}
        - setInsets: {top: 20}
        """
    ),
    RunCase(
      name: "An inset that goes brings the content back to its end",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 3}]
        delegate: {scrollViewDidScroll: }
        trace: [delegate]
        """,
      steps: """

          - load
          - setInsets: {bottom: 100}
          - scroll: {to: 188}
          - setInsets: {bottom: 20}
          - query: contentOffset
          - scroll: {to: 50}
          - setInsets: {bottom: 0}
          - query: contentOffset
          - scroll: {to: 500}
          - setInsets: {bottom: 10}
          - query: contentOffset
        """,
      trace: """
        - load
        > layout
        - setInsets: {bottom: 100}
        > insets
        > layout
        - scroll: {to: 188}
        scrollViewDidScroll(_:)
        > layout
        - setInsets: {bottom: 20}
        > insets
        scrollViewDidScroll(_:)
        > layout
        - query: contentOffset
        ? contentOffset -> {0, 108}
        - scroll: {to: 50}
        scrollViewDidScroll(_:)
        > layout
        - setInsets: {bottom: 0}
        > insets
        > layout
        - query: contentOffset
        ? contentOffset -> {0, 50}
        - scroll: {to: 500}
        scrollViewDidScroll(_:)
        > layout
        - setInsets: {bottom: 10}
        > insets
        > layout
        - query: contentOffset
        ? contentOffset -> {0, 500}
        """
    ),
    RunCase(
      name: "A question does not take the pending round away",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 2}]
        """,
      steps: """

          - load
          - turn: [rotate, {query: {numberOfRows: 0}}, {query: visibleCells}]
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - turn: [rotate, {query: {numberOfRows: 0}}, {query: visibleCells}]
        > frame
        ? numberOfRows 0 -> 2
        ? visibleCells -> [Cell#1, Cell#2]
          > layout
          tableView(_:numberOfRowsInSection:) 0 -> 2
          tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        """
    ),
    RunCase(
      name: "A reload inside the turn takes the place of the round",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        """,
      steps: """

          - load
          - turn: [rotate, reloadData]
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - turn: [rotate, reloadData]
        > frame
        tableView(_:numberOfRowsInSection:) 0 -> 1
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        """
    ),
    RunCase(
      name: "Disappear and appear; what changed in between waits",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        controller: {viewWillAppear: , viewDidAppear: , viewWillDisappear: , viewDidDisappear: }
        """,
      steps: "[load, disappear, appear, disappear, reloadData, appear]",
      trace: """
        - load
        viewWillAppear(_:) false
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        viewDidAppear(_:) false
        - disappear
        viewWillDisappear(_:) false
        viewDidDisappear(_:) false
        - appear
        viewWillAppear(_:) false
        > window
        > layout
        viewDidAppear(_:) false
        - disappear
        viewWillDisappear(_:) false
        viewDidDisappear(_:) false
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 1
        - appear
        viewWillAppear(_:) false
        > window
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        viewDidAppear(_:) false
        """
    ),
    RunCase(
      name: "Away from the window a new size waits",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        """,
      steps: """

          - load
          - removeFromSuperview
          - resize: {width: 100, height: 44}
          - addToWindow
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - removeFromSuperview
        - resize: {width: 100, height: 44}
        > frame
        - addToWindow
        > window
        tableView(_:numberOfRowsInSection:) 0 -> 1
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        """
    ),
  ]

  @Test(arguments: cases)
  func causesItsRound(_ run: RunCase) throws {
    try run.check()
  }

  @Test("A second load is a failure, and the run continues")
  func loadsOnce() throws {
    let run = try Run(
      "host: {triggers: [layout]}\nsections: [{rows: 1}]",
      steps: "[load, load, rotate]"
    )
    #expect(Array(run.lines.suffix(5).prefix(2)) == ["- load", "- rotate"])
    #expect(
      run.failures == [
        "5: expected one 'load' step, found a second one"
      ]
    )
  }
}
