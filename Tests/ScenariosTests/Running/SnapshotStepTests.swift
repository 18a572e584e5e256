import TableTrace
import Testing

/// A diffable data source in a scenario: it answers by its snapshot, and only `apply` changes that.
@Suite struct SnapshotStepTests {
  private static let cases = [
    RunCase(
      name: "A change of the model alone changes no answer",
      os: .iOS(13),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{header: A, rows: [a, b]}]
        trace: [delegate]
        """,
      steps: """

          - load
          - apply: {sections: [{section: A, items: [a, b, c]}]}
          - turn: [{model: {remove: [0, 0]}}, reloadData]
          - query: {numberOfRows: 0}
          - query: snapshot
        """,
      trace: """
        - load
        > layout
        - apply: {sections: [{section: A, items: [a, b, c]}]}
        > animation automatic
        - turn: [{model: {remove: [0, 0]}}, reloadData]
        > layout
        - query: {numberOfRows: 0}
        ? numberOfRows 0 -> 3
        - query: snapshot
        ? snapshot -> ["A": ["a", "b", "c"]]
        """
    ),
    RunCase(
      name: "Another data source answers by the model and has no snapshot to update beside",
      os: .iOS(13),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{header: A, rows: [a, b]}]
        trace: [delegate]
        clients: {other: {numberOfSections: model}}
        """,
      steps: """

          - load
          - apply: {sections: [{section: A, items: [a, b, c]}]}
          - turn: [{setDataSource: other}, {model: {remove: [0, 0]}}, reloadData]
          - turn: [{model: {remove: [0, 0]}}, {deleteRows: [[0, 0]]}]
          - query: {numberOfRows: 0}
        """,
      trace: """
        - load
        > layout
        - apply: {sections: [{section: A, items: [a, b, c]}]}
        > animation automatic
        - turn: [{setDataSource: other}, {model: {remove: [0, 0]}}, reloadData]
        > layout
        - turn: [{model: {remove: [0, 0]}}, {deleteRows: [[0, 0]]}]
        > animation automatic
        - query: {numberOfRows: 0}
        ? numberOfRows 0 -> 1
        """
    ),
    RunCase(
      name: "A data source that is no diffable one has no snapshot",
      body: """
        host: {triggers: [layout]}
        sections: [{header: A, rows: [a]}]
        trace: [delegate]
        """,
      steps: "[load, query: snapshot]",
      trace: """
        - load
        > layout
        - query: snapshot
        ? snapshot -> nil
        """
    ),
  ]

  @Test(arguments: cases)
  func answersByItsSnapshot(_ run: RunCase) throws {
    try run.check()
  }
}
