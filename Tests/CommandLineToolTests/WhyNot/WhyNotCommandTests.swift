import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

struct WhyNotCommandTests {
  private static let scenario = """
    version: 1
    title: Two rows
    os: iOS 12
    sections: [{rows: 2}]
    delegate: {didSelectRowAt: , viewForHeaderInSection: headerFooterView}
    steps:
      - load
      - tap: [0, 1]

    """

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(arguments, files: MemoryFiles(["a.yaml": Self.scenario]))
  }

  @Test func aCallThatComesIsSaid() {
    let run = run("why-not", "didSelectRowAt", "0,1", "a.yaml")
    #expect(run.code == .success)
    #expect(
      run.output == """
        didSelectRowAt [0, 1] is called once under iOS 12

          first in  a.yaml:8: tap: [0, 1]  tableView(_:didSelectRowAt:) [0, 1]

        """
    )
  }

  @Test func theWholeAnswer() {
    let run = run("why-not", "tableView:cellForRowAtIndexPath:", "[0, 5]", "a.yaml")
    #expect(run.code == .success)
    #expect(
      run.output == """
        cellForRowAt [0, 5] is not called under iOS 12

          ✓ any.version-knows-it: The iOS version has the callback.
          ✓ any.client-set: The object that receives the call, such as the delegate, is set on the table.
          ✓ any.implemented: Your delegate or data source implements the callback.
          ✓ any.app-runs: No exception has ended the app.
          ✓ load.laid-out: The table has laid out its rows. It does so in a window, or when the app calls layoutIfNeeded.
          ✓ update.group-is-closed: The app has called endUpdates for each beginUpdates. Between these two calls, the table makes and removes no cells.
          ✓ content.section-exists: The section exists: its index is less than the number that numberOfSections returns. Without this method, only section 0 exists.
          ✗ content.row-exists: The row exists: its index is less than the number that numberOfRowsInSection returns.

          because of  a.yaml:4:13: sections: [{rows: 2}]
          change      Return more rows from numberOfRowsInSection.

        Edit a.yaml:
          4 - sections: [{rows: 2}]
          4 + sections: [{rows: 6}]

        With this change, it is called once, in step 1: tableView(_:cellForRowAt:) [0, 5]

        """
    )
  }

  @Test func aSectionIsANumber() {
    let run = run("why-not", "viewForHeaderInSection", "3", "a.yaml")
    #expect(run.output.hasPrefix("viewForHeaderInSection 3 is not called under iOS 12\n"))
    #expect(run.output.contains("  ✗ content.section-exists: "))
    #expect(run.output.contains("\nWith this change, it is called "))
  }

  @Test func whatATableNeverSendsHasNoFix() {
    let run = run("why-not", "viewForZooming", "a.yaml")
    #expect(run.output.contains("  ✗ any.sent-by-table: "))
    #expect(run.output.hasSuffix("No tested change leads to the call.\n"))
  }

  @Test(arguments: [
    (
      ["heightFor", "a.yaml"],
      "mean 'heightForRowAt', 'heightForHeaderInSection' or 'heightForFooter"
    ),
    (
      ["didSomething", "a.yaml"],
      "invalid value 'didSomething' for why-not\nexpected: a callback such as"
    ),
    (
      ["didSelectRowAt", "one", "a.yaml"],
      "invalid value 'one' for ROW\nexpected: a row such as 0,2"
    ),
    (["didSelectRowAt", "1", "a.yaml"], "invalid value '1' for ROW\nexpected: a row such as 0,2"),
    (
      ["viewForHeaderInSection", "0,1", "a.yaml"],
      "expected: a section such as 0, because the callback is about sections"
    ),
    (["didSelectRowAt", "a.yaml", "--at", "0"], "expected: the number of a step, from 1"),
    (["didSelectRowAt"], "SCENARIO is missing"),
  ])
  func mistakesAreExplained(words: [String], message: String) {
    let run = ToolRun(["why-not"] + words, files: MemoryFiles(["a.yaml": Self.scenario]))
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// Who is called instead, and which steps it takes.
  @Test(arguments: [
    ("titleForHeaderInSection", "0", "viewForHeaderInSection is called instead"),
    ("canFocusRowAt", "0,1", "'focus: [0, 1]' triggers it"),
    ("heightForRowAt", "0,30", "estimatedHeightForRowAt is called instead"),
  ])
  func whatComesInstead(callback: String, place: String, sentence: String) {
    let text = """
      version: 1
      title: Others
      os: iOS 16
      sections: [{header: A, rows: 40}]
      dataSource: {titleForHeaderInSection: model}
      delegate:
        viewForHeaderInSection: headerFooterView
        estimatedHeightForRowAt: 44
        heightForRowAt: 44
        canFocusRowAt: true
      steps: [load]

      """
    let files = MemoryFiles(["a.yaml": text])
    let run = ToolRun(["why-not", callback, place, "a.yaml"], files: files)
    let facts = run.output.split(separator: "\n").filter { $0.hasPrefix("  but ") }
    #expect(facts.map { $0.dropFirst(6).drop { $0 == " " } } == [sentence[...]], "\(run.output)")
    #expect(run.output.contains("\nWith this change, it is called "))
  }

  /// A method about another thing is no slip, however much it looks like it.
  @Test func headersAreNoFooters() {
    let run = run("why-not", "viewForFooterInSection", "0", "a.yaml")
    #expect(run.output.contains("  ✗ any.implemented: "))
    #expect(!run.output.contains("did you mean"), "\(run.output)")
  }

  /// Who is set when: nobody, and too late.
  @Test func aClientThatComesTooLate() {
    let text = """
      version: 1
      title: Late
      os: iOS 17
      sections: [{rows: 3}]
      delegate: none
      clients: {late: {didSelectRowAt: }}
      steps:
        - load
        - tap: [0, 1]
        - setDelegate: late

      """
    let run = ToolRun(
      ["why-not", "didSelectRowAt", "0,1", "a.yaml"],
      files: MemoryFiles(["a.yaml": text])
    )
    #expect(
      run.output == """
        didSelectRowAt [0, 1] is not called under iOS 17

          ✓ any.version-knows-it: The iOS version has the callback.
          ✗ any.client-set: The object that receives the call, such as the delegate, is set on the table.

          because of  a.yaml:5:1: delegate: none
          tried by    a.yaml:9: tap: [0, 1]
          but         the table has no delegate
          but         'setDelegate: late' in line 10 sets the delegate too late
          change      Set tableView.delegate before the table appears.

        Edit a.yaml:
          9 +   - setDelegate: late

        With this change, it is called once, in step 3: tableView(_:didSelectRowAt:) [0, 1]

        """
    )
  }

  /// However long a scenario is, the answer stays short and comes soon.
  @Test func manySteps() {
    let taps = String(repeating: "  - tap: [0, 1]\n", count: 2000)
    let text = Self.scenario.replacing(
      "didSelectRowAt: ,",
      with: "didSelectRowAt: , willSelectRowAt: none,"
    )
    let files = MemoryFiles(["a.yaml": text + taps])
    let run = ToolRun(["why-not", "didSelectRowAt", "a.yaml"], files: files)
    #expect(run.output.contains("  ✗ selection.will-select: "))
    #expect(run.output.contains("  and 1992 more\n"))
    #expect(run.output.split(separator: "\n").count < 60)
  }

  @Test func aStepThatIsNotThereIsSaid() {
    let run = run("why-not", "didSelectRowAt", "a.yaml", "--at", "9")
    #expect(run.code == .invalid)
    #expect(run.errors == "error: a.yaml: there is no step 9, only 1 to 2\n")
  }

  @Test func aScenarioWithMistakesIsInvalid() {
    let files = MemoryFiles(["a.yaml": "version: 1\ntitle: A\nsteps: [lod]\n"])
    let run = ToolRun(["why-not", "didSelectRowAt", "a.yaml"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.contains("did you mean 'load'?"))
  }

  @Test("With --gates, the lines are followed by implemented callbacks that are not called")
  func gatesBehindLines() {
    let text = """
      version: 1
      title: Gates
      os: iOS 12
      sections: [{rows: 1}]
      trace: [delegate]
      delegate: {shouldHighlightRowAt: false, didHighlightRowAt: , heightForHeaderInSection: 30}
      steps:
        - load
        - tap: [0, 0]

      """
    let run = ToolRun(["run", "a.yaml", "--gates"], files: MemoryFiles(["a.yaml": text]))
    #expect(run.code == .success)
    #expect(
      run.output == """
        tabletrace trace 1
        scenario: a
        os: iOS 12

        - load
        > set-up
        > window
        > layout  # tableView(_:heightForHeaderInSection:) not called: header.view-or-title
        - tap: [0, 0]
        tableView(_:shouldHighlightRowAt:) [0, 0] -> false  # tableView(_:didHighlightRowAt:) [0, 0] not called: highlight.should-highlight

        """
    )
    let both = ToolRun(["run", "a.yaml", "--gates", "--why"], files: MemoryFiles(["a.yaml": text]))
    #expect(both.code == .usage)
    #expect(both.errors.contains("--why and --gates cannot be used together"))
  }
}
