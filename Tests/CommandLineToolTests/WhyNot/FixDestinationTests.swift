import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

/// Where a fix is written, and in which order.
struct FixDestinationTests {
  private static let scenario = """
    version: 1
    title: Two sections
    os: iOS 17
    sections: [{rows: 5}, {rows: 5}]
    trace: [dataSource]
    dataSource: {numberOfSections: model}
    delegate: {didSelectRowAt: }
    steps:
      - load
      - tap: [0, 1]
      - scroll: {by: 10}

    """

  private func whyNot(_ words: String...) -> ToolRun {
    ToolRun(["why-not"] + words, files: MemoryFiles(["a.yaml": Self.scenario]))
  }

  @Test("Edits are numbered in the order of the file, and can be made one after the other")
  func severalEdits() throws {
    let run = whyNot("willSelectRowAt", "3,0", "a.yaml")
    #expect(run.output.contains("\nEdit a.yaml, in this order:\n  1. 4 - sections: "))
    #expect(
      run.output.contains("\n     4 + sections: [{rows: 5}, {rows: 5}, {rows: 1}, {rows: 1}]\n")
    )
    #expect(run.output.contains("\n  2. "))
    let fixed = try FixReader.apply(run.output, to: Self.scenario)
    let after = ToolRun(["run", "a.yaml"], files: MemoryFiles(["a.yaml": fixed.text]))
    #expect(after.output.contains("tableView(_:willSelectRowAt:) [3, 0]"), "\(after.output)")
  }

  @Test("A callback that is not traced is shown with the fix, and with the place of its call")
  func filteredTrace() {
    let run = whyNot("willSelectRowAt", "0,1", "a.yaml")
    #expect(run.output.contains("+ trace: [dataSource, delegate]\n"), "\(run.output)")
    #expect(
      run.output.contains(
        "\nThe trace would not show it: 'trace' in a.yaml:5 leaves out the delegate.\n"
      )
    )
    let called = whyNot("didSelectRowAt", "0,1", "a.yaml")
    #expect(
      called.output.hasSuffix(
        "\nThe trace does not show it: 'trace' in a.yaml:5 leaves out the delegate.\n"
      )
    )
  }

  /// Every gate of the first callback with a filtered trace, as the trace must show what is promised.
  @Test(arguments: GateBook.chain(of: .didSelectRowAt).map(\.id))
  func filteredGates(gate: GateID) throws {
    guard let scenario = GateCase(callback: .didSelectRowAt, gate: gate).scenario else { return }
    let text = scenario.text.replacing("steps:", with: "trace: [dragDelegate]\nsteps:")
    let words = ["why-not", "didSelectRowAt"] + [scenario.place].compactMap(\.self) + ["a.yaml"]
    let run = ToolRun(words + scenario.options, files: MemoryFiles(["a.yaml": text]))
    let (fixed, options) = try FixReader.apply(run.output, to: text)
    let after = ToolRun(["run", "a.yaml"] + options, files: MemoryFiles(["a.yaml": fixed]))
    #expect(after.output.contains("didSelectRowAt"), "\(run.output)\n\(fixed)")
  }

  @Test("A built-in file is copied first, and the line numbers are those of the copy")
  func shippedFile() throws {
    let files = MemoryFiles([:])
    let run = ToolRun(
      ["why-not", "cellForRowAt", "load/blank-table"],
      files: files,
      hasLibrary: true
    )
    let copy = "tabletrace new mine/blank-table --from load/blank-table"
    #expect(
      run.output.contains(
        "\nThis is a built-in scenario. Copy it first: \(copy)\n\nEdit Scenarios/mine/"
      )
    )
    #expect(!run.output.contains("Edit tabletrace:"))
    let words = copy.split(separator: " ").dropFirst().map(String.init)
    #expect(ToolRun(words, files: files, hasLibrary: true).code == .success)
    let path = "Scenarios/mine/blank-table.yaml"
    let text = String(decoding: try #require(files.contents[path]), as: UTF8.self)
    files.contents[path] = Array(try FixReader.apply(run.output, to: text).text.utf8)
    let after = ToolRun(["run", "mine/blank-table"], files: files, hasLibrary: true)
    #expect(after.output.contains("tableView(_:cellForRowAt:) [0, 0]"), "\(after.errors)")
    let again = ToolRun(
      ["why-not", "cellForRowAt", "load/blank-table"],
      files: files,
      hasLibrary: true
    )
    #expect(again.output.contains("tabletrace new mine/blank-table-2 --from load/blank-table"))
  }

  @Test("A step that cannot cause the callback is not mentioned as an attempt")
  func unrelatedSteps() {
    #expect(!whyNot("didSelectRowAt", "0,2", "a.yaml").output.contains("tried by"))
    #expect(!whyNot("cellForRowAt", "1,4", "a.yaml", "--at", "2").output.contains("tried by"))
    let asked = whyNot("cellForRowAt", "0,1", "a.yaml", "--at", "2")
    #expect(asked.output.contains("  in step  a.yaml:10: tap: [0, 1]\n"), "\(asked.output)")
    let tried = whyNot("shouldHighlightRowAt", "0,1", "a.yaml")
    #expect(tried.output.contains("tried by    a.yaml:10: tap: [0, 1]\n"), "\(tried.output)")
  }
}
