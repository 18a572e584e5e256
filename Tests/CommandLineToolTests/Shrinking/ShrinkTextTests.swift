import Testing

@testable import CommandLineTool
@testable import Project

/// An exception stays the same while its scenario shrinks: its text too, whatever its numbers.
@Suite struct ShrinkTextTests {
  /// A scenario, and what its exception says before and after.
  struct Case: CustomTestStringConvertible {
    var scenario: String
    var says: String

    var testDescription: String { says }
  }

  private static let cases = [
    Case(
      scenario: """
        version: 1
        title: two methods that iOS 4 does not know
        os: iOS 4
        sections: [{rows: 3}, {rows: 3}]
        dataSource: {numberOfSections: model}
        steps:
          - load
          - performWithoutAnimation:
              - moveSection: {from: 1, to: 0}
              - moveRow: {from: [0, 0], to: [0, 1]}

        """,
      says: "moveSection:toSection:"
    ),
    Case(
      scenario: """
        version: 1
        title: the reason changes while the scenario shrinks
        os: iOS 17
        sections: [{rows: 3}, {rows: 3}]
        dataSource: {numberOfSections: model}
        steps:
          - load
          - turn: [beginUpdates, {deleteRows: [[4, 1]]}, {moveRow: {from: [1, 2], to: [1, 0]}}, endUpdates]

        """,
      says: "attempt to delete row 1 from section 4"
    ),
    Case(
      scenario: """
        version: 1
        title: the numbers may become others
        os: iOS 17
        sections: [{rows: 30}]
        steps:
          - load
          - scroll: {by: 44}
          - deleteRows: [[0, 3]]

        """,
      says: "Invalid update: invalid number of rows in section 0."
    ),
  ]

  @Test("The remaining text is unchanged", arguments: cases)
  func text(_ shrunk: Case) throws {
    let files = MemoryFiles(["a.yaml": shrunk.scenario])
    #expect(ToolRun(["run", "a.yaml"], files: files).output.contains(shrunk.says))
    let run = ToolRun(["shrink", "a.yaml", "-o", "b.yaml"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(ToolRun(["run", "b.yaml"], files: files).output.contains(shrunk.says))
    let small = try #require(files.text("b.yaml"))
    #expect(small.utf8.count <= shrunk.scenario.utf8.count)
  }

  @Test("Rows are removed if only their number matters")
  func numbers() throws {
    let files = MemoryFiles(["a.yaml": Self.cases[2].scenario])
    _ = ToolRun(["shrink", "a.yaml", "-o", "b.yaml"], files: files)
    #expect(try #require(files.text("b.yaml")).contains("rows: 30") == false)
  }
}
