import TableTrace
import Testing

/// Time: what reactions put off comes when it is due, wherever the scenario is by then.
@Suite struct TimeTests {
  private static let rows = """
    host: {triggers: [layout]}
    viewport: {width: 320, height: 132}
    sections: [{rows: 3}]
    trace: [delegate]
    delegate:
    """

  private static let cases = [
    RunCase(
      name: "Answers come in the order of their times, those of one time as they were asked for",
      body: rows + """

          willDisplayCell:
            - {when: {row: "0,0"}, after: {milliseconds: 300, do: [{note: slow}, {query: {rectForRow: $row}}]}}
            - {when: {row: "0,1"}, after: {milliseconds: 100, do: [note: quick]}}
            - {when: {row: "0,2"}, after: {milliseconds: 300, do: [note: slow too]}, later: [note: next]}
        """,
      steps: "[load, wait: {milliseconds: 299}, note: now, wait: {milliseconds: 1}]",
      trace: """
        - load
        > layout
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
        tableView(_:willDisplay:forRowAt:) Cell#3, [0, 2]
        > turn
        * next
        - wait: {milliseconds: 299}
        > turn
        * quick
        - note: now
        * now
        - wait: {milliseconds: 1}
        > turn
        * slow
        ? rectForRow [0, 0] -> {0, 0, 320, 44}
        > turn
        * slow too
        """
    ),
    RunCase(
      name: "What has not come by the last step comes after it",
      body: rows + """

          willDisplayCell: {when: {row: "0,0"}, after: [{milliseconds: 20, do: [note: b]}, {milliseconds: 10, do: [note: a]}]}
        """,
      steps: "[load, note: last]",
      trace: """
        - load
        > layout
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
        tableView(_:willDisplay:forRowAt:) Cell#3, [0, 2]
        - note: last
        * last
        > turn
        * a
        > turn
        * b
        """
    ),
    RunCase(
      name: "A condition is judged as the time has come, and an answer can ask for another",
      body: "state: waiting\n" + rows + """

          didSelectRowAt:
            after:
              - {milliseconds: 10, when: {state: waiting}, do: [note: in time, state: done]}
              - {milliseconds: 20, when: {state: waiting}, do: [note: too late]}
          willDisplayCell: {when: {row: "0,0"}, after: {milliseconds: 30, do: [tap: [0, 1]]}}
        """,
      steps: "[load, wait]",
      trace: """
        - load
        > layout
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
        tableView(_:willDisplay:forRowAt:) Cell#3, [0, 2]
        - wait
        > turn
        tableView(_:didSelectRowAt:) [0, 1]
        > turn
        * in time
        > turn
        """
    ),
    RunCase(
      name: "Frames let time pass, and an answer comes between two of them",
      body: """
        host: {triggers: [layout]}
        viewport: {width: 320, height: 44}
        sections: [{rows: 30}]
        trace: [delegate]
        delegate:
          scrollViewDidScroll:
          scrollViewDidEndScrollingAnimation:
          willDisplayCell: {when: {row: "0,0"}, after: {milliseconds: 50, do: [note: the answer, query: contentOffset]}}
        """,
      steps: "[load, scroll: {to: 88, animated: true}, note: the next step]",
      trace: """
        - load
        > layout
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
        - scroll: {to: 88, animated: true}
        > animation
        scrollViewDidScroll(_:)
        tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        > turn
        * the answer
        ? contentOffset -> {0, 6.5}
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        tableView(_:willDisplay:forRowAt:) Cell#1, [0, 2]
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidScroll(_:)
        scrollViewDidEndScrollingAnimation(_:)
        - note: the next step
        * the next step
        """
    ),
  ]

  @Test(arguments: cases)
  func comesWhenItIsDue(_ run: RunCase) throws {
    try run.check()
  }

  @Test(arguments: ["tap: [0, 1]", "drag: {by: 20}", "tapStatusBar", "swipe: {row: [0, 1]}"])
  func noFingerComesBetweenFrames(touch: String) throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 132}
      sections: [{rows: 30}]
      delegate: {scrollViewDidEndDragging: {after: {milliseconds: 50, do: [\(touch)]}}}
      """,
      steps: "[load, drag: {by: 60, velocity: 1}]"
    )
    #expect(
      run.failures == [
        "5: expected a touch outside other events, found a touch while the content moves"
      ]
    )
  }

  @Test func anAnswerThatAsksAgainWithoutEndIsStopped() throws {
    let run = try Run(
      """
      sections: [{rows: 3}]
      delegate: {willDisplayCell: {after: {milliseconds: 1000, do: [reloadData]}}}
      """
    )
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("no end after 100000 events of step 1, 'load'") == true)
  }

  /// Rows whose answers take the times given: they come sorted by time, equal times by row.
  @Test(arguments: 0..<40)
  func randomAnswersComeSorted(seed: Int) throws {
    var random = SeededTimes(seed: seed)
    let times = (0..<12).map { _ in random.next() }
    let reactions = times.enumerated().map { row, time in
      "  - {when: {row: \"0,\(row)\"}, after: {milliseconds: \(time), do: [note: \"\(row)\"]}}"
    }
    let run = try Run(
      """
      host: {triggers: [layout]}
      viewport: {width: 320, height: 528}
      sections: [{rows: 12}]
      delegate:
        willDisplayCell:
      \(reactions.map { "  " + $0 }.joined(separator: "\n"))
      """,
      steps: seed % 2 == 0 ? "[load]" : "[load, wait: {milliseconds: 25}, wait]"
    )
    let notes = run.lines.filter { $0.hasPrefix("* ") }.compactMap { Int($0.dropFirst(2)) }
    #expect(notes == times.indices.sorted { (times[$0], $0) < (times[$1], $1) })
  }
}

/// Small times that a seed decides, many of them equal.
private struct SeededTimes {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  }

  mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % 50
  }
}
