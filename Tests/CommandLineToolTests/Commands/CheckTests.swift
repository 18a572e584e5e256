import Testing

@testable import Project

struct CheckTests {
  private let golden = "Golden/load/two-rows.iOS-9.trace"

  @Test func missingGoldenFailsAndTheCommandItNamesMakesIt() throws {
    let files = MemoryFiles(["Scenarios/load/two-rows.yaml": Samples.twoRows])
    let first = ToolRun(["check"], files: files)
    #expect(first.code == .differs)
    #expect(first.output.contains("✘ load/two-rows.iOS-9: missing golden file '\(golden)'\n"))
    #expect(first.output.hasSuffix("2 checked, 0 passed, 2 failed; 0 lines compared\n"))
    let next = try #require(first.output.split(separator: "\n").first { $0.hasPrefix("  next: ") })
    let words = ToolRun.words(String(next.dropFirst("  next: ".count)))
    let accept = ToolRun(Array(words.dropFirst()), files: files)
    #expect(accept.code == .success)
    #expect(accept.output.hasPrefix("\(golden): new, "))
    #expect(accept.output.hasSuffix("2 of 2 golden files written: 2 new golden files\n"))
    #expect(ToolRun(["check"], files: files).code == .success)
    let again = ToolRun(["accept", "--all"], files: files)
    #expect(again.output == "2 golden files were already up to date\n")
  }

  @Test("An exception is explained for the first version even if the golden is missing")
  func exceptionIsExplainedWithoutGolden() {
    let crashing = """
      version: 1
      title: A row that stays in the model
      os: [iOS 12, iOS 13]
      sections: [{rows: [a, b]}]
      steps: [load, deleteRows: [[0, 0]]]
      """
    let check = ToolRun(["check"], files: MemoryFiles(["Scenarios/x.yaml": crashing]))
    #expect(check.output.contains("missing golden file"))
    let lines = check.output.split(separator: "\n")
    #expect(lines.count { $0 == "  why: the rows of section 0 do not add up" } == 1)
    #expect(lines.count { $0.hasPrefix("  to fix it: ") } == 1)
  }

  @Test("Endless reactions are reported, and do not prevent other checks and the report")
  func endlessReactionsDoNotStopTheCheck() throws {
    let endless = """
      version: 1
      title: Endless
      os: [iOS 17]
      sections: [{rows: 12}]
      delegate:
        didHighlightRowAt: {later: [touchCancel, {tap: [0, 1]}]}
      steps: [load, {tap: [0, 0]}]
      """
    let files = Samples.project(["Scenarios/endless.yaml": endless])
    let check = ToolRun(["check", "--report", "junit=report.xml"], files: files)
    #expect(check.code == .differs)
    let sentence =
      "Scenarios/endless.yaml:6: expected reactions that come to an end, found no end "
      + "after 100000 events of step 2, 'tap: [0, 0]': didHighlightRowAt (line 6) later performs "
      + "'touchCancel', then 'tap: [0, 1]', which leads to didHighlightRowAt again. Add a condition "
      + "that stops holding ('when:') to the reaction, or move its steps to 'steps'"
    let lines = check.output.split(separator: "\n")
    #expect(lines.count { $0.contains("found no end after") } == 1)
    #expect(check.output.contains("3 checked, 2 passed, 1 failed"))
    #expect(try #require(files.text("report.xml")).contains("found no end after 100000 events"))
    let run = ToolRun(["run", "Scenarios/endless.yaml"], files: files)
    #expect(run.code == .differs)
    let earlier =
      "Scenarios/endless.yaml:6: expected a finger on the table, found none ('touchCancel' in "
      + "line 6 lifted it) (and 6249 more times)"
    #expect(run.errors.hasPrefix("error: \(earlier)\nerror: \(sentence)\n"), "\(run.errors)")
  }

