import Testing

@testable import CommandLineTool
@testable import Project

struct DiffTests {
  private func files(_ versions: String) -> MemoryFiles {
    MemoryFiles([
      "Scenarios/rows.yaml": Samples.twoRows.replacing("[iOS 9, iOS 17]", with: versions)
    ])
  }

  @Test func versionsOfTheScenarioAreTheDefault() {
    let files = files("[iOS 9, iOS 17]")
    let run = ToolRun(["diff", "rows"], files: files)
    #expect(run.code == .differs)
    #expect(run.errors.split(separator: "\n").map { $0.prefix(6) } == ["iOS 9:", "iOS 17"])
    #expect(run.output.hasPrefix("--- rows under iOS 9\n+++ rows under iOS 17\n"))
    #expect(run.output == ToolRun(["diff", "rows", "iOS 9", "iOS-17"], files: files).output)
    let back = ToolRun(["diff", "rows", "17", "9"], files: files)
    #expect(back.output.hasPrefix("--- rows under iOS 17\n+++ rows under iOS 9\n"))
  }

  @Test func ofManyVersionsItIsTheFirstAgainstTheLast() {
    let run = ToolRun(["diff", "rows"], files: files("[iOS 9, iOS 13, iOS 17]"))
    #expect(run.output.hasPrefix("--- rows under iOS 9\n+++ rows under iOS 17\n"))
    #expect(
      run.errors.hasPrefix(
        """
        note: compared the first and the last of 3 versions (iOS 9 and iOS 17). To compare all of \
        them, add --all
        iOS 9: 
        """
      )
    )
  }

  @Test func oneVersionIsNotEnough() {
    let run = ToolRun(["diff", "rows"], files: files("[iOS 9]"))
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        error[U013]: the scenario lists only iOS 9, so there is nothing to compare
        help: to compare two other versions: tabletrace diff rows 'iOS 9' 'iOS 17'

        """
    )
    let same = ToolRun(["diff", "rows", "9", "9"], files: files("[iOS 9]"))
    #expect(same.code == .usage)
    #expect(
      same.errors == """
        error[U013]: both versions are iOS 9, so there is nothing to compare
        help: pass two different versions
        help: tabletrace diff --help

        """
    )
  }

  @Test func runsAreOneLineAndStepsAreHeadings() {
    let run = ToolRun(["diff", "rows"], files: files("[iOS 9, iOS 17]"))
    for line in run.output.split(separator: "\n") {
      #expect(!line.hasPrefix("- - ") && !line.contains("  - load"), "\(line)")
    }
    #expect(run.output.contains("\n  load\n"))
    #expect(run.output.contains("\n    set-up\n"))
    #expect(run.output.contains("\nrules:\n  "))
  }

  @Test func aHundredRowsAreAFewLines() {
    let text = Samples.twoRows.replacing("rows: 2", with: "rows: 100")
      .replacing("sections:", with: "viewport: {width: 320, height: 44}\nsections:")
    let run = ToolRun(["diff", "rows"], files: MemoryFiles(["Scenarios/rows.yaml": text]))
    #expect(run.code == .differs)
    #expect(run.output.contains("[0, 0] ... [0, 99] -> 44  100x\n"))
    #expect(run.output.split(separator: "\n").count < 50)
  }

  @Test func threeVersionsAreATable() {
    let files = files("[iOS 9, iOS 9.3, iOS 13, iOS 17]")
    let run = ToolRun(["diff", "rows", "--all"], files: files)
    #expect(run.code == .differs)
    #expect(run.errors.split(separator: "\n").count == 4)
    #expect(
      run.output.hasPrefix(
        "rows under 4 versions\n  A  iOS 9, iOS 9.3\n  B  iOS 13\n  C  iOS 17\n"
      )
    )
    #expect(run.output.contains("\nA . . "))
    let words = ["diff", "rows", "9", "9.3", "13", "17"]
    #expect(ToolRun(words, files: files).output == run.output)
    let options = ["9", "9.3", "13", "17"].flatMap { ["--os", $0] }
    #expect(ToolRun(["diff", "rows"] + options, files: files).output == run.output)
    let same = ToolRun(["diff", "rows", "9", "9.1", "9.3"], files: files)
    #expect(same.code == .success)
    #expect(same.output == "rows has the same trace under iOS 9, iOS 9.1 and iOS 9.3\n")
  }

  @Test func twoScenariosAreComparedUnderAVersionOfBoth() {
    let more =
      Samples.twoRows.replacing("[iOS 9, iOS 17]", with: "[iOS 17]")
      .replacing("willDisplayCell:", with: "didSelectRowAt:") + "  - tap: [0, 1]\n"
    let files = MemoryFiles(["Scenarios/a.yaml": Samples.twoRows, "Scenarios/b.yaml": more])
    let run = ToolRun(["diff", "a", "b"], files: files)
    #expect(run.code == .differs)
    #expect(run.output.hasPrefix("--- a under iOS 17\n+++ b under iOS 17\n"))
    #expect(run.output.contains("\n+ tap: [0, 1]\n"))
    let other = ToolRun(["diff", "a", "b", "--os", "9"], files: files)
    #expect(other.output.hasPrefix("--- a under iOS 9\n+++ b under iOS 9\n"))
    let same = ToolRun(["diff", "a", "a"], files: files)
    #expect(same.code == .success)
    #expect(same.output == "a and a have the same trace under iOS 17\n")
    let missing = ToolRun(["diff", "a", "bb"], files: files)
    #expect(missing.code == .invalid)
  }
}
