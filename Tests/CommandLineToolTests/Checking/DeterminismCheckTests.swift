import Testing

@testable import Project

/// The traces of two runs of the tool are compared.
@Suite struct DeterminismCheckTests {
  /// A tool that answers by its hash seed.
  private static func tool(_ answers: @escaping @Sendable (AnotherRun.HashSeed) -> String?)
    -> AnotherRun.Start
  {
    { arguments, seed in
      #expect(arguments.first == "check" && arguments.contains("digests=-"))
      return answers(seed).map { Array($0.utf8) }
    }
  }

  private static let digests = "load/two-rows.iOS-9 1\nload/two-rows.iOS-17 2\n"

  @Test("Equal digests pass, and their number is printed")
  func equalRuns() {
    let run = ToolRun(
      ["check", "--verify-determinism"],
      files: Samples.project(),
      anotherRun: Self.tool { _ in Self.digests }
    )
    #expect(run.code == .success)
    #expect(run.errors == "note: 2 traces are identical with two hash seeds\n")
  }

  @Test("A trace that differs fails, and is named")
  func differingRuns() {
    let run = ToolRun(
      ["check", "--verify-determinism"],
      files: Samples.project(),
      anotherRun: Self.tool { seed in
        switch seed {
        case .fixed: Self.digests
        case .random: Self.digests.replacing("iOS-17 2", with: "iOS-17 3")
        }
      }
    )
    #expect(run.code == .differs)
    #expect(
      run.output.hasPrefix(
        "✘ load/two-rows.iOS-17: two runs with different hash seeds produced different traces\n"
      )
    )
    #expect(!run.output.contains("✘ load/two-rows.iOS-9"))
  }

  @Test("If the tool cannot run again, the check reports it", arguments: [nil, ""])
  func missingRuns(_ answer: String?) {
    let run = ToolRun(
      ["check", "--verify-determinism"],
      files: Samples.project(),
      anotherRun: Self.tool { _ in answer }
    )
    #expect(run.code == .invalid)
    #expect(
      run.errors
        == "error: cannot run the tool a second time, so nothing was compared\n"
    )
  }

  @Test("The report of digests has a different line for each trace")
  func digestReport() throws {
    let files = Samples.project()
    let report = ToolRun(["check", "--report", "digests=-"], files: files).output
    let lines = report.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != " " } } == ["load/two-rows.iOS-9", "load/two-rows.iOS-17"]
    )
    #expect(Set(lines.map { $0.suffix(16) }).count == 2)
    #expect(ToolRun(["check", "--report", "digests=-"], files: files).output == report)
  }
}
