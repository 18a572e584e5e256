import TableTrace
import Testing

/// The bounds and the bars of a device, by host and version.
@Suite struct ViewportTests {
  private static let cases = [
    RunCase(
      name: "In a navigation controller the bars are an inset",
      os: .iOS(12),
      body: """
        trace: [controller]
        sections: [{rows: 0}]
        device: iPhone 8
        host: {viewController: {in: navigationController}}
        """,
      steps: """

          - load
          - query: contentOffset
          - query: {rectForSection: 0}
          - query: contentSize
        """,
      trace: """
        - load
        > set-up
        > window
        > layout
        - query: contentOffset
        ? contentOffset -> {0, -64}
        - query: {rectForSection: 0}
        ? rectForSection 0 -> {0, 0, 375, 0}
        - query: contentSize
        ? contentSize -> {375, 0}
        """
    ),
    RunCase(
      name: "Without one only the status bar is",
      os: .iOS(12),
      body: """
        trace: [controller]
        sections: [{rows: 0}]
        device: iPhone 8
        host: viewController
        """,
      steps: """

          - load
          - query: contentOffset
          - query: {rectForSection: 0}
          - query: contentSize
        """,
      trace: """
        - load
        > set-up
        > window
        > layout
        - query: contentOffset
        ? contentOffset -> {0, -20}
        - query: {rectForSection: 0}
        ? rectForSection 0 -> {0, 0, 375, 0}
        - query: contentSize
        ? contentSize -> {375, 0}
        """
    ),
    RunCase(
      name: "A notch is part of the inset",
      os: .iOS(17),
      body: """
        trace: [controller]
        sections: [{rows: 0}]
        device: iPhone X
        host: {tableViewController: {in: navigationController}}
        """,
      steps: """

          - load
          - query: contentOffset
          - query: {rectForSection: 0}
          - query: contentSize
        """,
      trace: """
        - load
        > set-up
        > will appear
        > window
        > insets
        > layout
        - query: contentOffset
        ? contentOffset -> {0, -88}
        - query: {rectForSection: 0}
        ? rectForSection 0 -> {0, 0, 375, 0}
        - query: contentSize
        ? contentSize -> {375, 0}
        """
    ),
    RunCase(
      name: "A detached table has no bars",
      os: .iOS(12),
      body: """
        trace: [controller]
        sections: [{rows: 0}]
        device: iPhone 8
        host: detached
        """,
      steps: """

          - load
          - query: contentOffset
          - query: {rectForSection: 0}
          - query: contentSize
        """,
      trace: """
        - load
        - query: contentOffset
        ? contentOffset -> {0, 0}
        - query: {rectForSection: 0}
        ? rectForSection 0 -> {0, 0, 375, 0}
          > layout
        - query: contentSize
        ? contentSize -> {375, 0}
        """
    ),
    RunCase(
      name: "Before iOS 7 a table lies between the bars",
      os: .iOS(6),
      body: """
        trace: [controller]
        sections: [{rows: 0}]
        device: iPhone 4
        host: {viewController: {in: navigationController}}
        """,
      steps: """

          - load
          - query: contentOffset
          - query: contentSize
        """,
      trace: """
        - load
        > set-up
        > window
        > layout
        - query: contentOffset
        ? contentOffset -> {0, 0}
        - query: contentSize
        ? contentSize -> {320, 0}
        """
    ),
    RunCase(
      name: "An inset of the scenario is added to that of the bars",
      os: .iOS(12),
      body: """
        trace: [controller]
        sections: [{rows: 0}]
        device: iPhone 8
        host: viewController
        table: {contentInset: {top: 7}}
        """,
      steps: """

          - load
          - query: contentOffset
        """,
      trace: """
        - load
        > set-up
        > window
        > layout
        - query: contentOffset
        ? contentOffset -> {0, -27}
        """
    ),
    RunCase(
      name: "Bars keep their inset where contentInsetAdjustmentBehavior is not known",
      os: .iOS(9),
      body: """
        trace: [controller]
        sections: [{rows: 0}]
        device: iPhone 8
        host: viewController
        table: {contentInsetAdjustmentBehavior: never}
        """,
      steps: """

          - load
          - rotate
          - query: adjustedContentInset
          - rotate
          - query: adjustedContentInset
        """,
      trace: """
        - load
        > set-up
        > window
        > layout
        - rotate
        > frame
        > insets
        > layout
        - query: adjustedContentInset
        ? adjustedContentInset -> {0, 0, 0, 0}
        - rotate
        > frame
        > insets
        > layout
        - query: adjustedContentInset
        ? adjustedContentInset -> {20, 0, 0, 0}
        """
    ),
  ]

  @Test(arguments: cases)
  func givesTheTableItsPlace(_ run: RunCase) throws {
    try run.check()
  }
}