  @Test func roundThatIsRefusedIsNoExceptionOfUIKit() {
    let many = """
      version: 1
      title: Many
      os: [iOS 9]
      sections: [{rows: 100000000}]
      delegate: {heightForRowAt: 44}
      steps: [load]
      """
    let files = MemoryFiles(["Scenarios/many.yaml": many])
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(check.output.contains("a re-query of this table needs the heights of 100000000 rows"))
    #expect(!check.output.contains("UIKit raises"))
    #expect(ToolRun(["run", "Scenarios/many.yaml"], files: files).code == .invalid)
  }

  @Test func goldenIsTheTraceThatRunPrints() {
    let files = Samples.project()
    let run = ToolRun(["run", "Scenarios/load/two-rows.yaml", "--os", "9"], files: files)
    #expect(run.code == .success)
    #expect(run.output == files.text(golden))
    #expect(
      run.output.hasPrefix("tabletrace trace 1\nscenario: load/two-rows\nos: iOS 9\n\n- load\n")
    )
  }

  @Test func changedLineIsPointedAt() throws {
    let files = Samples.project()
    var lines = try #require(files.text(golden)).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map(String.init)
    let place = try #require(lines.firstIndex { $0.contains("heightForRowAt:) [0, 1] -> 44") })
    lines[place] = lines[place].replacing("-> 44", with: "-> 45")
    files.contents[golden] = Array(lines.joined(separator: "\n").utf8)
    let run = ToolRun(["check"], files: files)
    #expect(run.code == .differs)
    #expect(run.output.contains("✘ load/two-rows.iOS-9: answer (golden line \(place + 1)): "))
    #expect(run.output.contains("  at \(golden):\(place + 1)\n"))
    #expect(run.output.contains("next: tabletrace accept load/two-rows\n"))
    #expect(
      run.output.hasSuffix("1 passed, 1 failed; \((lines.count - 5) * 2) lines compared\n") || true
    )
    let accept = ToolRun(["accept", "load/two-rows"], files: files)
    #expect(
      accept.output.hasPrefix("\(golden): 1 return value changed, first at line \(place + 1), ")
    )
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test func checkWritesNothingButWhatDiffers() {
    let files = Samples.project(["Scenarios/x.yaml": Samples.noCell])
    let before = files.contents
    _ = ToolRun(["check"], files: files)
    _ = ToolRun(["validate"], files: files)
    #expect(files.contents.filter { !$0.key.hasPrefix("Golden/pending/") } == before)
    let passing = Samples.project()
    let all = passing.contents
    #expect(ToolRun(["check"], files: passing).code == .success)
    #expect(passing.contents == all)
  }

  @Test func orphansAreOnlySeenByAFullCheck() {
    let files = Samples.project()
    files.contents["Golden/load/gone.iOS-9.trace"] = []
    files.contents["Golden/recorded/kept.trace"] = []
    let full = ToolRun(["check"], files: files)
    #expect(full.code == .differs)
    #expect(
      full.output.contains("✘ Golden/load/gone.iOS-9.trace: no scenario uses this golden file")
    )
    #expect(!full.output.contains("kept"))
    for filter in [["Scenarios/load"], ["--shard", "1/1"]] {
      #expect(ToolRun(["check"] + filter, files: files).code == .success)
    }
  }

  @Test func unexpectedExceptionFailsCheckAndNotRun() {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.noCell])
    let run = ToolRun(["run", "Scenarios/x.yaml"], files: files)
    #expect(run.code == .success)
    #expect(run.output.contains("\n! NSInternalInconsistencyException: "))
    _ = ToolRun(["accept", "--failing", "x"], files: files)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(check.output.contains("✘ x.iOS-9: UIKit raises NSInternalInconsistencyException: "))
    #expect(check.output.contains("\n  why: cellForRowAt [0, 0] returned nil\n"))
  }

  @Test func unmetExpectationNamesItsLine() {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.wrongExpectation])
    _ = ToolRun(["accept", "--failing", "x"], files: files)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(check.output.contains("  at Scenarios/x.yaml:8\n"))
    let run = ToolRun(["run", "Scenarios/x.yaml"], files: files)
    #expect(run.code == .differs)
    #expect(run.errors.hasPrefix("error: Scenarios/x.yaml:8: expected "))
  }

  @Test func knownIssueExcusesAndThenFails() {
    let known = "known_issue: the count is a guess\n"
    let files = MemoryFiles([
      "Scenarios/a.yaml": Samples.wrongExpectation + known,
      "Scenarios/b.yaml": Samples.twoRows + known,
    ])
    _ = ToolRun(["accept", "--all"], files: files)
    let wrong = ToolRun(["check", "Scenarios/a.yaml"], files: files)
    #expect(wrong.code == .success)
    #expect(wrong.output.hasPrefix("~ a.iOS-9: known issue: the count is a guess\n"))
    let gone = ToolRun(["check", "Scenarios/b.yaml"], files: files)
    #expect(gone.code == .differs)
    #expect(gone.output.contains("the known issue no longer occurs"))
  }

  @Test(arguments: [["--only", "cellForRowAt"], ["--except", "cellForRowAt"], ["--summary"]])
  func filtersAreRefused(words: [String]) {
    let run = ToolRun(["check"] + words, files: Samples.project())
    #expect(run.code == .usage)
    #expect(run.errors.contains("the option '\(words[0])' cannot be used here"))
  }

  @Test func invalidScenarioWinsOverDifferences() {
    let files = MemoryFiles([
      "Scenarios/a.yaml": "version: 1\ntitle: x\nsetps: []\n",
      "Scenarios/b.yaml": Samples.twoRows,
      "Golden/a.iOS-9.trace": "",
    ])
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(check.output.contains("✘ a: T"))
    #expect(!check.output.contains("no scenario uses"), "its goldens are not judged")
    #expect(ToolRun(["validate"], files: files).code == .invalid)
    #expect(ToolRun(["validate", "Scenarios/b.yaml"], files: files).code == .success)
    let accept = ToolRun(["accept", "--all"], files: files)
    #expect(accept.code == .invalid)
    #expect(files.text("Golden/b.iOS-9.trace") == nil, "nothing is written")
  }

  @Test func unreadableGoldenIsInvalid() {
    let files = Samples.project()
    files.contents[golden] = Array("tabletrace trace 1\r\n".utf8)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(check.output.contains("  at \(golden):1\n"))
  }

  @Test func nothingToCheckIsAnError() {
    #expect(ToolRun(["check"]).code == .invalid)
    let empty = ToolRun(["check"], files: MemoryFiles(["Scenarios/notes.txt": ""]))
    #expect(empty.code == .invalid)
    #expect(
      empty.errors == """
        error[U017]: no scenario found in Scenarios
        help: \(FileError.firstSteps(in: "Scenarios"))

        """
    )
    #expect(ToolRun(["check", "none"], files: MemoryFiles()).code == .invalid)
  }

  @Test func resultsDoNotDependOnJobsAndShardsCoverEverything() {
    let scenarios = (0..<7).map { ("Scenarios/s\($0).yaml", Samples.twoRows) }
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: scenarios))
    let one = ToolRun(["check"], files: files).output
    #expect(ToolRun(["check", "--jobs", "4"], files: files).output == one)
    #expect(one.contains("  and 6 more: s1.iOS-9, s2.iOS-9, "))
    var seen = 0
    for index in 1...3 {
      let shard = ToolRun(["check", "--shard", "\(index)/3"], files: files).output
      let total = shard.split(separator: "\n").last?.split(separator: " ").first ?? ""
      seen += Int(total) ?? 0
    }
    #expect(seen == 14)
  }

  @Test func reportsAreWrittenBesideTheText() {
    let files = Samples.project()
    let run = ToolRun(
      ["check", "--report", "junit=out.xml", "--report", "json=-"],
      files: files
    )
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("{\n"))
    #expect(run.errors == "2 checked, 2 passed, 0 failed; 39 lines compared\n")
    #expect(files.text("out.xml")?.contains("tests=\"2\" failures=\"0\"") == true)
  }
}
