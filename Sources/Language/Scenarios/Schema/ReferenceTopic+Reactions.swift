extension ReferenceTopic {
  package static let reactions = [
    ReferenceTopic(
      "What a reaction does first",
      """
      All conditions of a callback are evaluated once, when it is called. A reaction then sets its \
      `state` first, in whatever order its keys are written. The `note`, the steps of `do`, the \
      deferred steps of `later` and `after`, and `raise` follow. The value is returned last. So the \
      steps already see the new state, here with the height that depends on it. To change the state \
      after a step, use a `state` step.
      """,
      file: "reaction-order",
      KeywordExample(
        "tap: [0, 0]",
        in: """
          os: iOS 10
          viewport: {width: 320, height: 132}
          table: {estimatedRowHeight: 0}
          sections: [{rows: 1}]
          trace: [delegate]
          state: closed
          delegate:
            heightForRowAt: [{when: {state: open}, answer: 90}, {answer: 44}]
            didSelectRowAt:
              when: {state: closed}
              do: [beginUpdates, endUpdates, state: shown]
              note: opens
              state: open
          """
      )
    ),
    ReferenceTopic(
      "Answers that take time",
      """
      `after` defers steps by milliseconds of a simulated clock. This clock only advances in `wait`, \
      in the frames of moving content, and after the last step. Deferred steps run in their own run \
      loop turn, in the order of their times, for the rows of the callback. Their `when` is evaluated \
      at that time. Here the second response arrives first, and the first one is no longer needed.
      """,
      file: "answers-that-take-time",
      KeywordExample(
        "tap: [0, 0]",
        "tap: [0, 1]",
        "wait",
        in: """
          viewport: {width: 320, height: 88}
          sections: [{rows: 2}]
          trace: [delegate]
          delegate:
            didSelectRowAt:
              - when: {row: "0,0"}
                state: first
                after: {milliseconds: 300, when: {state: first}, do: [query: {rectForRow: $row}]}
              - when: {row: "0,1"}
                state: second
                after: {milliseconds: 100, when: {state: second}, do: [query: {rectForRow: $row}]}
          """
      )
    ),
    ReferenceTopic(
      "Several rows",
      """
      Prefetching receives several rows at once, which are `$rows` in its reactions. Deferred steps \
      use the same rows and items when they run, without the rows that `cancel` removed. Here one of \
      two rows is cancelled.
      """,
      file: "several-rows",
      KeywordExample(
        "scroll: {by: 44}",
        "cancel: [0, 3]",
        "wait",
        in: """
          os: iOS 12
          viewport: {width: 320, height: 88}
          sections: [{rows: [a, b, c, d, e]}]
          cells: {text: $item}
          prefetchDataSource:
            prefetchRowsAt:
              after:
                milliseconds: 100
                do:
                  - model: {itemsAt: {rows: $rows, image: "photo of $item"}}
                  - note: "loaded: $rows"
          """
      )
    ),
  ]
}
