import Testing

@testable import CommandLineTool
@testable import Project

/// What somebody rejected is not proposed again until it is another trace.
struct RejectedTests {
  private static let scenario = "Scenarios/load/two-rows.yaml"

  /// A project whose two traces were rejected.
  private static func rejected() -> MemoryFiles {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    _ = ToolRun(["reject", "load/two-rows"], files: files)
    return files
  }

  private static func change(_ files: MemoryFiles, _ old: String, to new: String) {
    let text = files.text(scenario) ?? ""
    files.contents[scenario] = Array(text.replacing(old, with: new).utf8)
  }

  @Test("A check of a rejected trace fails, says so, and suggests nothing")
  func notProposed() {
    let files = Self.rejected()
    for _ in 0..<2 {
      let check = ToolRun(["check"], files: files)
      #expect(check.code == .differs)
      #expect(check.output.contains(" (rejected)\n"), "\(check.output)")
      #expect(
        check.output.contains(
          "  rejected: check does not propose this trace until the trace or its golden file changes\n"
        )
      )
      #expect(!check.output.contains("accept"))
      #expect(!check.output.contains("saved in"))
      #expect(check.errors.hasPrefix("note: 2 rejected traces still differ. "))
    }
    #expect(ToolRun(["review"], files: files).output.hasPrefix("no differences to review"))
    #expect(
      ToolRun(["reject", "--all"], files: files).output.hasPrefix("there is no trace to reject")
    )
    #expect(PendingSamples.paths(files).allSatisfy { !$0.hasSuffix(".trace") })
  }

  @Test("If one version was rejected, check proposes only the other version")
  func otherVersion() {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    _ = ToolRun(["reject", "load/two-rows.iOS-17"], files: files)
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains("next: tabletrace accept load/two-rows.iOS-9\n"), "\(check)")
    #expect(!check.contains("accept load/two-rows\n"), "\(check)")
  }

  @Test("Reports say that a trace was rejected")
  func reports() {
    let run = ToolRun(["check", "--report", "junit=-"], files: Self.rejected())
    #expect(run.output.contains("(rejected)"))
    #expect(!run.output.contains("tabletrace accept"))
  }

  @Test("A trace stays rejected if the scenario's text changes, but not if the trace changes")
  func untilTheTraceChanges() {
    let files = Self.rejected()
    Self.change(files, "title: Two rows", to: "title: 2 rows")
    #expect(!ToolRun(["check"], files: files).output.contains("accept"))
    Self.change(files, ": 45", to: ": 46")
    let other = ToolRun(["check"], files: files)
    #expect(other.output.contains("next: tabletrace accept"), "\(other.output)")
    #expect(!other.output.contains("rejected"))
    #expect(other.output.contains("saved in Golden/pending: 2 traces"))
  }

  @Test("With another golden, the difference is a new one")
  func untilTheGoldenChanges() throws {
    let files = Self.rejected()
    let path = PendingSamples.goldens[0]
    let golden = try #require(files.text(path))
    files.contents[path] = Array(golden.replacing("-> 44", with: "-> 43").utf8)
    let run = ToolRun(["check"], files: files)
    #expect(run.output.contains("next: tabletrace accept"))
    #expect(run.errors.hasPrefix("note: 1 rejected trace still differs. "))
  }

  @Test("accept --all skips a rejected trace with a note, until the trace changes")
  func leftOut() {
    let files = Self.rejected()
    let before = PendingSamples.goldens.map { files.text($0) }
    let all = ToolRun(["accept", "--all"], files: files)
    #expect(all.code == .success)
    #expect(
      all.errors.contains(
        "note: skipped 2 rejected traces: load/two-rows.iOS-9, load/two-rows.iOS-17. To accept the first "
          + "one: tabletrace accept load/two-rows.iOS-9\n"
      ),
      "\(all.errors)"
    )
    #expect(PendingSamples.goldens.map { files.text($0) } == before)
    Self.change(files, ": 45", to: ": 46")
    let other = ToolRun(["accept", "--all"], files: files)
    #expect(other.output.contains("2 of 2 golden files written"), "\(other.output)")
    #expect(!other.errors.contains("left out"))
  }

  @Test("A rejected trace can be accepted by name, and a restored scenario passes")
  func undone() {
    let files = Self.rejected()
    let accept = ToolRun(["accept", "load/two-rows.iOS-9"], files: files)
    #expect(accept.code == .success)
    #expect(accept.output.contains("1 of 1 golden files written"))
    Self.change(files, ": 45", to: ": 44")
    _ = ToolRun(["accept", "load/two-rows.iOS-9"], files: files)
    #expect(ToolRun(["check"], files: files).code == .success)
    #expect(PendingSamples.paths(files) == ["Golden/pending/.gitignore"])
  }

  @Test("A trace can be rejected in a review")
  func inAReview() {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    _ = ToolRun(["review"], files: files, isTerminal: true, typing: ["R"])
    #expect(!ToolRun(["check"], files: files).output.contains("accept"))
  }
}
