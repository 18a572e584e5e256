import TableTrace
import Testing

/// A table without a window: it lays out only when it must.
@Suite struct DetachedTests {
  private static let cases = [
    RunCase(
      name: "Nothing happens by itself",
      body: """
        host: detached
        sections: [{rows: 1}]
        """,
      steps: "[load, reloadData, runLoop, setDelegate: none, layoutIfNeeded, layoutIfNeeded]",
      trace: """
        - load
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 1
        - runLoop
        - setDelegate: none
        - layoutIfNeeded
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - layoutIfNeeded
        """
    ),
    RunCase(
      name: "From iOS 13 on the console is told once",
      os: .iOS(13),
      body: """
        host: detached
        sections: [{rows: 1}]
        """,
      steps: "[layoutIfNeeded, load, layoutIfNeeded, reloadData, layoutIfNeeded]",
      trace: """
        - layoutIfNeeded
        > layout
        ~ [TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy (the table view or one of its superviews has not been added to a window). This may cause bugs by forcing views inside the table view to load and perform layout without accurate information (e.g. table view bounds, trait collection, layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what caused this to occur, so you can avoid this action altogether if possible, or defer it until the table view has been added to a window. Table view: <UITableView>
        - load
        - layoutIfNeeded
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 1
        - layoutIfNeeded
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        """
    ),
    RunCase(
      name: "The first question loads, visible rows do not",
      body: """
        host: detached
        sections: [{rows: 1}]
        """,
      steps: "[load, query: indexPathsForVisibleRows, query: contentSize, query: visibleCells]",
      trace: """
        - load
        - query: indexPathsForVisibleRows
        ? indexPathsForVisibleRows -> nil
        - query: contentSize
        ? contentSize -> {320, 44}
          tableView(_:numberOfRowsInSection:) 0 -> 1
        - query: visibleCells
        ? visibleCells -> [Cell#1]
          > layout
          tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        """
    ),
    RunCase(
      name: "It joins a window and leaves it",
      body: """
        host: detached
        sections: [{rows: 1}]
        """,
      steps:
        "[load, addToWindow, addToWindow, removeFromSuperview, reloadData, runLoop, addToWindow]",
      trace: """
        - load
        - addToWindow
        > window
        tableView(_:numberOfRowsInSection:) 0 -> 1
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - addToWindow
        - removeFromSuperview
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 1
        - runLoop
        - addToWindow
        > window
        tableView(_:numberOfRowsInSection:) 0 -> 1
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        """
    ),
    RunCase(
      name: "A reload that nothing follows owes its cells",
      body: """
        host: detached
        sections: [{rows: 1}]
        """,
      steps: """

          - load
          - reloadData
          - turn: [reloadData, query: {cellForRow: [0, 0]}]
        """,
      trace: """
        - load
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 1
        - turn: [reloadData, {query: {cellForRow: [0, 0]}}]
        tableView(_:numberOfRowsInSection:) 0 -> 1
        ? cellForRow [0, 0] -> Cell#1
          > layout
          tableView(_:numberOfRowsInSection:) 0 -> 1
          tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        """
    ),
  ]

  @Test(arguments: cases)
  func laysOutOnlyWhenForced(_ run: RunCase) throws {
    try run.check()
  }
}
