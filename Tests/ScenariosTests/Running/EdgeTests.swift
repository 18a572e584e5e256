import Scenarios
import TableTrace
import Testing

/// What comes over the edges of a table: the keyboard, the safe area, a refresh control.
@Suite struct EdgeTests {
  private static let rows = """
    viewport: {width: 320, height: 88}
    sections: [{rows: 9}]
    table: {rowHeight: 44, estimatedRowHeight: 0, isPrefetchingEnabled: false}
    trace: [delegate, controller]

    """

  private static let pulled = """
    viewport: {width: 320, height: 480}
    sections: [{rows: 9}]
    table: {rowHeight: 44, refreshControl: true}
    trace: [delegate, controller]
    delegate: {scrollViewDidEndDragging: }

    """

  private static let cases = [
    RunCase(
      name: "A table beside the safe area has no bars",
      os: .iOS(17),
      body: """
        device: iPhone X
        host: {viewController: {in: navigationController}}
        table: {contentInsetAdjustmentBehavior: never}
        sections: [{rows: 0}]
        trace: [controller]
        controller: {viewSafeAreaInsetsDidChange: }
        """,
      steps: "[load, query: contentOffset, set: {contentInsetAdjustmentBehavior: always}]",
      trace: """
        - load
        > set-up
        > window
        viewSafeAreaInsetsDidChange()
        > layout
        - query: contentOffset
        ? contentOffset -> {0, 0}
        - set: {contentInsetAdjustmentBehavior: always}
        > insets
        > layout
        """
    ),
    RunCase(
      name: "A turn of the device is one of the safe area, and without bars there is none",
      os: .iOS(12),
      body: """
        device: iPhone X
        sections: [{rows: 0}]
        trace: [controller]
        controller: {viewSafeAreaInsetsDidChange: }
        """,
      steps: "[load, rotate, query: contentOffset]",
      trace: """
        - load
        > set-up
        > window
        viewSafeAreaInsetsDidChange()
        > layout
        - rotate
        > frame
        viewSafeAreaInsetsDidChange()
        > insets
        > layout
        - query: contentOffset
        ? contentOffset -> {0, 0}
        """
    ),
    RunCase(
      name: "The same safe area is no change",
      os: .iOS(17),
      body: rows + "controller: {viewSafeAreaInsetsDidChange: }",
      steps: "[load, setSafeArea: {top: 20}, setSafeArea: {top: 20, left: 0}]",
      trace: """
        - load
        > set-up
        > window
        > layout
        - setSafeArea: {top: 20}
        viewSafeAreaInsetsDidChange()
        > insets
        > layout
        - setSafeArea: {top: 20, left: 0}
        """
    ),
    RunCase(
      name: "A keyboard that becomes higher, and goes: the bottom inset of before comes back",
      os: .iOS(17),
      body: rows + """
        host: tableViewController
        controller: {keyboardWillShow: , keyboardWillHide: }
        """,
      steps: """
        [load, set: {contentInset: {bottom: 10}}, showKeyboard: 5, showKeyboard: 40, scroll: {to: 348},
         expect: {offset: 348}, hideKeyboard, expect: {offset: 318}]
        """,
      trace: """
        - load
        > will appear
        > window
        > layout
        - set: {contentInset: {bottom: 10}}
        > insets
        > layout
        - showKeyboard: 5
        keyboardWillShow(_:) 5
        - showKeyboard: 40
        keyboardWillShow(_:) 40
        > insets
        > layout
        - scroll: {to: 348}
        > layout
        - expect: {offset: 348}
        - hideKeyboard
        keyboardWillHide(_:) 0
        > insets
        > layout
        - expect: {offset: 318}
        """
    ),
    RunCase(
      name: "A refresh that ends while the finger is down takes no room",
      os: .iOS(17),
      body: pulled + "controller: {refreshControlValueChanged: {do: [endRefreshing]}}",
      steps: "[load, drag: {by: -400}, query: isRefreshing, expect: {offset: 0}]",
      trace: """
        - load
        > set-up
        > window
        > layout
        - drag: {by: -400}
        refreshControlValueChanged(_:)
        scrollViewDidEndDragging(_:willDecelerate:) true
        > animation
        - query: isRefreshing
        ? isRefreshing -> false
        - expect: {offset: 0}
        """
    ),
    RunCase(
      name: "One pull begins once, though the refresh ends while it goes on; the next begins anew",
      os: .iOS(17),
      body: pulled + "controller: {refreshControlValueChanged: {do: [endRefreshing]}}",
      steps: """
        [load, drag: {by: -400}, beginRefreshing, endRefreshing, drag: {by: -400},
         expect: {count: {refreshControlValueChanged: 2}}]
        """,
      trace: """
        - load
        > set-up
        > window
        > layout
        - drag: {by: -400}
        refreshControlValueChanged(_:)
        scrollViewDidEndDragging(_:willDecelerate:) true
        > animation
        - beginRefreshing
        > insets
        > layout
        - endRefreshing
        > insets
        > layout
        - drag: {by: -400}
        refreshControlValueChanged(_:)
        scrollViewDidEndDragging(_:willDecelerate:) true
        > animation
        - expect: {count: {refreshControlValueChanged: 2}}
        """
    ),
    RunCase(
      name: "A control that refreshes already is not pulled again",
      os: .iOS(17),
      body: pulled + "controller: {refreshControlValueChanged: }",
      steps: "[load, beginRefreshing, drag: {by: -400}, expect: {offset: -60}]",
      trace: """
        - load
        > set-up
        > window
        > layout
        - beginRefreshing
        > insets
        > layout
        - drag: {by: -400}
        scrollViewDidEndDragging(_:willDecelerate:) true
        > animation
        - expect: {offset: -60}
        """
    ),
  ]

