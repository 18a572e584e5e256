import Testing

@testable import CommandLineTool

/// Scenarios with recorded logs, and logs straight from a console.
struct LogTests {
  private let header = """
    source: a test
    os: iOS 9
    prints: heightForRowAt, willDisplayCell
    arguments: none
    extent: excerpt


    """

  private func project(log: String, more: String = "") -> MemoryFiles {
    let files = MemoryFiles([
      "Scenarios/x.yaml": Samples.twoRows + "recorded: ../Golden/recorded/x.log\n" + more,
      "Golden/recorded/x.log": log,
    ])
    _ = ToolRun(["accept", "--all"], files: files)
    return files
  }

  private let matching = """
    tableView:heightForRowAtIndexPath:
    tableView:willDisplayCell:forRowAtIndexPath:

    """

  @Test func logIsComparedUnderItsVersion() {
    let good = ToolRun(["check"], files: project(log: header + matching))
    #expect(good.code == .success)
    let twice = String(repeating: "tableView:willDisplayCell:forRowAtIndexPath:\n", count: 3)
    let bad = ToolRun(["check"], files: project(log: header + twice))
    #expect(bad.code == .differs)
    #expect(bad.output.contains("(log line "))
    #expect(bad.output.contains("✘ x.iOS-9: "))
    #expect(!bad.output.contains("✘ x.iOS-17: "))
  }

  @Test func knownIssueMustDiffer() {
    let known = "known_issue: nobody knows\n"
    let gone = ToolRun(["check"], files: project(log: header + matching, more: known))
    #expect(gone.code == .differs)
    #expect(gone.output.contains("the known issue is gone"))
  }

  @Test func unreadableLogIsInvalid() {
    let run = ToolRun(["check"], files: project(log: "source: x\n\nhello\n"))
    #expect(run.code == .invalid)
    let missing = MemoryFiles(["Scenarios/x.yaml": Samples.twoRows + "recorded: x.log\n"])
    #expect(ToolRun(["check"], files: missing).code == .invalid)
  }

  @Test func compareTakesAConsoleLog() {
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "console.log": header + matching])
    let good = ToolRun(["compare", "x.yaml", "console.log"], files: files)
    #expect(good.code == .success)
    #expect(good.output == "console.log matches under iOS 9: 2 lines compared\n")
    files.contents["console.log"] = Array("tableView:cellForRowAtIndexPath:\n".utf8)
    let bad = ToolRun(["compare", "x.yaml", "console.log"], files: files)
    #expect(bad.code == .differs)
    #expect(bad.output.hasPrefix("✘ console.log: "))
  }

  @Test func diffShowsWhatVersionsChanged() {
    let files = MemoryFiles(["x.yaml": Samples.twoRows])
    let same = ToolRun(["diff", "x.yaml", "9.0", "9.3"], files: files)
    #expect(same.code == .success)
    let other = ToolRun(["diff", "x.yaml", "9", "17"], files: files)
    #expect(other.code == .differs)
    #expect(other.output.hasPrefix("--- x under iOS 9\n+++ x under iOS 17\n"))
    #expect(other.output.contains("\n    rule: "))
  }
}
