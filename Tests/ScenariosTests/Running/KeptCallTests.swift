import TableTrace
import Testing

/// What a callback was given belongs to what it puts off, too.
@Suite struct KeptCallTests {
  private static let cases = [
    RunCase(
      name: "The row of a tap",
      body: """
        viewport: {width: 320, height: 132}
        sections: [{rows: 3}]
        trace: [delegate]
        delegate:
          didSelectRowAt: {later: [{query: {rectForRow: $row}}]}
        """,
      steps: "[load, tap: [0, 2], tap: [0, 1]]",
      trace: """
        - load
        > set-up
        > window
        > layout
        - tap: [0, 2]
        tableView(_:didSelectRowAt:) [0, 2]
        > turn
        ? rectForRow [0, 2] -> {0, 88, 320, 44}
        - tap: [0, 1]
        tableView(_:didSelectRowAt:) [0, 1]
        > turn
        ? rectForRow [0, 1] -> {0, 44, 320, 44}
        """
    ),
    RunCase(
      name: "Each row of several has its own turn",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 88}
        sections: [{rows: 2}]
        trace: [delegate]
        delegate:
          willDisplayCell: {later: [{query: {rectForRow: $row}}]}
        """,
      trace: """
        - load
        > layout
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
        > turn
        ? rectForRow [0, 0] -> {0, 0, 320, 44}
        > turn
        ? rectForRow [0, 1] -> {0, 44, 320, 44}
        """
    ),
    RunCase(
      name: "Both rows of a move",
      body: """
        viewport: {width: 320, height: 132}
        table: {isEditing: true}
        sections: [{rows: [a, b, c]}]
        trace: [dataSource]
        dataSource:
          canMoveRowAt: true
          moveRowAt:
            do: [{model: {move: {from: $source, to: $proposed}}}]
            later: [{query: {rectForRow: $source}}, {query: {rectForRow: $proposed}}]
        """,
      steps: "[load, {reorder: {from: [0, 2], over: [[0, 1]]}}]",
      trace: """
        - load
        > set-up
        tableView(_:numberOfRowsInSection:) 0 -> 3
        > window
        tableView(_:numberOfRowsInSection:) 0 -> 3
        > layout
        tableView(_:numberOfRowsInSection:) 0 -> 3
        tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        tableView(_:canMoveRowAt:) [0, 0] -> true
        tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
        tableView(_:canMoveRowAt:) [0, 1] -> true
        tableView(_:cellForRowAt:) [0, 2] -> Cell#3 new
        tableView(_:canMoveRowAt:) [0, 2] -> true
        - reorder: {from: [0, 2], over: [[0, 1]]}
        tableView(_:moveRowAt:to:) [0, 2], [0, 1]
        > layout
        > turn
        ? rectForRow [0, 2] -> {0, 88, 320, 44}
        ? rectForRow [0, 1] -> {0, 44, 320, 44}
        """
    ),
    RunCase(
      name: "The row of an action behind it, which a finger touches in the later turn",
      os: .iOS(13),
      body: """
        viewport: {width: 320, height: 132}
        sections: [{rows: [a, b, c]}]
        trace: [delegate]
        delegate:
          didSelectRowAt:
          trailingSwipeActionsConfigurationForRowAt: {actions: [{title: Open, later: [tap: $row]}]}
        """,
      steps: "[load, swipe: {row: [0, 2]}, tapAction: Open]",
      trace: """
        - load
        > set-up
        > window
        > insets
        > layout
        - swipe: {row: [0, 2]}
        tableView(_:trailingSwipeActionsConfigurationForRowAt:) [0, 2] -> ["Open"]
        > layout
        - tapAction: Open
        > handler
        > completion
        > layout
        > turn
        tableView(_:didSelectRowAt:) [0, 2]
        """
    ),
    RunCase(
      name: "A row that the callback was not given",
      os: .iOS(11),
      body: """
        viewport: {width: 320, height: 132}
        sections: [{rows: [a]}]
        trace: [dropDelegate]
        dropDelegate: {dropSessionDidUpdate: {answer: copy, do: [{query: {rectForRow: $row}}]}}
        """,
      steps: "[load, {dragAndDrop: {items: [x], over: [empty]}}]",
      trace: """
        - load
        > set-up
        > window
        > layout
        - dragAndDrop: {items: [x], over: [empty]}
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) session, nil
          ! Fatal error: Unexpectedly found nil while unwrapping an Optional value
        """
    ),
  ]

  @Test(arguments: cases)
  func isKept(_ run: RunCase) throws {
    try run.check()
  }
}
