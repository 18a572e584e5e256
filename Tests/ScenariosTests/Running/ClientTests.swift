import TableTrace
import Testing

/// Data sources and delegates: missing, taken away, replaced, and too new for the version.
@Suite struct ClientTests {
  private static let cases = [
    RunCase(
      name: "No data source: one section without rows",
      body: """
        host: {triggers: [setUp, layout]}
        dataSource: none
        sections: [{rows: 2}]
        """,
      steps: """

          - load
          - query: numberOfSections
          - query: {numberOfRows: 0}
        """,
      trace: """
        - load
        > set-up
        > layout
        - query: numberOfSections
        ? numberOfSections -> 1
        - query: {numberOfRows: 0}
        ? numberOfRows 0 -> 0
        """
    ),
    RunCase(
      name: "Taken away inside a group: the rows are missing",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 2}]
        """,
      steps: "[load, turn: [beginUpdates, setDataSource: none, deleteRows: [[0, 0]], endUpdates]]",
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - turn: [beginUpdates, {setDataSource: none}, {deleteRows: [[0, 0]]}, endUpdates]
        ! NSInternalInconsistencyException: Invalid update: invalid number of rows in \
        section 0.  The number of rows contained in an existing section after the update \
        (0) must be equal to the number of rows contained in that section before the \
        update (2), plus or minus the number of rows inserted or deleted from that \
        section (0 inserted, 1 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """
    ),
    RunCase(
      name: "Taken away inside a group: the sections are missing",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 2}, {rows: 1}]
        dataSource: {numberOfSections: model}
        """,
      steps: "[load, turn: [beginUpdates, setDataSource: none, deleteRows: [[0, 0]], endUpdates]]",
      trace: """
        - load
        > layout
        numberOfSections(in:) -> 2
        tableView(_:numberOfRowsInSection:) 1 -> 1
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        - turn: [beginUpdates, {setDataSource: none}, {deleteRows: [[0, 0]]}, endUpdates]
        ! NSInternalInconsistencyException: Invalid update: invalid number of sections.  \
        The number of sections contained in the table view after the update (1) must be \
        equal to the number of sections contained in the table view before the update \
        (2), plus or minus the number of sections inserted or deleted (0 inserted, 0 \
        deleted).
        """
    ),
    RunCase(
      name: "Taken away, replaced, put back",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 2}]
        dataSource: {numberOfRowsInSection: model}
        delegate: {willDisplayCell: }
        clients:
          other: {numberOfSections: 1, numberOfRowsInSection: 1, cellForRowAt: , heightForRowAt: 40}
        """,
      steps: """

          - load
          - setDataSource: none
          - turn: [{setDelegate: none}, {setDataSource: other}]
          - setDelegate: other
          - turn: [{setDataSource: dataSource}, {setDelegate: delegate}]
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        - setDataSource: none
        > layout
        - turn: [{setDelegate: none}, {setDataSource: other}]
        > layout
        numberOfSections(in:) -> 1
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        - setDelegate: other
        > layout
        numberOfSections(in:) -> 1
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 40
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
          tableView(_:heightForRowAt:) [0, 0] -> 40
        tableView(_:heightForRowAt:) [0, 0] -> 40
        - turn: [{setDataSource: dataSource}, {setDelegate: delegate}]
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        """
    ),
    RunCase(
      name: "One object can have both parts",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        dataSource: none
        clients:
          both: {numberOfRowsInSection: 1, willDisplayCell: }
        """,
      steps: """

          - load
          - turn: [{setDataSource: both}, {setDelegate: both}]
        """,
      trace: """
        - load
        > layout
        - turn: [{setDataSource: both}, {setDelegate: both}]
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        """
    ),
    RunCase(
      name: "Set before load, it is what load sets that counts",
      body: """
        host: detached
        sections: [{rows: 1}]
        delegate: {heightForRowAt: 40}
        """,
      steps: """

          - setDelegate: none
          - load
          - reloadData
        """,
      trace: """
        - setDelegate: none
        - load
        - reloadData
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 40
        """
    ),
    RunCase(
      name: "Estimates do not exist before iOS 7",
      os: .iOS(6, 1),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        delegate: {estimatedHeightForRowAt: 30, heightForRowAt: 44, willDisplayHeaderView: }
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        """
    ),
    RunCase(
      name: "Display callbacks of views exist from iOS 6 on",
      os: .iOS(5, 1),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{header: h, rows: 1}]
        dataSource: {titleForHeaderInSection: model}
        delegate: {willDisplayHeaderView: , willDisplayCell: }
        """,
      trace: """
        - load
        > layout
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        """
    ),
    RunCase(
      name: "... and are called there",
      os: .iOS(6),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{header: h, rows: 1}]
        dataSource: {titleForHeaderInSection: model}
        delegate: {willDisplayHeaderView: , willDisplayCell: }
        """,
      trace: """
        - load
        > layout
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        tableView(_:titleForHeaderInSection:) 0 -> "h"
        tableView(_:willDisplayHeaderView:forSection:) HeaderFooterView#1, 0
        """
    ),
  ]

  @Test(arguments: cases)
  func isAsked(_ run: RunCase) throws {
    try run.check()
  }
}
