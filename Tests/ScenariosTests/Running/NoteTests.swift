import TableTrace
import Testing

/// Lines of the app: where they stand, and how they are written.
@Suite struct NoteTests {
  private static let cases = [
    RunCase(
      name: "A step and a reaction, in front of what the reaction does",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        trace: [delegate]
        state: first
        delegate:
          willDisplayCell:
            do: [query: isEditing, note: after the question]
            note: in front of it
            later: [note: one turn later]
        """,
      steps: "[load, note: a step, turn: [{note: \"a \\\"line\\\"\\n\\e[31m\"}, layoutIfNeeded]]",
      trace: """
        - load
        > layout
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
          * in front of it
          ? isEditing -> false
          * after the question
        > turn
        * one turn later
        - note: a step
        * a step
        - turn: [{note: "a \\"line\\"\\n\\x1B[31m"}, layoutIfNeeded]
        * a "line"\\n\\u{1B}[31m
        """
    ),
    RunCase(
      name: "The rows of the callback in the line, and words that only begin like them",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        trace: [delegate]
        delegate:
          scrollViewDidScroll: {note: $row}
          willDisplayCell:
            note: shows $row, $rows and $
            later: [note: "$source$proposed later"]
        """,
      steps: "[load, note: $row, scroll: {to: 0}]",
      trace: """
        - load
        > layout
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
          * shows [0, 0], $rows and $
        > turn
        * [0, 0][0, 0] later
        - note: $row
        * $row
        - scroll: {to: 0}
        """
    ),
    RunCase(
      name: "A line in a batch and its completion",
      os: .iOS(17),
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: [a, b]}]
        trace: [delegate]
        """,
      steps: """

          - load
          - batch:
              updates: [note: inside, model: {remove: [0, 0]}, deleteRows: [[0, 0]]]
              completion: [note: done]
        """,
      trace: """
        - load
        > layout
        - batch: {updates: [{note: inside}, {model: {remove: [0, 0]}}, {deleteRows: [[0, 0]]}], \
        completion: [{note: done}]}
        * inside
        > animation automatic
        > completion
        * done
        """
    ),
  ]

  @Test(arguments: cases)
  func standsWhereTheCodeRuns(_ run: RunCase) throws {
    try run.check()
  }
}
