import Testing

@testable import CommandLineTool
@testable import Project

struct CountTests {
  @Test func versionsStandSideBySide() {
    let run = ToolRun(
      ["count", "load/heights-before-cells", "--by", "phase", "--only", "heightForRowAtIndexPath"],
      hasLibrary: true
    )
    #expect(run.code == .success)
    #expect(
      run.output == """
        iOS 10  iOS 11  iOS 17  iOS 26
            21       3       3       3  tableView(_:heightForRowAt:)
             6       0       0       0    set-up
             6       0       0       0    window
             9       3       3       3    layout
            21       3       3       3  calls

        """
    )
  }

  /// A hundred heights in the re-queries, those of the five cells while they are made, and after it.
  @Test func aReasonTellsRoundsAndCellsApart() {
    let scenario = """
      version: 1
      title: A hundred heights
      viewport: {width: 320, height: 220}
      sections: [{rows: 100}]
      cells: {dequeue: forIndexPath}
      dataSource: {numberOfRowsInSection: model}
      delegate: {heightForRowAt: 44}
      steps: [load]
      """
    let run = ToolRun(
      ["count", "x.yaml", "--by", "reason", "--only", "heightForRowAt", "--os", "iOS 9"],
      files: MemoryFiles(["x.yaml": scenario])
    )
    let reasons = run.output.split(separator: "\n").map { $0.split(separator: ":")[0] }
    #expect(
      reasons == [
        "310  tableView(_",
        "100    set-up; load.row-height-in-round",
        "100    window; load.row-height-in-round",
        "100    layout; load.row-height-in-round",
        "  5    layout; cell.exact-height-in-dequeue",
        "  5    layout; cell.height-after-cell",
        "310  calls",
      ]
    )
  }

  @Test func scenariosStandSideBySide() {
    let run = ToolRun(
      ["count", "load/first-load", "load/three-rounds", "--os", "iOS 9", "--only", "cellForRowAt"],
      hasLibrary: true
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "load/first-load, iOS 9  load/three-rounds, iOS 9")
    #expect(lines.last?.split(separator: " ") == ["3", "2", "calls"])
  }

  /// The sums are those of the trace itself.
  @Test(arguments: ["callback", "row", "rule", "phase", "reason"])
  func sumsAreThoseOfTheTrace(grouping: String) {
    let trace = ToolRun(["run", "load/first-load", "--os", "iOS 12"], hasLibrary: true).output
    let calls = trace.split(separator: "\n").count {
      $0.contains("tableView(") || $0.hasPrefix("number")
    }
    let run = ToolRun(
      ["count", "load/first-load", "--os", "iOS 12", "--by", grouping],
      hasLibrary: true
    )
    #expect(run.output.split(separator: "\n").last?.split(separator: " ") == ["\(calls)", "calls"])
  }

  @Test func summaryIsTheSameCount() {
    let arguments = ["load/first-load", "--os", "iOS 9"]
    let summary = ToolRun(["run", "--summary"] + arguments, hasLibrary: true)
    #expect(summary.output == ToolRun(["count"] + arguments, hasLibrary: true).output)
  }

  @Test func badScenariosFailBeforeAnythingIsPrinted() {
    let run = ToolRun(["count", "load/first-load", "load/none"], hasLibrary: true)
    #expect(run.code == .invalid)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error[T001]"))
  }

  @Test(arguments: [
    ("count load/first-load --os 9 --os 9", "both versions are iOS 9"),
    ("count load/first-load --by colour", "one of callback, row, rule, phase, reason"),
    ("count load/first-load --format jsonl", "one of text, markdown, json"),
    ("run load/first-load --format json", "one of text, markdown, mermaid, jsonl"),
    ("run load/first-load --why --summary", "--why and --summary cannot be used together"),
    ("run load/first-load --why -o x", "--why and --output FILE cannot be used together"),
  ])
  func wrongUseIsExplained(line: String, message: String) {
    let run = ToolRun(ToolRun.words(line), hasLibrary: true)
    #expect(run.code == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}

struct WhyTests {
  /// Without its remarks the trace is the trace.
  @Test(arguments: ["load/first-load", "updates/insert-a-row", "crashes/model-not-changed"])
  func remarksStandBehindTheLines(name: String) {
    let plain = ToolRun(["run", name, "--os", "iOS 17"], hasLibrary: true).output
    let lines = ToolRun(["run", name, "--os", "iOS 17", "--why"], hasLibrary: true).output
      .split(separator: "\n", omittingEmptySubsequences: false)
    let bare = lines.filter { !$0.hasPrefix("# ") }.map { line in
      line.firstRange(of: "  # ").map { line[..<$0.lowerBound] } ?? line
    }
    #expect(bare.joined(separator: "\n") == plain)
    let calls = lines.filter { $0.contains("tableView(") && !$0.hasPrefix("#") }
    for call in calls { #expect(call.contains("  # "), "\(call)") }
  }

  @Test("The step, the phase and the enclosing calls are printed after the rule")
  func whatLedToALineIsSaid() {
    let trace = ToolRun(
      ["run", "load/data-source-set-late", "--os", "iOS 17", "--why", "--quiet"],
      hasLibrary: true
    ).output.split(separator: "\n")
    let inner = trace.first { $0.hasPrefix("  tableView(_:heightForRowAt:) [0, 0]") }
    #expect(
      inner?.hasSuffix(" <- step 4 > layout > tableView(_:cellForRowAt:) [0, 0]") == true,
      "\(inner ?? "")"
    )
    let phase = trace.first { $0.hasPrefix("> layout") }
    #expect(phase?.hasSuffix(" <- step 1") == true, "\(phase ?? "")")
  }

  @Test func theArithmeticOfACrashStandsInTheTrace() {
    let run = ToolRun(["run", "crashes/model-not-changed", "--why"], hasLibrary: true)
    #expect(run.output.contains("\n# why: the rows of section 0 do not add up\n"))
    #expect(!run.errors.contains("do not add up"))
  }
}
