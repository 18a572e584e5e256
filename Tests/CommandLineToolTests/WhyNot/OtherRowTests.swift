import Testing

@testable import CommandLineTool
@testable import Project

/// Steps about other rows, and answers that name other rows.
struct OtherRowTests {
  /// A scenario that is asked about one row, and what the answer says and does not say.
  struct Case: Sendable {
    var callback: String
    var row: String
    var text: String
    var said: [String]
    var unsaid: [String] = []
  }

  private static func scenario(_ lines: String, rows: Int = 5) -> String {
    "version: 1\ntitle: Rows\nos: iOS 17\nsections: [{rows: \(rows)}]\n" + lines
  }

  private static let redirect = Case(
    callback: "didSelectRowAt",
    row: "0,3",
    text: scenario(
      """
      delegate:
        willSelectRowAt: {"0,3": [0, 4]}
        didSelectRowAt:
      steps:
        - load
        - tap: [0, 3]

      """
    ),
    said: [
      "  ✗ selection.not-redirected: ", "  because of  a.yaml:6:21: ",
      "  tried by    a.yaml:10: tap: [0, 3]\n",
      "\nWith this change, it is called once, in step 2: ",
    ],
    unsaid: ["any.brought-about"]
  )

  private static let move = Case(
    callback: "moveRowAt",
    row: "0,1",
    text: scenario(
      """
      dataSource:
        moveRowAt:
        canMoveRowAt: {"0,1": false, default: true}
      delegate: {targetIndexPathForMoveFromRowAt: {default: [0, 2]}}
      steps:
        - load
        - setEditing: true
        - reorder: {from: [0, 2], over: [[0, 3], [0, 4]]}
        - reorder: {from: [0, 1], over: [[0, 2], [0, 3]]}

      """
    ),
    said: ["  ✗ reorder.can-move-answers-true: ", "a.yaml:13: reorder: "],
    unsaid: ["reorder.target-changed"]
  )

  private static let reloaded = Case(
    callback: "didDeselectRowAt",
    row: "0,1",
    text: scenario(
      """
      delegate: {didSelectRowAt: , didDeselectRowAt: }
      steps:
        - load
        - tap: [0, 1]
        - reloadRows: [[0, 1]]
        - tap: [0, 2]
        - deselectRow: [0, 2]

      """
    ),
    said: [
      "  ✗ selection.row-to-deselect: ", "  because of  a.yaml:9:5: - reloadRows: ",
      "  tried by    a.yaml:10: tap: [0, 2]\n", "\nWith this change, it is called once, ",
    ],
    unsaid: ["Select another row before", "selection.by-user  "]
  )

  private static let reloadedWhole = Case(
    callback: "didDeselectRowAt",
    row: "0,1",
    text: scenario(
      """
      delegate: {willSelectRowAt: , didSelectRowAt: , didDeselectRowAt: }
      steps:
        - load
        - selectRow: [0, 1]
        - tap: [0, 1]
        - reloadData
        - tap: [0, 2]

      """
    ),
    said: ["  because of  a.yaml:10:5: - reloadData\n", "  tried by    a.yaml:11: tap: [0, 2]\n"]
  )

  private static let several = Case(
    callback: "didDeselectRowAt",
    row: "0,1",
    text: scenario(
      """
      table: {allowsMultipleSelection: true}
      delegate: {didSelectRowAt: , didDeselectRowAt: }
      steps:
        - load
        - tap: [0, 1]
        - tap: [0, 2]

      """
    ),
    said: ["tap the selected row again.", "  10 +   - tap: [0, 1]"],
    unsaid: ["Select another row before"]
  )

  @Test(
    "The answer about a row is about that row",
    arguments: [redirect, move, reloaded, reloadedWhole, several]
  )
  func isAboutTheRow(asked: Case) {
    let files = MemoryFiles(["a.yaml": asked.text])
    let run = ToolRun(["why-not", asked.callback, asked.row, "a.yaml", "--quiet"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    for part in asked.said { #expect(run.output.contains(part), "\(part)\n\(run.output)") }
    for part in asked.unsaid { #expect(!run.output.contains(part), "\(part)\n\(run.output)") }
  }

  @Test("A trace with gates shows the gate of a redirected selection")
  func isInTheTrace() {
    let files = MemoryFiles(["a.yaml": Self.redirect.text])
    let run = ToolRun(["run", "a.yaml", "--gates"], files: files)
    #expect(run.output.contains("selection.not-redirected"), "\(run.output)")
  }
}

/// Fixes that the text of a scenario of the library hides.
struct LibraryFixTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var said: [String]
    var testDescription: String { line }
  }

  private static let cases = [
    // Other versions of the scenario do not know the step.
    Case(
      line: "why-not canFocusRowAt 0,1 load/order-by-ios --os 'iOS 12'",
      said: ["focus: [0, 1]", "os: iOS 12", "\nWith this change, it is called "]
    ),
    // The first row has scrolled away.
    Case(
      line: "why-not didUnhighlightRowAt patterns/record-a-table --at 3",
      said: ["scrollToRow: {row: [0, 0]", "\nWith this change, it is called "]
    ),
    Case(
      line: "why-not prefetchRowsAt 0,2 scroll/prefetch",
      said: ["  ✗ prefetch.row-beside-the-screen: ", "\nWith this change, it is called "]
    ),
    Case(
      line: "why-not dragSessionWillBegin 1,0 editing/drag-does-not-begin --os 'iOS 11' --at 3",
      said: ["  ✗ content.section-exists: "]
    ),
  ]

  @Test(arguments: cases)
  func isFound(question: Case) {
    let output = ToolRun(ToolRun.words(question.line), hasLibrary: true).output
    for text in question.said { #expect(output.contains(text), "\(output)") }
  }
}
