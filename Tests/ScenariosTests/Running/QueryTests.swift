import TableTrace
import Testing

/// Questions of the app: the printed form of every answer, and places that do not exist.
@Suite struct QueryTests {
  private static let cases = [
    RunCase(
      name: "Every question",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 100}
        table: {sectionHeaderHeight: 10, sectionFooterHeight: 5}
        sections: [{header: A, footer: B, rows: 2}, {rows: 1}]
        trace: [delegate]
        dataSource: {numberOfSections: model, titleForHeaderInSection: model, titleForFooterInSection: model}
        """,
      steps: """

          - load
          - query: numberOfSections
          - query: {numberOfRows: 0}
          - query: contentSize
          - query: contentOffset
          - query: {rectForSection: 0}
          - query: {rectForHeader: 0}
          - query: {rectForFooter: 0}
          - query: {rectForRow: [0, 1]}
          - query: {indexPathForRow: {x: 5, y: 60.5}}
          - query: {indexPathForRow: {x: 5, y: 5}}
          - query: {indexPathsForRows: {x: 0, y: 50, width: 10, height: 10}}
          - query: indexPathsForVisibleRows
          - query: visibleCells
          - query: {cellForRow: [0, 1]}
          - query: {cellForRow: [1, 0]}
          - query: {indexPathForCell: 2}
          - query: {indexPathForCell: 3}
          - query: {headerView: 0}
          - query: {headerView: 1}
          - query: {footerView: 0}
          - query: indexPathForSelectedRow
          - query: indexPathsForSelectedRows
          - query: isEditing
          - query: reusePool
        """,
      trace: """
        - load
        > layout
        - query: numberOfSections
        ? numberOfSections -> 2
        - query: {numberOfRows: 0}
        ? numberOfRows 0 -> 2
        - query: contentSize
        ? contentSize -> {320, 147}
        - query: contentOffset
        ? contentOffset -> {0, 0}
        - query: {rectForSection: 0}
        ? rectForSection 0 -> {0, 0, 320, 103}
        - query: {rectForHeader: 0}
        ? rectForHeader 0 -> {0, 0, 320, 10}
        - query: {rectForFooter: 0}
        ? rectForFooter 0 -> {0, 98, 320, 5}
        - query: {rectForRow: [0, 1]}
        ? rectForRow [0, 1] -> {0, 54, 320, 44}
        - query: {indexPathForRow: {x: 5, y: 60.5}}
        ? indexPathForRow {5, 60.5} -> [0, 1]
        - query: {indexPathForRow: {x: 5, y: 5}}
        ? indexPathForRow {5, 5} -> nil
        - query: {indexPathsForRows: {x: 0, y: 50, width: 10, height: 10}}
        ? indexPathsForRows {0, 50, 10, 10} -> [[0, 0], [0, 1]]
        - query: indexPathsForVisibleRows
        ? indexPathsForVisibleRows -> [[0, 0], [0, 1]]
        - query: visibleCells
        ? visibleCells -> [Cell#1, Cell#2]
        - query: {cellForRow: [0, 1]}
        ? cellForRow [0, 1] -> Cell#2
        - query: {cellForRow: [1, 0]}
        ? cellForRow [1, 0] -> nil
        - query: {indexPathForCell: 2}
        ? indexPathForCell Cell#2 -> [0, 1]
        - query: {indexPathForCell: 3}
        ? indexPathForCell Cell#3 -> nil
        - query: {headerView: 0}
        ? headerView 0 -> HeaderFooterView#1
        - query: {headerView: 1}
        ? headerView 1 -> nil
        - query: {footerView: 0}
        ? footerView 0 -> HeaderFooterView#2
        - query: indexPathForSelectedRow
        ? indexPathForSelectedRow -> nil
        - query: indexPathsForSelectedRows
        ? indexPathsForSelectedRows -> nil
        - query: isEditing
        ? isEditing -> false
        - query: reusePool
        ? reusePool -> []
        """
    ),
    RunCase(
      name: "A plain view is no header view",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        table: {sectionHeaderHeight: 10}
        delegate: {viewForHeaderInSection: view, heightForHeaderInSection: 10}
        trace: [controller]
        """,
      steps: """

          - load
          - query: {headerView: 0}
        """,
      trace: """
        - load
        > layout
        - query: {headerView: 0}
        ? headerView 0 -> nil
        """
    ),
    RunCase(
      name: "numberOfRows of a section that has gone, iOS 12",
      os: .iOS(12),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}, {rows: 1}]
        dataSource: {numberOfSections: model}
        trace: [controller]
        clients: {one: {numberOfSections: 1}}
        """,
      steps: """

