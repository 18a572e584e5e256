import Testing

@testable import CommandLineTool

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
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("--- rows under iOS 9\n+++ rows under iOS 17\n"))
    #expect(run.output == ToolRun(["diff", "rows", "iOS 9", "iOS-17"], files: files).output)
    let back = ToolRun(["diff", "rows", "17", "9"], files: files)
    #expect(back.output.hasPrefix("--- rows under iOS 17\n+++ rows under iOS 9\n"))
  }

  @Test func ofManyVersionsItIsTheFirstAgainstTheLast() {
    let run = ToolRun(["diff", "rows"], files: files("[iOS 9, iOS 13, iOS 17]"))
    #expect(run.output.hasPrefix("--- rows under iOS 9\n+++ rows under iOS 17\n"))
    #expect(
      run.errors == """
        note: iOS 9 and iOS 17 are the first and the last of 3 versions that the scenario names; \
        name two to compare others

        """
    )
  }

  @Test func oneVersionIsNotEnough() {
    let run = ToolRun(["diff", "rows"], files: files("[iOS 9]"))
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        error[U013]: the scenario is for iOS 9 only, and two versions are compared: tabletrace diff rows \
        'iOS 9' 'iOS 17'

        """
    )
    let same = ToolRun(["diff", "rows", "9", "9"], files: files("[iOS 9]"))
    #expect(same.code == .usage)
    #expect(
      same.errors == """
        error[U013]: both versions are iOS 9, and two are compared
        help: tabletrace diff --help

        """
    )
  }
}
