import TableTrace
import Testing

/// How the scripted data source gets its cells.
@Suite struct CellTests {
  private static let cases = [
    RunCase(
      name: "Every dequeue and several identifiers",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 176}
        trace: [dataSource, delegate, cell]
        sections: [{rows: 4}]
        cells:
          - {identifier: Plain, dequeue: plain, register: none, rows: "0,1"}
          - {identifier: Own, dequeue: none, rows: "0,2"}
          - {identifier: Nib, register: nib, rows: "0,last"}
          - {identifier: Cell}
        delegate: {heightForRowAt: 44}
        """,
      steps: "[load, reloadData, query: reusePool]",
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 4
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 1] -> 44
        tableView(_:heightForRowAt:) [0, 2] -> 44
        tableView(_:heightForRowAt:) [0, 3] -> 44
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
          tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        tableView(_:heightForRowAt:) [0, 1] -> 44
        tableView(_:cellForRowAt:) [0, 2] -> Cell#3 new
        tableView(_:heightForRowAt:) [0, 2] -> 44
        tableView(_:cellForRowAt:) [0, 3] -> Cell#4 new
          tableView(_:heightForRowAt:) [0, 3] -> 44
        tableView(_:heightForRowAt:) [0, 3] -> 44
        layoutSubviews() Cell#1
        layoutSubviews() Cell#2
        layoutSubviews() Cell#3
        layoutSubviews() Cell#4
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 4
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 1] -> 44
        tableView(_:heightForRowAt:) [0, 2] -> 44
        tableView(_:heightForRowAt:) [0, 3] -> 44
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
          prepareForReuse() Cell#1
          tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 reused from [0, 1]
          prepareForReuse() Cell#2
        tableView(_:heightForRowAt:) [0, 1] -> 44
        tableView(_:cellForRowAt:) [0, 2] -> Cell#5 new
        tableView(_:heightForRowAt:) [0, 2] -> 44
        tableView(_:cellForRowAt:) [0, 3] -> Cell#4 reused from [0, 3]
          prepareForReuse() Cell#4
          tableView(_:heightForRowAt:) [0, 3] -> 44
        tableView(_:heightForRowAt:) [0, 3] -> 44
        layoutSubviews() Cell#1
        layoutSubviews() Cell#2
        layoutSubviews() Cell#5
        layoutSubviews() Cell#4
        - query: reusePool
        ? reusePool -> [Cell: [], Plain: [], Own: [Cell#3], Nib: []]
        """
    ),
    RunCase(
      name: "Nothing is registered",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        cells: {identifier: Late, register: none}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0]
          ! NSInternalInconsistencyException: unable to dequeue a cell with identifier Late - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """
    ),
    RunCase(
      name: "Registered in time",
      body: """
        host: detached
        sections: [{rows: 1}]
        cells: {identifier: Late, register: none}
        """,
      steps: """

          - load
          - register: {identifier: Late}
          - query: visibleCells
        """,
      trace: """
        - load
        - register: {identifier: Late}
        - query: visibleCells
        ? visibleCells -> [Cell#1]
          > layout
          tableView(_:numberOfRowsInSection:) 0 -> 1
          tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        """
    ),
    RunCase(
      name: "Plain needs no registration",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        cells: {identifier: Late, register: none, dequeue: plain}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        """
    ),
    RunCase(
      name: "Nil, in the words before iOS 9",
      os: .iOS(8, 4),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 2}]
        dataSource: {cellForRowAt: {"0,1": none}}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:cellForRowAt:) [0, 1] -> nil
        ! NSInternalInconsistencyException: UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:
        """
    ),
    RunCase(
      name: "Nil, in the words of iOS 9",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 2}]
        dataSource: {cellForRowAt: {"0,1": none}}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:cellForRowAt:) [0, 1] -> nil
        ! NSInternalInconsistencyException: UITableView (<UITableView>) failed to obtain a cell from its dataSource (<DataSource>)
        """
    ),
    RunCase(
      name: "As many rows as UIKit refuses",
      body: """
        host: detached
        sections: [{rows: 2147483647}]
        """,
      steps: "[load, reloadData]",
      trace: """
        - load
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 2147483647
        ! NSInternalInconsistencyException: Failed to allocate data stores for 2147483647 rows in section 0. Consider using fewer rows
        """
    ),
    RunCase(
      name: "One row less",
      body: """
        host: detached
        sections: [{rows: 2147483646}]
        """,
      steps: "[load, reloadData, query: contentSize]",
      trace: """
        - load
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 2147483646
        - query: contentSize
        ? contentSize -> {320, 94489280424}
        """
    ),
    RunCase(
      name: "An endless recursion",
      body: """
        host: detached
        trace: [delegate]
        sections: [{rows: 1}]
        dataSource: {numberOfSections: {do: [reloadData]}}
        """,
      steps: "[load, reloadData]",
      trace: """
        - load
        - reloadData
        ! EXC_BAD_ACCESS: the app's callbacks call each other endlessly and use up the stack
        """
    ),
  ]

  @Test(arguments: cases)
  func getsItsCells(_ run: RunCase) throws {
    try run.check()
  }
}
