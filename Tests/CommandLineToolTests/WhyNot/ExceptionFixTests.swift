import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

/// What an exception keeps away, for each scenario of the library that raises one.
@Suite("why-not after an exception")
struct ExceptionFixTests {
  /// A scenario and a version under which it raises.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var version: String

    var testDescription: String { "\(name), \(version)" }
  }

  /// The goldens that end with an exception.
  private static let cases: [Case] = {
    let paths = (try? Repository.files(below: "Golden", suffix: ".trace")) ?? []
    return paths.compactMap { path in
      let lines = ((try? Repository.text(path)) ?? "").split(separator: "\n")
      guard lines.count > 3, lines[1].hasPrefix("scenario: "), lines[2].hasPrefix("os: "),
        lines.contains(where: { $0.drop { $0 == " " }.hasPrefix("! ") })
      else { return nil }
      return Case(
        name: String(lines[1].dropFirst("scenario: ".count)),
        version: String(lines[2].dropFirst("os: ".count))
      )
    }
  }()

  /// The scenarios whose exception no known fix prevents: nothing would be left of them, or
  /// the data source has to be another one.
  private static let withoutFix: Set<String> = [
    "claims/batch-beside-a-snapshot-ios-13", "claims/first-section-that-fails-ios-7",
    "claims/insertion-after-a-late-data-source", "claims/move-beside-an-inserted-section-ios-7",
    "claims/sum-of-sections-names-the-table-ios-16", "crashes/changed-before-the-first-load",
    "crashes/footers-over-shrinking-content", "crashes/heights-with-old-index-paths",
    "crashes/no-section-left", "crashes/scroll-to-a-missing-row", "diffable/manual-update",
    "claims/nine-rows-to-none-ios-15", "diffable/measure-rows-beside-a-snapshot",
    "diffable/measure-rows-from-ios-17", "editing/deleted-twice",
  ]

  /// The scenario with a tap behind the exception, which the delegate is to hear of.
  private static func text(_ name: String) throws -> String {
    let text = try Repository.text("Scenarios/\(name).yaml")
    guard text.hasSuffix("]\n"), text.contains("\nsteps: [") else {
      return text + "  - tap: [0, 0]\n"
    }
    return String(text.dropLast(2)) + ", {tap: [0, 0]}]\n"
  }

  @Test(
    "The exception is named with its numbers, and its fix allows the tap",
    arguments: cases
  )
  func isFixed(example: Case) throws {
    let text = try Self.text(example.name)
    let files = MemoryFiles(["a.yaml": text])
    let run = ToolRun(
      ["why-not", "didSelectRowAt", "a.yaml", "--os", example.version, "--quiet"],
      files: files
    )
    #expect(run.code == .success, "\(run.errors)")
    #expect(!run.output.contains("✓ any.app-runs"), "\(run.output)")
    guard !Self.withoutFix.contains(example.name) else { return }
    #expect(run.output.contains("  ✗ any.app-runs: "), "\(run.output)")
    #expect(run.output.contains("\n  ended by  a.yaml:"), "\(run.output)")
    #expect(run.output.contains("\n  why: "), "\(run.output)")
    #expect(run.output.contains("\nWith this change, it is called "), "\(run.output)")
    #expect(!run.output.contains("The run ends"), "\(run.output)")
    let fixed = try FixReader.apply(run.output, to: text)
    let after = ToolRun(
      ["run", "a.yaml", "--os", example.version],
      files: MemoryFiles(["a.yaml": fixed.text])
    )
    #expect(after.code == .success, "\(after.errors)")
    #expect(after.output.contains("tableView(_:didSelectRowAt:) [0, 0]"), "\(after.output)")
    #expect(!after.output.contains("\n! "), "\(after.output)")
  }

  @Test("Without a known fix, the answer says where the run ends and suggests no edit")
  func withoutAFix() throws {
    let files = MemoryFiles(["a.yaml": try Self.text("diffable/manual-update")])
    let run = ToolRun(["why-not", "didSelectRowAt", "a.yaml", "--quiet"], files: files)
    #expect(
      run.output.contains("\nThe run ends at line 18 with NSInternalInconsistencyException. ")
    )
    #expect(!run.output.contains("write in"))
  }

  @Test("The cases are those of the library")
  func casesAreFound() {
    #expect(Self.cases.count > 80)
    #expect(Self.withoutFix.isSubset(of: Set(Self.cases.map(\.name))))
  }

  @Test("A condition that fails without the exception too is the one that is named")
  func anotherGate() throws {
    let files = MemoryFiles([
      "a.yaml": try Repository.text("Scenarios/crashes/model-not-changed.yaml")
    ])
    let run = ToolRun(["why-not", "cellForRowAt", "0,5", "a.yaml", "--quiet"], files: files)
    #expect(run.output.contains("  ✗ content.row-exists: "))
    #expect(!run.output.contains("any.app-runs"))
    #expect(
      run.output.hasSuffix(
        "\nThe run still ends at a.yaml:17 with NSInternalInconsistencyException.\n"
      )
    )
  }

  @Test("A later exception does not explain a call that nothing would cause")
  func nothingBringsItAbout() throws {
    let text = """
      version: 1
      title: A crash besides
      os: iOS 17
      sections: [{rows: 3}]
      dataSource: {commitEditingStyle: }
      steps:
        - load
        - swipe: {row: [0, 1]}
        - deleteRows: [[0, 0]]

      """
    let files = MemoryFiles(["a.yaml": text])
    let run = ToolRun(["why-not", "commitEditingStyle", "0,1", "a.yaml"], files: files)
    #expect(run.output.contains("  ✗ any.brought-about: "), "\(run.output)")
    #expect(!run.output.contains("any.app-runs"), "\(run.output)")
    let fixed = try FixReader.apply(run.output, to: text)
    let after = ToolRun(["run", "a.yaml"], files: MemoryFiles(["a.yaml": fixed.text]))
    #expect(after.output.contains("tableView(_:commit:forRowAt:)"), "\(fixed.text)")
  }

  @Test("An exception of the app itself is reported where it is raised")
  func theAppRaises() throws {
    let text = """
      version: 1
      title: The app raises
      os: iOS 17
      sections: [{rows: 3}]
      delegate: {willSelectRowAt: {answer: default, raise: {name: Oops, reason: mine}}, didSelectRowAt: }
      steps: [load, tap: [0, 1], tap: [0, 2]]

      """
    let files = MemoryFiles(["a.yaml": text])
    let run = ToolRun(["why-not", "didSelectRowAt", "0,2", "a.yaml"], files: files)
    #expect(run.output.contains("  ✗ any.app-runs: "), "\(run.output)\(run.errors)")
    let fixed = try FixReader.apply(run.output, to: text)
    #expect(!fixed.text.contains("Oops"))
    let after = ToolRun(["run", "a.yaml"], files: MemoryFiles(["a.yaml": fixed.text]))
    #expect(after.output.contains("tableView(_:didSelectRowAt:) [0, 2]"), "\(fixed.text)")
  }

  @Test("The answer names the step and phase of the call that would happen without the exception")
  func whatWouldCome() throws {
    let files = MemoryFiles([
      "a.yaml": try Repository.text("Scenarios/crashes/model-not-changed.yaml")
    ])
    let run = ToolRun(["why-not", "didEndDisplayingCell", "a.yaml", "--quiet"], files: files)
    #expect(
      run.output.contains(
        "  next      tableView(_:didEndDisplaying:forRowAt:) Cell#2, [0, 1] would be called in "
          + "'deleteRows: [[0, 1]]', '> animation automatic'\n"
      ),
      "\(run.output)"
    )
    #expect(run.output.contains("  ended by  a.yaml:17: deleteRows: [[0, 1]]\n"))
    #expect(run.output.contains("    so expected             2\n"))
  }
}
