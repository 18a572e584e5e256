import TableTrace
import Testing

/// Conditions of answers and reactions: judged once, as the callback comes.
@Suite struct ReactionConditionTests {
  private static let cases = [
    RunCase(
      name: "A state step leaves the rest of its block alone",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 2}]
        state: first
        delegate:
          willDisplayCell: {when: {state: first}, do: [state: done, query: isEditing]}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 2
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
          ? isEditing -> false
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
        """
    ),
    RunCase(
      name: "A block that makes the condition of the next one true does not lead to it",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        state: first
        delegate:
          willDisplayCell:
            - {when: {state: first}, do: [query: isEditing], state: second}
            - {when: {state: second}, do: [query: contentOffset]}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
          ? isEditing -> false
        """
    ),
    RunCase(
      name: "The state word is new for the steps of its own block",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        state: closed
        delegate:
          heightForRowAt: [{when: {state: open}, answer: 90}, {answer: 44}]
          willDisplayCell: {do: [reloadData], state: open, when: {state: closed}}
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
          tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:heightForRowAt:) [0, 0] -> 44
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
          tableView(_:numberOfRowsInSection:) 0 -> 1
          tableView(_:heightForRowAt:) [0, 0] -> 90
        > layout
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 reused from [0, 0]
          tableView(_:heightForRowAt:) [0, 0] -> 90
        tableView(_:heightForRowAt:) [0, 0] -> 90
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        """
    ),
    RunCase(
      name: "An answer is chosen before the reactions of its callback",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 1}]
        cells: {dequeue: plain}
        state: first
        delegate:
          heightForRowAt: [{when: {state: first}, answer: 60, state: second}, {answer: 44}]
        """,
      trace: """
        - load
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 1
        tableView(_:heightForRowAt:) [0, 0] -> 60
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:heightForRowAt:) [0, 0] -> 44
        """
    ),
  ]

  @Test(arguments: cases)
  func isJudgedOnce(_ run: RunCase) throws {
    try run.check()
  }
}
