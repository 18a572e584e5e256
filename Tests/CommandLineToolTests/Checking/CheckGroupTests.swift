import Testing

@testable import CommandLineTool
@testable import Project

/// A difference that many goldens have is told once, whatever the form.
struct CheckGroupTests {
  @Test("Forty goldens with the same difference are reported together, with a command")
  func text() {
    let check = ToolRun(["check", "--jobs", "2"], files: PendingSamples.equalScenarios(40))
    let lines = check.output.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("✘ ") } == 1)
    #expect(
      lines[0].hasPrefix("✘ s00.iOS-9: answer (golden line 8): heightForRowAt [0, 0] returned ")
    )
    #expect(lines.contains("  in all: 10 return values changed"))
    #expect(lines.contains { $0.hasPrefix("  why: the scenario returns ") })
    let others = (1...8).map { "s0\($0).iOS-9" }.joined(separator: ", ")
    #expect(
      Array(lines.suffix(4)) == [
        "  and 39 more: \(others), ...",
        "  next: tabletrace accept --same s00.iOS-9",
        "saved in Golden/pending: 40 traces, 1 difference. Next: tabletrace review",
        "40 checked, 0 passed, 40 failed; 840 lines compared",
      ]
    )
  }

  @Test("The suggested command makes all checks of its group pass")
  func next() throws {
    let files = PendingSamples.equalScenarios(3)
    files.contents["Scenarios/x.yaml"] = Array(Samples.twoRows.utf8)
    let lines = ToolRun(["check"], files: files).output.split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("  next: ") }.map { $0.dropFirst("  next: ".count) }
    #expect(commands == ["tabletrace accept --same s00.iOS-9", "tabletrace accept x"])
    for command in commands {
      let words = ToolRun.words(String(command)).dropFirst()
      #expect(ToolRun(Array(words), files: files).code == .success)
    }
    #expect(ToolRun(["check"], files: files).code == .success)
    let report = ToolRun(["check", "--report", "json=-"], files: PendingSamples.equalScenarios(2))
    #expect(report.output.contains("\"tabletrace accept --same s00.iOS-9\""))
  }

  @Test("A callback that was added or removed is reported before the rule")
  func callbacks() {
    let files = Samples.project()
    let path = "Scenarios/load/two-rows.yaml"
    files.contents[path] = Array(Samples.twoRows.replacing("  willDisplayCell:\n", with: "").utf8)
    let gone = ToolRun(["check"], files: files)
    let why =
      "why: the scenario does not implement willDisplayCell, but the golden file has 2 lines with this call\n"
    #expect(gone.output.contains("  \(why)"), "\(gone.output)")
    #expect(gone.output.contains("\n  and 1 more: load/two-rows.iOS-17\n"))
    #expect(ToolRun(["review"], files: files).output.contains(why))
    files.contents[path] = Array(
      Samples.twoRows.replacing(
        "  willDisplayCell:",
        with: "  willDisplayCell:\n  indentationLevelForRowAt: 1"
      )
      .utf8
    )
    let new = ToolRun(["check"], files: files, isTerminal: true)
    let since =
      "possible cause: without 'indentationLevelForRowAt' in line 9, the trace equals the golden file\n"
    #expect(new.output.contains("  \(since)"), "\(new.output)")
    PendingSamples.raise(&files.contents[path])
    files.contents[path] = Array(Samples.twoRows.replacing(": 44", with: ": 45").utf8)
    #expect(!ToolRun(["check"], files: files).output.contains("the scenario implements"))
  }

  @Test("A failed expectation is reported with its place, even after another difference")
  func expectation() {
    let files = Samples.project()
    files.contents["Scenarios/load/two-rows.yaml"]? +=
      Array("  - expect: {count: {cellForRowAt: 12}}\n".utf8)
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains(": expected 12 calls of "))
    #expect(check.contains("\n  at Scenarios/load/two-rows.yaml:11\n"), "\(check)")
  }

  @Test("The suggested commands for an unused golden and for a log work")
  func commands() throws {
    let files = Samples.project(["Golden/gone away.iOS-9.trace": "x\n"])
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains("\n  next: rm 'Golden/gone away.iOS-9.trace'\n"))
    files.contents["Golden/gone away.iOS-9.trace"] = nil
    #expect(ToolRun(["check"], files: files).code == .success)
    let header = [
      "source: x", "os: iOS 9", "prints: cellForRowAt", "arguments: some", "extent: complete",
    ]
    files.contents["Golden/recorded/x.log"] = Array(
      (header + ["", "cellForRowAt 0,1", ""]).joined(separator: "\n").utf8
    )
    files.contents["Scenarios/load/two-rows.yaml"]? +=
      Array("recorded: ../../Golden/recorded/x.log\n".utf8)
    let log = ToolRun(["check"], files: files).output
    let command = "tabletrace compare --guess-os load/two-rows Golden/recorded/x.log"
    #expect(log.contains("\n  next: \(command)\n"), "\(log)")
    let words = ToolRun.words(command).dropFirst()
    let run = ToolRun(Array(words), files: files)
    #expect(run.code == .differs && run.output.contains("no version matches"))
  }

  @Test("Only versions of a scenario with the same difference are reported together")
  func versions() {
    let three = Samples.twoRows.replacing("iOS 9, iOS 17", with: "iOS 9, iOS 10, iOS 17")
    let files = MemoryFiles(["Scenarios/x.yaml": three])
    _ = ToolRun(["accept", "x"], files: files)
    PendingSamples.raise(&files.contents["Scenarios/x.yaml"])
    let lines = ToolRun(["check"], files: files).output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("✘ ") } == 2)
    #expect(lines.contains("  and 1 more: x.iOS-10"))
    let place = lines.firstIndex { $0.hasPrefix("✘ x.iOS-17: answer (golden line ") }
    let short = lines[(place ?? 0)...].dropFirst().prefix(3)
    #expect(short.map { $0.prefix(7) } == ["  -   t", "  +   t", "  why: "])
  }

  @Test("New goldens are reported together if their traces are equal")
  func newGoldens() {
    let files = MemoryFiles([
      "Scenarios/a.yaml": Samples.twoRows, "Scenarios/b.yaml": Samples.twoRows,
    ])
    let lines = ToolRun(["check"], files: files).output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("✘ ") } == 2)
    #expect(lines.contains("  and 1 more: b.iOS-9"))
    #expect(lines.contains("  and 1 more: b.iOS-17"))
  }

  @Test("The number of jobs affects neither the order nor the groups of results")
  func jobs() {
    let one = ToolRun(["check", "--report", "json=-"], files: PendingSamples.equalScenarios(9))
    let four = ToolRun(
      ["check", "--jobs", "4", "--report", "json=-"],
      files: PendingSamples.equalScenarios(9)
    )
    #expect(one.output == four.output)
  }

  @Test("If a report uses standard output, the summary is printed on standard error")
  func printedReport() {
    let files = PendingSamples.equalScenarios(2)
    let check = ToolRun(["check", "--report", "markdown=-"], files: files)
    #expect(check.output.hasPrefix("### ✘ tabletrace: 2 checked, 0 passed, 2 failed\n"))
    #expect(check.errors.hasSuffix("2 checked, 0 passed, 2 failed; 42 lines compared\n"))
  }

  @Test(
    "Annotations name files relative to the top level of the repository",
    arguments: [
      ("../.git/HEAD", [:], "sub/Golden/"), (".git", [:], "Golden/"),
      ("../../.git", [:], "repo/sub/Golden/"),
      ("x", ["GITHUB_WORKSPACE": "/home/repo"], "sub/Golden/"), ("x", [:], "Golden/"),
    ] as [(String, [String: String], String)]
  )
  func annotations(git: String, environment: [String: String], path: String) {
    let files = PendingSamples.equalScenarios(1)
    files.currentFolder = "/home/repo/sub"
    files.contents[git] = []
    let check = ToolRun(["check", "--report", "github=-"], files: files, environment: environment)
    #expect(check.output.hasPrefix("::error file=\(path)s00.iOS-9.trace,line=8,"))
  }

  @Test("A long check shows its progress on a terminal, and erases it at the end")
  func progress() {
    let files = PendingSamples.equalScenarios(65)
    let run = ToolRun(["check"], files: files, isTerminal: true)
    let erasing = "\r\u{1B}[2K"
    #expect(
      run.errors
        == "\(erasing)checked 0 of 65 scenarios\(erasing)checked 64 of 65 scenarios\(erasing)"
    )
    #expect(!run.output.contains("checked 64 of"))
    #expect(ToolRun(["check"], files: files).errors.isEmpty)
    #expect(
      ToolRun(["check"], files: files, environment: ["TERM": "dumb"], isTerminal: true).errors
        .isEmpty
    )
    let short = PendingSamples.equalScenarios(2)
    #expect(ToolRun(["check"], files: short, isTerminal: true).errors.isEmpty)
  }

  @Test(
    "If there is no scenario, the suggested command creates one that passes",
    arguments: [["check"], ["check", "--scenarios", "my tables"]]
  )
  func firstSteps(typed: [String]) throws {
    for start in [[:], ["Scenarios/notes.txt": "", "my tables/notes.txt": ""]] {
      let files = MemoryFiles(start)
      let check = ToolRun(typed, files: files, hasLibrary: true)
      #expect(check.code == .invalid)
      let steps = try #require(check.errors.split(separator: "to start a project: ").last)
      let commands = steps.split(separator: " && ")
      #expect(commands.count == 2)
      for command in commands {
        let words = ToolRun.words(command.split(separator: "\n").joined())
        let run = ToolRun(Array(words.dropFirst()), files: files, hasLibrary: true)
        #expect(run.code == .success, "\(run.errors)")
      }
      #expect(ToolRun(typed, files: files).code == .success)
    }
  }

  @Test("A suggested command for another project changes only that project")
  func otherProject() throws {
    let scenario = "version: 1\ntitle: A\nos: [iOS 9]\nsections: [{rows: 3}]\nsteps: [load]\n"
    let golden = "tabletrace trace 1\nscenario: a\nos: iOS 9\n\n- load\n"
    let own = ["Scenarios/a.yaml": scenario, "Golden/a.iOS-9.trace": golden]
    let start = own.merging(own.map { ("other/\($0.key)", $0.value) }) { first, _ in first }
    for command in ["check other", "review other"] {
      let files = MemoryFiles(start)
      _ = ToolRun(["check", "other"], files: files)
      let run = ToolRun(ToolRun.words(command), files: files)
      let advised = run.output.split(separator: "\n").compactMap { line in
        ["  next: ", "  accept: "].first(where: line.hasPrefix).map { line.dropFirst($0.count) }
      }
      let words = ToolRun.words(String(try #require(advised.first)))
      #expect(ToolRun(Array(words.dropFirst()), files: files).code == .success)
      #expect(ToolRun(["check", "other"], files: files).code == .success)
      #expect(files.text("Golden/a.iOS-9.trace") == golden)
    }
    let both = MemoryFiles(start)
    let check = ToolRun(["check", "Scenarios", "other"], files: both)
    let next = try #require(check.output.split(separator: "\n").first { $0.hasPrefix("  next: ") })
    let words = ToolRun.words(String(next.dropFirst("  next: ".count)))
    #expect(ToolRun(Array(words.dropFirst()), files: both).code == .success)
    #expect(ToolRun(["check", "Scenarios", "other"], files: both).code == .success)
  }

  @Test("No version is suggested for a name that belongs to another scenario")
  func nameOfAnother() throws {
    let scenario = "version: 1\ntitle: A\nos: [iOS 9]\nsections: [{rows: 3}]\nsteps: [load]\n"
    let files = MemoryFiles(["Scenarios/a.yaml": scenario, "Scenarios/a.iOS-9.yaml": scenario])
    _ = ToolRun(["accept", "a.iOS-9.iOS-9"], files: files)
    _ = ToolRun(["check", "Scenarios/a.yaml"], files: files)
    let review = ToolRun(["review", "Scenarios/a.yaml"], files: files)
    #expect(review.output.contains("  accept: tabletrace accept Scenarios/a.yaml.iOS-9\n"))
    _ = ToolRun(["accept", "Scenarios/a.yaml.iOS-9"], files: files)
    #expect(ToolRun(["check"], files: files).code == .success)
  }
}
