import Testing

@testable import CommandLineTool
@testable import Project

struct ValidateTests {
  /// A scenario with so many unknown keys.
  private func scenario(mistakes: Int) -> String {
    Samples.twoRows + (0..<mistakes).map { "unknownKey\($0): 1\n" }.joined()
  }

  private func mistakes(in text: String) -> Int {
    text.split(separator: "\n").count { $0.hasPrefix("error[") }
  }

  @Test func mistakesBeyondTwentyAreCounted() {
    let files = MemoryFiles([
      "Scenarios/a.yaml": scenario(mistakes: 15), "Scenarios/b.yaml": scenario(mistakes: 15),
      "Scenarios/c.yaml": scenario(mistakes: 1), "Scenarios/d.yaml": Samples.twoRows,
    ])
    let run = ToolRun(["validate"], files: files)
    #expect(run.code == .invalid)
    #expect(run.output == "4 scenarios, 3 invalid\n")
    #expect(mistakes(in: run.errors) == 20)
    let end =
      "\nand 11 more errors in 2 scenarios\nhelp: to print all of them: tabletrace validate --all\n"
    #expect(run.errors.hasSuffix(end))
    let all = ToolRun(["validate", "--all"], files: files)
    #expect(all.code == .invalid)
    #expect(all.output == run.output)
    #expect(mistakes(in: all.errors) == 31)
    #expect(!all.errors.contains("more"))
  }

  @Test func allPrintsTheMistakesOfOneFileBeyondTheLimitOfAPage() {
    let files = MemoryFiles(["Scenarios/a b.yaml": scenario(mistakes: 250)])
    let run = ToolRun(["validate", "a b"], files: files)
    #expect(mistakes(in: run.errors) == 20)
    #expect(
      run.errors.hasSuffix(
        "\nand 230 more errors in 1 scenario\nhelp: to print all of them: "
          + "tabletrace validate --all 'a b'\n"
      )
    )
    #expect(mistakes(in: ToolRun(["validate", "--all", "a b"], files: files).errors) == 250)
  }

  @Test func twentyAreNotCounted() {
    let files = MemoryFiles(["Scenarios/a.yaml": scenario(mistakes: 20)])
    let run = ToolRun(["validate"], files: files)
    #expect(mistakes(in: run.errors) == 20)
    #expect(!run.errors.contains("more"))
  }
}

/// Warnings, which `--strict` makes errors.
struct StrictTests {
  private static var files: MemoryFiles {
    MemoryFiles([
      "Scenarios/a.yaml": """
      version: 1
      title: A condition that never holds
      os: iOS 17
      sections: [{rows: 20}]
      prefetchDataSource: {prefetchRowsAt: {when: {row: "0,19"}, note: the end}}
      steps: [load]

      """
    ])
  }

  @Test(arguments: [["validate"], ["run", "a"], ["check"]])
  func aWarningIsAnErrorWithStrict(words: [String]) {
    let plain = ToolRun(words, files: Self.files)
    #expect(plain.code != .invalid)
    let strict = ToolRun(words + ["--strict"], files: Self.files)
    #expect(strict.code == .invalid)
    let text = strict.output + strict.errors
    #expect(text.contains("T047"), "\(text)")
    let words = "the condition 'row' never holds in 'prefetchRowsAt', which receives several rows"
    #expect(text.contains(words))
    #expect(text.contains("offsetBelow, offsetAbove, isDragging, state"), "\(text)")
  }
}
