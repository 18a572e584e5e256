import Testing

@testable import CommandLineTool
@testable import Project

/// A scenario that fails is made smaller and fails in the same way.
@Suite struct ShrinkTests {
  /// Two hundred steps, of which one deletes a row that stays in the model.
  private static let long: String = {
    let steps = (0..<200).map { number in
      switch number {
      case 0: "load"
      case 137: "deleteRows: [[0, 3]]  # the one that is wrong"
      case _ where number % 5 == 0: "scroll: {by: \(number % 90)}"
      case _ where number % 5 == 1: "tap: [0, \(number % 9)]"
      case _ where number % 5 == 2:
        "turn: [{reloadSections: [0]}, layoutIfNeeded]"
      case _ where number % 5 == 3: "reloadData"
      default: "query: contentSize"
      }
    }
    return """
      # yaml-language-server: $schema=../Scenarios/tabletrace.schema.json
      version: 1
      title: Long
      os: [iOS 9, iOS 17]
      sections: [{rows: 40, header: One}]
      delegate:
        heightForRowAt: 44
        # heard and not needed
        willDisplayCell:
        didSelectRowAt: {do: [reloadData]}
      steps:

      """ + steps.map { "  - \($0)\n" }.joined()
  }()

  @Test("A failing scenario of two hundred steps is reduced to a few that raise the same exception")
  func aLongScenarioBecomesShort() throws {
    let files = MemoryFiles(["Scenarios/long.yaml": Self.long])
    let run = ToolRun(["shrink", "long", "-o", "small.yaml"], files: files)
    #expect(run.code == .success)
    #expect(run.output == "")
    #expect(run.errors.contains("2 of 200 steps, "))
    #expect(run.errors.contains("Under iOS 9 it still raises NSInternalInconsistencyException"))
    let small = try #require(files.text("small.yaml"))
    #expect(small.contains("  - load\n  - deleteRows: [[0, 3]]  # the one that is wrong\n"))
    #expect(
      small.hasPrefix("# yaml-language-server: $schema=../Scenarios/tabletrace.schema.json\n")
    )
    let before = ToolRun(["run", "long", "--os", "iOS 9"], files: files)
    let after = ToolRun(["run", "small.yaml", "--os", "iOS 9"], files: files)
    let crash = try #require(after.output.split(separator: "\n").last)
    #expect(crash.hasPrefix("! NSInternalInconsistencyException: Invalid update"))
    #expect(before.output.contains("! NSInternalInconsistencyException: Invalid update"))
    #expect(ToolRun(["shrink", "long"], files: files).output == small)
  }

  @Test("A difference from the golden remains the same difference in the same step")
  func aDivergenceStays() throws {
    let text = """
      version: 1
      title: Taps
      os: [iOS 17]
      sections: [{rows: 6}]
      delegate: {heightForRowAt: 44, didSelectRowAt: , willDisplayCell: }
      steps: [load, reloadData, {tap: [0, 1]}, {scroll: {by: 10}}, {tap: [0, 2]}, {tap: [0, 3]}]

      """
    let files = MemoryFiles(["Scenarios/taps.yaml": text])
    _ = ToolRun(["accept", "taps"], files: files)
    let golden = "Golden/taps.iOS-17.trace"
    let told = "tableView(_:didSelectRowAt:) [0, 2]\n"
    let right = try #require(files.text(golden))
    files.contents[golden] = Array(right.replacing(told, with: "").utf8)
    let run = ToolRun(["shrink", "taps"], files: files)
    #expect(run.code == .success)
    #expect(
      run.errors.contains("it still differs from the golden file: extra in step 'tap: [0, 2]'")
    )
    #expect(run.output.contains("steps: [load, {tap: [0, 2]}]\n"))
    #expect(run.output.contains("delegate: {didSelectRowAt: }\n"))
  }

  @Test(
    "A golden that was not compared is reported",
    arguments: [
      (
        "trace", "<<<<<<< ours\n",
        "help: to see why 'PATH' cannot be read: tabletrace check x\n"
      ),
      (
        "pattern", "",
        "help: 'PATH' is a pattern, which shrink does not compare\n"
      ),
    ]
  )
  func anUnseenGolden(ending: String, damage: String, told: String) throws {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.twoRows])
    _ = ToolRun(["accept", "x"], files: files)
    for trace in files.contents.keys where trace.hasPrefix("Golden/x.") {
      let text = damage + (files.text(trace) ?? "")
      files.contents[trace] = nil
      files.contents[trace.dropLast("trace".count) + ending] = Array(text.utf8)
    }
    let path = try #require(files.contents.keys.filter { $0.hasPrefix("Golden/x.") }.max())
    let run = ToolRun(["shrink", "x"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.contains(told.replacing("PATH", with: path)), "\(run.errors)")
  }

  @Test("A difference before the first step is described as such")
  func aDivergenceBeforeTheSteps() throws {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.twoRows])
    _ = ToolRun(["accept", "x"], files: files)
    let golden = try #require(files.contents.keys.first { $0.hasPrefix("Golden/x.") })
    let right = try #require(files.text(golden))
    files.contents[golden] = Array(right.replacing("\n\n", with: "\n\n> window\n").utf8)
    let run = ToolRun(["shrink", "x"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      run.errors.contains("it still differs from the golden file: missing before the first step\n"),
      "\(run.errors)"
    )
  }

  /// A scenario whose golden has another second tap, and perhaps another answer to its last one.
  private static func otherSteps(_ last: String) throws -> MemoryFiles {
    let text = """
      version: 1
      title: Taps
      os: [iOS 17]
      sections: [{rows: 6}]
      delegate: {heightForRowAt: 44, didSelectRowAt: }
      steps: [load, {tap: [0, 1]}, {tap: [0, 2]}, reloadData, {tap: [0, 3]}]

      """
    let files = MemoryFiles(["Scenarios/taps.yaml": text])
    _ = ToolRun(["accept", "taps"], files: files)
    let golden = "Golden/taps.iOS-17.trace"
    let right = try #require(files.text(golden))
    let other = right.replacing("- tap: [0, 2]", with: "- tap: [0, 4]")
    let told = "tableView(_:didSelectRowAt:) [0, 3]\n"
    files.contents[golden] = Array(other.replacing(told, with: last).utf8)
    return files
  }

  @Test("A golden with another step is compared by the common steps")
  func otherStepsAreLeftAside() throws {
    let files = try Self.otherSteps("")
    let run = ToolRun(["shrink", "taps"], files: files)
    #expect(run.code == .success)
    #expect(
      run.errors.contains("it still differs from the golden file: extra in step 'tap: [0, 3]'")
    )
    #expect(run.output.contains("steps: [load, {tap: [0, 3]}]\n"))
    #expect(ToolRun(["shrink", "taps"], files: files).output == run.output)
  }

  @Test("A golden that differs only in a step is reported, with a suggestion")
  func otherStepsAlone() throws {
    let files = try Self.otherSteps("tableView(_:didSelectRowAt:) [0, 3]\n")
    let run = ToolRun(["shrink", "taps"], files: files)
    let golden = try #require(files.text("Golden/taps.iOS-17.trace"))
    let line = golden.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex(of: "- tap: [0, 4]")
    #expect(run.code == .invalid)
    #expect(
      run.errors
        == "error[U018]: only the steps of 'taps' differ from its golden file under iOS 17\n"
        + "expected: '- tap: [0, 4]', found '- tap: [0, 2]' (line \(try #require(line) + 1) of "
        + "'Golden/taps.iOS-17.trace')\nhelp: change the steps to those of the golden file\n"
        + "help: to accept the new trace: tabletrace accept taps\n"
    )
  }

  @Test("The failed expectation remains the same")
  func anExpectationStays() {
    let text = Samples.wrongExpectation.replacing("  - load\n", with: "  - load\n  - reloadData\n")
    let files = MemoryFiles(["Scenarios/x.yaml": text])
    let run = ToolRun(["shrink", "x"], files: files)
    #expect(run.code == .success)
    #expect(run.output.contains("steps:\n  - expect: {count: {cellForRowAt: 12}}\n"))
    #expect(
      run.errors.contains("it still fails to match 12 calls of tableView(_:cellForRowAt:)")
    )
  }

  @Test("No file is replaced, and a scenario that does not fail is reported")
  func refusals() {
    let files = Samples.project(["Scenarios/x.yaml": Samples.wrongExpectation, "there.yaml": "a"])
    let kept = ToolRun(["shrink", "x", "-o", "there.yaml"], files: files)
    #expect(kept.code == .invalid)
    #expect(kept.errors.contains("'there.yaml'"))
    #expect(files.text("there.yaml") == "a")
    let right = ToolRun(["shrink", "load/two-rows"], files: files)
    #expect(right.code == .invalid)
    #expect(
      right.errors
        == "error[U018]: 'load/two-rows' does not fail under iOS 9, iOS 17\nexpected: an exception, "
        + "a broken law, a failed expect step or a golden file that differs\n"
    )
  }
}
