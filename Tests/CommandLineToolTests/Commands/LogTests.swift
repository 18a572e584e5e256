import Testing

@testable import CommandLineTool
@testable import Project

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
    #expect(gone.output.contains("the known issue no longer occurs"))
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
    let twelve = String(repeating: "tableView:cellForRowAtIndexPath:\n", count: 12)
    files.contents["console.log"] = Array(twelve.utf8)
    let bad = ToolRun(["compare", "x.yaml", "console.log"], files: files)
    #expect(bad.code == .differs)
    #expect(bad.output.hasPrefix("✘ console.log under iOS 17: "))
    #expect(bad.output.hasSuffix("  next: tabletrace compare --guess-os x console.log\n"))
    files.standardInput = Array(twelve.utf8)
    let piped = ToolRun(["compare", "x.yaml", "-"], files: files)
    #expect(piped.code == .differs)
    #expect(!piped.output.contains("next:"))
  }

  @Test func compareSaysWhatTheScenarioLacks() {
    let log = "tableView(_:numberOfRowsInSection:) 0\ntableView(_:didSelectRowAt:) [0, 1]\n"
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log"], files: files)
    #expect(run.output.contains("(log line 2, trace line "))
    #expect(run.output.hasSuffix("  next: add didSelectRowAt to the scenario, and compare again\n"))
    #expect(!run.output.contains("why"), "the rule of another call is no reason")
  }

  @Test("A UTF-16 log, as some editors save it, can be read", arguments: [true, false])
  func compareReadsUTF16(isLittle: Bool) {
    let units = ("\u{FEFF}" + header + matching).utf16
    let bytes = units.flatMap { unit in
      isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let files = MemoryFiles(["x.yaml": Samples.twoRows])
    files.contents["a.log"] = bytes
    let run = ToolRun(["compare", "x.yaml", "a.log"], files: files)
    #expect(run.output == "a.log matches under iOS 9: 2 lines compared\n", "\(run.errors)")
  }

  @Test func compareTellsWhatItPassesOver() {
    let log = """
      App started
      tableView(_:numberOfRowsInSection:) 0
      tableView(_:didSelectRowAt:) [0, 1]
      -[ListController loadView]
      Optional({

      """
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log"], files: files)
    #expect(run.code == .differs)
    #expect(
      run.errors == """
        note: a.log: ignored 2 lines without a UITableView method (log line 1, 5)
        note: a.log: ignored 1 line with a method that is never traced (log line 4)
        note: a.log:3: the scenario does not implement didSelectRowAt. Add it under 'delegate'

        """
    )
  }

  @Test("A controller method in the log is reported if the scenario does not list it")
  func compareSaysWhatTheControllerLacks() {
    let log = "viewDidLoad\nnumberOfRowsInSection 0\nnumberOfRowsInSection 0\n"
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log"], files: files)
    #expect(run.code == .differs)
    #expect(
      run.errors
        == "note: a.log:1: the scenario does not implement viewDidLoad. Add it under 'controller'\n"
    )
    #expect(run.output.hasSuffix("  next: add viewDidLoad to the scenario, and compare again\n"))
    #expect(!run.output.contains("rule of this line"))
  }

  @Test(
    "A log is not compared if half of it could not be read",
    arguments: [[], ["--extent", "excerpt"], ["--guess-os"]]
  )
  func mostlyUnread(options: [String]) {
    let log = "App started\nloading\nnumberOfRows called\nfetching\nnumberOfRows called\nhello\n"
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log"] + options, files: files)
    #expect(run.code == .invalid)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error[L018]: a.log: nothing was compared: 2 calls could be read"))
    #expect(run.errors.contains("help: check the lines of the log that may be calls: 1, 2, 4, 6\n"))
  }

  @Test("A match has a note if more similar lines were ignored than compared")
  func fewCalls() {
    let calls = "numberOfRows\nnumberOfRows\ncellForRow(0)\ncellForRow(1)\n"
    let files = MemoryFiles(["x.yaml": Samples.twoRows])
    for (count, isTold) in [(4, false), (5, true)] {
      files.contents["a.log"] = Array((calls + String(repeating: "hello\n", count: count)).utf8)
      let run = ToolRun(["compare", "x.yaml", "a.log", "--os", "iOS 17"], files: files)
      #expect(run.code == .success, "\(run.errors)")
      let note = "note: a.log: only 4 calls were compared, and 5 lines printed in the same way"
      #expect(run.errors.contains(note) == isTold)
    }
  }

  @Test("A log as the first argument is reported")
  func swapped() {
    let files = Samples.project(["a.log": "numberOfRows called\n"])
    let run = ToolRun(["compare", "a.log", "load/two-rows"], files: files)
    #expect(run.code == .invalid)
    #expect(
      run.errors.hasSuffix(
        "note: the arguments are swapped. The scenario comes first: "
          + "tabletrace compare load/two-rows a.log\n"
      ),
      "\(run.errors)"
    )
    let other = ToolRun(["compare", "a.log", "a.log"], files: files)
    #expect(!other.errors.contains("swapped"))
  }

  @Test func compareTellsThatAnswersAreNotCompared() {
    let log = """
      tableView(_:heightForRowAt:) [0, 0] -> 9
      tableView(_:willDisplay:forRowAt:) [0, 0]
      heightForRowAt 0,1 returns 9

      """
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log"], files: files)
    let note = "note: a.log: the return values of 2 lines are not compared (log line 1, 3)\n"
    #expect(run.errors.hasPrefix(note))
    files.contents["a.log"] = Array("moveRowAt 0,0 -> 0,1\n".utf8)
    #expect(!ToolRun(["compare", "x.yaml", "a.log"], files: files).errors.contains("answer"))
  }

  @Test func compareTellsThatALogEndsEarly() {
    let log = "tableView(_:numberOfRowsInSection:) 0\n"
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log"], files: files)
    #expect(run.code == .differs)
    #expect(run.errors.contains("the whole log matches (1 call), but the trace continues. "))
    #expect(run.errors.hasSuffix("If the log ends early, add --extent prefix\n"))
  }

  @Test(
    "The option --extent works for a log without a header, and other output is ignored",
    arguments: [("prefix", 0), ("excerpt", 0), ("complete", 1)]
  )
  func extent(word: String, code: Int32) {
    let log = "App started\ntableView(_:numberOfRowsInSection:) 0\n"
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    for text in [log, "extent: excerpt\n\ntableView(_:numberOfRowsInSection:) 0\n"] {
      files.contents["a.log"] = Array(text.utf8)
      let run = ToolRun(["compare", "x.yaml", "a.log", "--extent", word], files: files)
      #expect(run.code.rawValue == code, "\(run.errors)")
    }
  }

  @Test("A log does not match if lines that name a method cannot be read")
  func unreadLines() {
    let log = """
      tableView(_:numberOfRowsInSection:) 0
      tableView(_:numberOfRowsInSection:) 0
      the tableView(_:cellForRowAt:) [0, 7]
      hello
      again the tableView(_:cellForRowAt:) [0, 7]

      """
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log", "--os", "iOS 17"], files: files)
    #expect(run.code == .invalid)
    #expect(
      run.output
        == "the compared lines of a.log match under iOS 17: 2 lines compared; 2 lines not compared\n"
    )
    #expect(
      run.errors == """
        error[L018]: a.log:3: 2 lines name a method but may not be calls, starting with this one
        help: write a call as 'tableView(_:cellForRowAt:) [0, 1]'
        help: start a line that is not a call with '#'
        note: a.log: ignored 1 line without a UITableView method (log line 4)

        """
    )
    #expect(ToolRun(["compare", "x.yaml", "a.log", "--guess-os"], files: files).code == .invalid)
  }

  @Test(
    "A recorded log is compared under its version or an equal one, or refused",
    arguments: [
      ("iOS 9", "iOS 9", 0), ("iOS 7", "iOS 7.1", 0), ("iOS 9", "iOS 9.3", 2),
      ("iOS 9", "iOS 26", 2), ("[iOS 17, iOS 9]", "iOS 9.1", 2), ("iOS 9", "iOS 10", 2),
      ("iOS 13", "iOS 13.4", 2), ("iOS 13", "Catalyst 13", 2), ("iOS 9", "unknown", 0),
    ]
  )
  func versionOfARecordedLog(scenario: String, log: String, code: Int32) {
    let text = Samples.twoRows.replacing("os: [iOS 9, iOS 17]", with: "os: \(scenario)")
    let files = MemoryFiles([
      "Scenarios/x.yaml": text + "recorded: ../Golden/recorded/x.log\n",
      "Golden/recorded/x.log": header.replacing("os: iOS 9", with: "os: \(log)") + matching,
    ])
    _ = ToolRun(["accept", "--all"], files: files)
    let run = ToolRun(["check"], files: files)
    #expect(run.code.rawValue == code, "\(run.output)\(run.errors)")
    guard code == 2 else { return }
    let versions = scenario.filter { $0 != "[" && $0 != "]" }
    let sentence =
      "L019: the recorded log Golden/recorded/x.log is from \(log), but the scenario lists \(versions)"
    #expect(run.output.contains(sentence), "\(run.output)")
    #expect(run.output.contains("add '\(log)' to 'os' of the scenario"))
    #expect(run.output.contains("  next: tabletrace compare x Golden/recorded/x.log\n"))
    let typed = ToolRun(["compare", "x", "Golden/recorded/x.log"], files: files)
    #expect(typed.code != .invalid && typed.output.contains(" under \(log): "))
  }

  @Test(
    "The version of a recorded log is among the matching ones",
    arguments: [("load-41", "8"), ("load-51", "17"), ("int-01", "13"), ("load2-01", "13.1")]
  )
  func guessesTheRelease(name: String, release: String) throws {
    let recorded = try Repository.text("Golden/recorded/\(name).log")
    let raw = recorded.split(separator: "\n\n", maxSplits: 1).last.map(String.init) ?? ""
    let files = MemoryFiles([
      "x.yaml": try Repository.text("Scenarios/recorded/\(name).yaml"), "a.log": raw,
    ])
    let run = ToolRun(["compare", "x.yaml", "a.log", "--guess-os"], files: files)
    let lines = run.output.split(separator: "\n").dropFirst()
    let best = try #require(lines.first)
    #expect(run.code == .success, "\(run.output)")
    #expect(best.hasSuffix(": matches"))
    let ends = best.split(separator: ":")[0].matches(of: /iOS ([\d.]+)/).compactMap { Double($0.1) }
    let wanted = try #require(Double(release))
    #expect((ends.first ?? 99)..<(ends.count > 1 ? ends[1] : 99) ~= wanted, "\(run.output)")
  }

  @Test func guessesTheSetUpWhereNoReleaseFits() {
    let hosted = Samples.twoRows + "host: detached\n"
    let log = ToolRun(["run", "x.yaml"], files: MemoryFiles(["x.yaml": Samples.twoRows])).output
    let calls = log.split(separator: "\n").filter { $0.contains("(_:") }.joined(separator: "\n")
    let files = MemoryFiles(["x.yaml": hosted, "a.log": calls])
    let run = ToolRun(["compare", "x.yaml", "a.log", "--guess-os"], files: files)
    #expect(run.code == .differs)
    #expect(
      run.output.contains(
        "no version matches, so the scenario was also tried with other settings:\n"
      )
    )
    #expect(run.output.contains("  host: viewController, iOS "), "\(run.output)")
    #expect(!run.output.contains("  host: detached"))
    files.contents["x.yaml"] = Array(
      (hosted + "table: {estimatedRowHeight: 0}\ncells: {dequeue: plain}\n").utf8
    )
    let same = ToolRun(["compare", "x.yaml", "a.log", "--guess-os"], files: files).output
    #expect(same.contains("\n  host: "), "\(same)")
    #expect(!same.contains("{estimatedRowHeight: 0}") && !same.contains("{dequeue: plain}"))
    let both = ToolRun(["compare", "x.yaml", "a.log", "--guess-os", "--os", "9"], files: files)
    #expect(both.code == .usage)
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

  @Test(
    "Lines with signs and short names are compared, and missing calls are reported"
  )
  func shortNames() {
    let log = """
      🟢 numberOfRows called
      🟢 numberOfRows called
      👉 cellForRow row 0
      heightForRow 0
      willDisplay 0
      👉 cellForRow row 1

      """
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log", "--os", "iOS 17"], files: files)
    #expect(run.code == .differs)
    #expect(!run.errors.contains("ignored"), "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        "✘ a.log under iOS 17: your log is missing a call that the simulation makes: "
          + "tableView(_:heightForRowAt:) [0, 0] -> 44 (log line 5, trace line "
      ),
      "\(run.output)"
    )
  }

  @Test("A call that only the log has is described from the log's side")
  func callInAddition() {
    let log = """
      tableView(_:numberOfRowsInSection:) 0
      tableView(_:numberOfRowsInSection:) 0
      tableView(_:numberOfRowsInSection:) 0
      tableView(_:cellForRowAt:) [0, 0]
      tableView(_:cellForRowAt:) [0, 1]

      """
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log", "--os", "iOS 17"], files: files)
    #expect(
      run.output.contains("your log has a call that the simulation does not make: ")
    )
  }

  @Test("Nothing is compared if half of the log could not be read")
  func halfUnread() {
    let log = """
      configureCellAt 0
      sizeOfRowAt 1
      tableView(_:cellForRowAt:) [0, 1]

      """
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    for words in [[], ["--guess-os"]] {
      let run = ToolRun(["compare", "x.yaml", "a.log"] + words, files: files)
      #expect(run.code == .invalid)
      #expect(run.output == "")
      #expect(
        run.errors.contains(
          "error[L018]: a.log: nothing was compared: 1 call could be read, but too many lines could not\n"
            + "help: check the lines of the log that may be calls: 1, 2"
        ),
        "\(run.errors)"
      )
    }
  }

  @Test("A warning by UIKit between the calls is ignored with a note")
  func systemLines() {
    let scenario = """
      version: 1
      title: assert in the console
      os: iOS 17
      viewport: {width: 320, height: 88}
      sections: [{rows: 3}]
      delegate: {willDisplayCell: {do: [query: {cellForRow: $row}]}}
      steps: [load]

      """
    let files = MemoryFiles(["x.yaml": scenario])
    let trace = ToolRun(["run", "x.yaml"], files: files).output
    let lines = trace.split(separator: "\n").filter {
      $0.contains("(_:") || $0.contains("[Assert]")
    }
    files.contents["a.log"] = Array(lines.joined(separator: "\n").utf8)
    let run = ToolRun(["compare", "x.yaml", "a.log"], files: files)
    #expect(run.code == .success, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("that UIKit itself prints"), "\(run.errors)")
  }

  @Test("Lines with unreadable rows are listed, and a match says what was not compared")
  func rowsNotCompared() {
    let log = """
      numberOfRows 0
      numberOfRows 0
      cellForRowAt Apple
      heightForRow
      willDisplay
      cellForRowAt Pear

      """
    let files = MemoryFiles(["x.yaml": Samples.twoRows])
    let calls = ToolRun(["run", "x.yaml", "--os", "iOS 17"], files: files).output
      .split(separator: "\n").filter { $0.contains("(_:") }
    let names = calls.compactMap { $0.split(separator: " ").first.map(String.init) }
    let words = names.map { $0.contains("cellForRowAt") ? "\($0) Apple" : $0 }
    let listed = words.indices.filter { words[$0].hasSuffix("Apple") }.map { "\($0 + 1)" }
    files.contents["a.log"] = Array(words.joined(separator: "\n").utf8)
    let run = ToolRun(["compare", "x.yaml", "a.log", "--os", "iOS 17"], files: files)
    #expect(run.code == .success, "\(run.output)\(run.errors)")
    #expect(
      run.output
        == "a.log: the order matches under iOS 17: \(words.count) lines compared; no rows were compared\n"
    )
    #expect(
      run.errors.contains(
        "note: a.log: the rows in lines \(listed.joined(separator: ", ")) were not compared. Print rows"
      ),
      "\(run.errors)"
    )
    let guess = ToolRun(["compare", "x.yaml", "a.log", "--guess-os"], files: files)
    #expect(guess.output.hasSuffix("the order matches; no rows were compared\n"), "\(guess.output)")
    files.contents["a.log"] = Array(log.utf8)
    let other = ToolRun(["compare", "x.yaml", "a.log", "--os", "iOS 17"], files: files)
    #expect(other.errors.contains("the rows in lines 3, 6 were not compared"), "\(other.errors)")
  }

  @Test("A line that may be a call does not count as a line without a method")
  func oneWordForALine() {
    let log = "App started\nnumberOfRows 0\nnumberOfRows 0\nconfigureCellAt 0\nend cellForRow 1\n"
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "a.log": log])
    let run = ToolRun(["compare", "x.yaml", "a.log", "--os", "iOS 17"], files: files)
    #expect(run.errors.contains("ignored 1 line without a UITableView method (log line 1)\n"))
    #expect(run.errors.contains("1 line that may be a call could not be read (log line 4)\n"))
    #expect(run.errors.contains("a.log:5: this line names a method but may not be a call"))
  }
}