  @Test(arguments: cases)
  func traces(_ run: RunCase) throws {
    try run.check()
  }

  /// Only a table view controller makes room, and only while its table is in the window.
  @Test(arguments: [
    ("viewController", "[load, showKeyboard: 40]", 0.0),
    ("tableViewController", "[load, showKeyboard: 40]", 40),
    ("tableViewController", "[load, disappear, showKeyboard: 40, appear]", 0),
    ("tableViewController", "[load, showKeyboard: 40, disappear, hideKeyboard, appear]", 0),
    ("tableViewController", "[load, showKeyboard: 40, set: {contentInset: {bottom: 7}}]", 7),
    (
      "tableViewController",
      "[load, showKeyboard: 40, set: {contentInset: {bottom: 7}}, hideKeyboard]", 7
    ),
    (
      "tableViewController",
      "[load, showKeyboard: 40, setSafeArea: {bottom: 5}, hideKeyboard]", 5
    ),
    ("tableViewController", "[load, showKeyboard: 40, showKeyboard: 20, hideKeyboard]", 0),
  ])
  func makesRoom(host: String, steps: String, bottom: Double) throws {
    let run = try Run(
      Self.rows + "host: \(host)",
      steps: steps.dropLast() + ", scrollToRow: {row: [0, 8], at: bottom}, query: contentOffset]",
      os: .iOS(17)
    )
    #expect(run.lines.last == "? contentOffset -> {0, \(TraceFormat.number(308 + bottom))}")
  }

  /// The keyboard covers as much of the bottom after a rotation, with the safe area below it.
  @Test(arguments: [
    ("[load, showKeyboard: 200, rotate]", "{0, 44, 200, 44}"),
    ("[load, showKeyboard: 200, rotate, hideKeyboard]", "{0, 44, 21, 44}"),
    ("[load, rotate, showKeyboard: 200, rotate]", "{44, 0, 200, 0}"),
    ("[load, rotate, showKeyboard: 200, rotate, hideKeyboard]", "{44, 0, 34, 0}"),
    // A keyboard that covers less than the safe area does.
    ("[load, showKeyboard: 30, rotate]", "{0, 44, 30, 44}"),
    ("[load, rotate, showKeyboard: 30, rotate]", "{44, 0, 34, 0}"),
    (
      "[load, showKeyboard: 200, set: {contentInsetAdjustmentBehavior: never}]", "{0, 0, 200, 0}"
    ),
    // The app's own inset is no room for the keyboard.
    ("[load, showKeyboard: 200, setInsets: {bottom: 50}, rotate]", "{0, 44, 71, 44}"),
    ("[load, showKeyboard: 200, setInsets: {bottom: 50}, rotate, hideKeyboard]", "{0, 44, 71, 44}"),
  ])
  func staysUnderTheKeyboard(steps: String, inset: String) throws {
    let run = try Run(
      "device: iPhone X\nhost: tableViewController\nsections: [{rows: 30}]",
      steps: steps.dropLast() + ", query: adjustedContentInset]",
      os: .iOS(17)
    )
    #expect(run.lines.last == "? adjustedContentInset -> \(inset)")
  }

  /// What the app scrolled beyond an end comes back with an update, as with a reload.
  @Test(arguments: ["0", "50"])
  func updatesBringContentBack(estimate: String) throws {
    let updates: [(step: String, offset: Double)] = [
      ("reloadData", 112), ("reloadSections: [0]", 112), ("reloadRows: [[0, 3]]", 112),
      ("turn: [beginUpdates, endUpdates]", 112),
      ("turn: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]", 62),
      ("turn: [model: {insert: {at: [0, 0], item: A}}, insertRows: [[0, 0]]]", 162),
    ]
    for (step, offset) in updates {
      for past in ["scroll: {to: 400}", "setBoundsOrigin: 400"] {
        let run = try Run(
          """
          viewport: {width: 320, height: 88}
          table: {estimatedRowHeight: \(estimate)}
          sections: [{rows: 4}]
          dataSource: {numberOfRowsInSection: model}
          delegate: {heightForRowAt: 50}
          """,
          steps:
            "[load, scrollToRow: {row: [0, 3], at: bottom}, \(past), \(step), query: contentOffset]",
          os: .iOS(17)
        )
        #expect(
          run.lines.last == "? contentOffset -> {0, \(TraceFormat.number(offset))}",
          "\(past), \(step)"
        )
      }
    }
  }

  /// The row that the user types into comes above the keyboard, and only where room is made for it.
  @Test(arguments: [
    ("viewController", "[0, 1]", 40, 0.0), ("tableViewController", "[0, 1]", 40, 40),
    ("tableViewController", "[0, 0]", 40, 0),
    // A row that is higher than what is left shows its upper part.
    ("tableViewController", "[0, 1]", 60, 44), ("tableViewController", "[0, 0]", 60, 0),
  ])
  func showsTheRow(host: String, row: String, height: Int, offset: Double) throws {
    let run = try Run(
      Self.rows + "host: \(host)",
      steps: "[load, becomeFirstResponder: \(row), showKeyboard: \(height), query: contentOffset]",
      os: .iOS(17)
    )
    #expect(run.lines.last == "? contentOffset -> {0, \(TraceFormat.number(offset))}")
  }
}
