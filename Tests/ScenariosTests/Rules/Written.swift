/// Scenarios for rules that decide about what no scenario of the library shows.
enum Written {
  static let propertyChange = scenario(
    "A property set on a loaded table",
    """
    delegate: {heightForRowAt: 44}
    steps: [load, set: {estimatedRowHeight: 30}]
    """
  )
  static let bars = scenario(
    "The bars of a device",
    """
    host: viewController
    device: iPhone 5
    steps: [load, query: contentOffset]
    """
  )
  static let scrollAnimation = scenario(
    "An offset set without an animation",
    """
    delegate: {scrollViewDidEndScrollingAnimation: }
    steps: [load, scroll: {to: 40}]
    """
  )
  static let selectionAgain = scenario(
    "A tap on the selected row",
    """
    delegate: {willSelectRowAt: , didSelectRowAt: }
    steps: [load, tap: [0, 0], tap: [0, 0]]
    """
  )
  static let focusAllowed = scenario(
    "Focus in a table that does not allow it",
    """
    table: {allowsFocus: false}
    delegate: {didUpdateFocus: }
    steps: [load, focus: [0, 0]]
    """
  )
  static let visibleCellsAccess = scenario(
    "The visible cells inside willDisplay",
    """
    delegate: {willDisplayCell: {do: [query: visibleCells]}}
    steps: [load]
    """
  )
  static let pushedRow = scenario(
    "A row that an insertion pushes off, and that scrolls back",
    """
    viewport: {width: 320, height: 104}
    steps:
      - load
      - turn: [model: {insert: {at: [0, 0], item: New}}, insertRows: [[0, 0]]]
      - scroll: {by: 52}
    """
  )
  static let rowsInRect = scenario(
    "The rows of a rectangle that reaches the next row by half a point",
    """
    steps: [load, query: {indexPathsForRows: {x: 0, y: 0, width: 320, height: 52.5}}]
    """
  )
  static let defaultRowHeight = scenario(
    "Rows whose height nothing sets",
    """
    steps: [load, query: {rectForRow: [0, 1]}]
    """
  )
  static let fixedRowHeight = scenario(
    "Rows whose height is known before they are displayed",
    """
    table: {rowHeight: 400}
    steps: [load, query: contentSize]
    """
  )
  static let invalidSection = scenario(
    "The rows of a section that is not there",
    """
    steps: [load, query: {numberOfRows: 5}]
    """
  )

  private static func scenario(_ title: String, _ body: String) -> String {
    """
    version: 1
    title: \(title)
    sections: [{rows: [A, B, C]}]
    \(body)

    """
  }
}