          - load
          - setDataSource: one
          - query: {numberOfRows: 1}
        """,
      trace: """
        - load
        > layout
        - setDataSource: one
        > layout
        - query: {numberOfRows: 1}
        ? numberOfRows 1 -> 9223372036854775807
        """
    ),
    RunCase(
      name: "numberOfRows of a section that has gone, iOS 13",
      os: .iOS(13),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}, {rows: 1}]
        dataSource: {numberOfSections: model}
        trace: [controller]
        clients: {one: {numberOfSections: 1}}
        """,
      steps: """

          - load
          - setDataSource: one
          - query: {numberOfRows: 1}
        """,
      trace: """
        - load
        > layout
        - setDataSource: one
        > layout
        - query: {numberOfRows: 1}
        ? numberOfRows 1
          ! NSInternalInconsistencyException: Requested the number of rows for section (1) which is out of bounds.
        """
    ),
    RunCase(
      name: "rectForSection of a section that has gone, iOS 9",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}, {rows: 1}]
        dataSource: {numberOfSections: model}
        trace: [controller]
        clients: {one: {numberOfSections: 1}}
        """,
      steps: """

          - load
          - setDataSource: one
          - query: {rectForSection: 1}
        """,
      trace: """
        - load
        > layout
        - setDataSource: one
        > layout
        - query: {rectForSection: 1}
        ? rectForSection 1 -> {0, 0, 0, 0}
        """
    ),
    RunCase(
      name: "rectForHeader of a section that has gone, iOS 9",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}, {rows: 1}]
        dataSource: {numberOfSections: model}
        trace: [controller]
        clients: {one: {numberOfSections: 1}}
        """,
      steps: """

          - load
          - setDataSource: one
          - query: {rectForHeader: 1}
        """,
      trace: """
        - load
        > layout
        - setDataSource: one
        > layout
        - query: {rectForHeader: 1}
        ? rectForHeader 1
          ! NSInternalInconsistencyException: request for rect of header in invalid section (1)
        """
    ),
    RunCase(
      name: "rectForFooter of a section that has gone, iOS 9",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}, {rows: 1}]
        dataSource: {numberOfSections: model}
        trace: [controller]
        clients: {one: {numberOfSections: 1}}
        """,
      steps: """

          - load
          - setDataSource: one
          - query: {rectForFooter: 1}
        """,
      trace: """
        - load
        > layout
        - setDataSource: one
        > layout
        - query: {rectForFooter: 1}
        ? rectForFooter 1 -> {0, 0, 0, 0}
        """
    ),
    RunCase(
      name: "rectForRow of a section that has gone, iOS 9",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}, {rows: 1}]
        dataSource: {numberOfSections: model}
        trace: [controller]
        clients: {one: {numberOfSections: 1}}
        """,
      steps: """

          - load
          - setDataSource: one
          - query: {rectForRow: [1, 0]}
        """,
      trace: """
        - load
        > layout
        - setDataSource: one
        > layout
        - query: {rectForRow: [1, 0]}
        ? rectForRow [1, 0]
          ! NSInternalInconsistencyException: request for rect at invalid index path (<NSIndexPath> {length = 2, path = 1 - 0})
        """
    ),
    RunCase(
      name: "cellForRow of a section that has gone, iOS 9",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}, {rows: 1}]
        dataSource: {numberOfSections: model}
        trace: [controller]
        clients: {one: {numberOfSections: 1}}
        """,
      steps: """

          - load
          - setDataSource: one
          - query: {cellForRow: [1, 0]}
        """,
      trace: """
        - load
        > layout
        - setDataSource: one
        > layout
        - query: {cellForRow: [1, 0]}
        ? cellForRow [1, 0] -> nil
        """
    ),
    RunCase(
      name: "headerView of a section that has gone, iOS 9",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}, {rows: 1}]
        dataSource: {numberOfSections: model}
        trace: [controller]
        clients: {one: {numberOfSections: 1}}
        """,
      steps: """

          - load
          - setDataSource: one
          - query: {headerView: 1}
        """,
      trace: """
        - load
        > layout
        - setDataSource: one
        > layout
        - query: {headerView: 1}
        ? headerView 1 -> nil
        """
    ),
  ]

  @Test(arguments: cases)
  func isAnswered(_ run: RunCase) throws {
    try run.check()
  }
}
