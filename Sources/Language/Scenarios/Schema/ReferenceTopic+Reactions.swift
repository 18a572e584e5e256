extension ReferenceTopic {
  /// What the page says about reactions.
  package static let reactions = [
    ReferenceTopic(
      "What a reaction does first",
      """
      The conditions of all answers and reactions of a callback are judged once, as it comes. A \
      reaction that is due changes the `state` first, however its keys are ordered; then come its \
      `note`, the steps of `do`, what `later` and `after` put off, and `raise`; the answer is given \
      last. So the steps find the new word, here with the height that hangs on it, and a word that \
      is to change behind a step is a `state` step of its own.
      """,
      file: "reaction-order",
      KeywordExample(
        "load",
        "tap: [0, 0]",
        setting: """
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
      `after` puts steps off by milliseconds of a clock that only `wait`, the frames of content that \
      moves and the end of the steps let pass. They come in a turn of their own, in the order of \
      their times, for the rows that the callback was given; `when` is judged as they come. Here the \
      second answer comes first, and the first is not wanted any more.
      """,
      file: "answers-that-take-time",
      KeywordExample(
        "load",
        "tap: [0, 0]",
        "tap: [0, 1]",
        "wait",
        setting: """
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
      Prefetching names several rows at once, which are `$rows` in its reactions. What has been put off \
      for them means the same rows and the same items when it comes, without those that `cancel` has \
      taken out meanwhile. Here one of two rows is called off.
      """,
      file: "several-rows",
      KeywordExample(
        "load",
        "scroll: {by: 44}",
        "cancel: [0, 3]",
        "wait",
        setting: """
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
