import Testing

@testable import CommandLineTool
@testable import Project

struct RunTests {
  private let path = "Scenarios/load/two-rows.yaml"

  @Test func standardInputIsAScenario() {
    let files = MemoryFiles()
    files.standardInput = Array(Samples.twoRows.utf8)
    let run = ToolRun(["run", "-"], files: files)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("tabletrace trace 1\nscenario: standard input\nos: iOS 17\n"))
  }

  @Test func otherVersionsAreNamed() {
    let files = Samples.project()
    let note = "note: this is iOS 17, the newest of 2 versions. To see another, add --os: 'iOS 9'\n"
    let run = ToolRun(["run", "load/two-rows"], files: files)
    #expect(run.errors.hasPrefix(note + "iOS 17: "))
    #expect(!run.output.contains("note"))
    #expect(ToolRun(["run", "load/two-rows", "--summary"], files: files).errors.hasPrefix(note))
    let one = ToolRun(["run", "load/two-rows", "--os", "9"], files: files)
    #expect(one.errors.hasPrefix("iOS 9: "))
    files.standardInput = Array(Samples.noCell.utf8)
    #expect(!ToolRun(["run", "-"], files: files).errors.contains("note"))
  }

  @Test func versionsNamesAndFiltersAreObeyed() {
    let files = Samples.project()
    #expect(ToolRun(["run", path, "--os", "17"], files: files).output.contains("\nos: iOS 17\n"))
    let objc = ToolRun(["run", path, "--names", "objc"], files: files).output
    #expect(objc.contains("\ntableView:heightForRowAtIndexPath: [0, 0] -> 44\n"))
    let only = ToolRun(["run", path, "--only", "heightForRowAt"], files: files).output
    let calls = only.split(separator: "\n").dropFirst(3).filter { $0.contains("(") }
    #expect(!calls.isEmpty)
    #expect(calls.allSatisfy { $0.contains("heightForRowAt") })
    let rest = ToolRun(["run", path, "--except", "heightForRowAt"], files: files).output
    #expect(!rest.contains("heightForRowAt"))
    #expect(rest.contains("cellForRowAt"))
  }

  @Test func summaryCounts() {
    let files = Samples.project()
    let text = ToolRun(["run", path, "--summary"], files: files).output
    #expect(text.contains("2  tableView(_:willDisplay:forRowAt:)\n"))
    let one = ToolRun(["run", path, "--summary", "--only", "willDisplayCell"], files: files).output
    #expect(one == "2  tableView(_:willDisplay:forRowAt:)\n2  calls\n")
  }

  @Test("The summary counts every call of the trace, including calls of hooks")
  func summaryCountsHooks() {
    let files = MemoryFiles([
      "a.yaml": """
      version: 1
      title: A
      os: iOS 17
      sections: [{rows: 40}]
      cells: {prepareForReuse: text}
      controller:
        viewDidLoad:
        viewWillAppear:
      steps: [load, scroll: {by: 900}, scroll: {by: -900}]

      """
    ])
    let trace = ToolRun(["run", "a.yaml", "--quiet"], files: files).output
    let summary = ToolRun(["run", "a.yaml", "--summary", "--quiet"], files: files).output
    let marks = ["tabletrace ", "scenario: ", "os: ", "- ", "> ", "= ", "* ", "! ", "? "]
    let calls = trace.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { line in
      !marks.contains { line.hasPrefix($0) }
    }
    #expect(summary.hasSuffix("\(calls.count)  calls\n"), "\(summary)\(trace)")
    #expect(summary.contains("  viewDidLoad()\n"))
    #expect(!summary.contains("  prepareForReuse()\n"), "the trace has no hooks of cells")
  }

  @Test func recordsHaveALineForEachLineOfTheTrace() {
    let files = Samples.project()
    let trace = ToolRun(["run", path], files: files).output.split(separator: "\n").dropFirst(3)
    let records = ToolRun(["run", path, "--format", "jsonl"], files: files).output
    let lines = records.split(separator: "\n")
    #expect(lines.count == trace.count + 1)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(lines[0].contains("\"scenario\":\"load/two-rows\""))
  }

  @Test func outputIsWrittenWholeOrNotAtAll() {
    let files = Samples.project()
    let run = ToolRun(["run", path, "-o", "out.trace"], files: files)
    #expect(run.code == .success)
    #expect(run.output.isEmpty)
    #expect(files.text("out.trace") == ToolRun(["run", path], files: files).output)
    files.readOnly = ["locked"]
    let locked = ToolRun(["run", path, "-o", "locked"], files: files)
    #expect(locked.code == .invalid)
    #expect(locked.errors == "error[F012]: cannot write 'locked': Permission denied\n")
    #expect(ToolRun(["run", path, "-o", "Scenarios"], files: files).code == .invalid)
  }

  @Test func badInputSaysWhatIsWrong() {
    let files = MemoryFiles(["Scenarios/x.yaml": "", "Scenarios/y.yaml": "steps: [fly]\n"])
    let missing = ToolRun(["run", "none.yaml"], files: files)
    #expect(missing.code == .invalid)
    #expect(missing.errors == "error[T001]: cannot read the file: no such file\n --> none.yaml\n")
    let folder = ToolRun(["run", "Scenarios"], files: files)
    #expect(folder.code == .invalid)
    #expect(
      folder.errors == """
        error[T002]: this is a directory, not a scenario file
         --> Scenarios
          = help: to list all scenarios: tabletrace list scenarios

        """
    )
    let empty = ToolRun(["run", "Scenarios/x.yaml"], files: files)
    #expect(empty.code == .invalid)
    #expect(empty.errors.hasPrefix("error[T"))
    let wrong = ToolRun(["run", "Scenarios/y.yaml", "-o", "out"], files: files)
    #expect(wrong.code == .invalid)
    #expect(wrong.errors.contains(" --> Scenarios/y.yaml:1:"))
    #expect(files.text("out") == nil)
  }

  private static let crashing = """
    version: 1
    title: A row that stays in the model
    sections: [{rows: [a, b]}]
    steps: [load, deleteRows: [[0, 0]]]
    """

  @Test func crashesAreExplained() {
    let files = MemoryFiles()
    files.standardInput = Array(Self.crashing.utf8)
    let run = ToolRun(["run", "-", "--os", "13"], files: files)
    #expect(run.code == .success)
    #expect(!run.output.contains("why:"))
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "why: the rows of section 0 do not add up")
    #expect(lines.contains { $0.hasPrefix("to fix it: the data did not change") })
    // The lines that the explanation names are those that run prints.
    let trace = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where line.contains(" of the trace") {
      let words = line.split(separator: " ").map(String.init)
      let number = words.firstIndex(of: "in").flatMap { Int(words[$0 + 2]) } ?? 0
      #expect(trace[number - 1].hasPrefix("tableView(_:numberOfRowsInSection:) 0 -> 2"))
    }
    #expect(lines.count { $0.contains(" of the trace") } == 2)
  }

  @Test func recordsOfCrashesHaveTheExplanation() {
    let files = MemoryFiles()
    files.standardInput = Array(Self.crashing.utf8)
    let run = ToolRun(["run", "-", "--os", "13", "--format", "jsonl"], files: files)
    let records = run.output.split(separator: "\n")
    let crash = records.last ?? ""
    #expect(crash.contains("\"expected\":1"))
    // The record of the run is line 1 and the crash the last: the answer stands between the two.
    let event = records.count - 2
    #expect(records[event].contains("\"answer\":\"2\""))
    #expect(
      crash.contains(
        "\"answered\":{\"call\":\"numberOfRowsInSection 0\",\"event\":\(event),\"line\":4,\"number\":2}"
      )
    )
    #expect(
      crash.contains(
        "{\"added\":0,\"call\":\"deleteRows [0, 0]\",\"line\":4,\"removed\":1,\"uncounted\":0}"
      )
    )
  }

  @Test func noRemedyAsksForAnAnswerThatNobodyGives() {
    let text = """
      version: 1
      title: gone
      os: [iOS 12]
      sections: [{rows: 2}, {rows: 2}]
      dataSource: {numberOfSections: model}
      steps:
        - load
        - turn: [beginUpdates, setDataSource: none, endUpdates]

      """
    let run = ToolRun(["run", "gone.yaml"], files: MemoryFiles(["gone.yaml": text]))
    #expect(run.output.contains("Invalid update: invalid number of sections"))
    #expect(run.errors.contains("no data source"), "\(run.errors)")
    #expect(!run.errors.contains("let it answer"), "\(run.errors)")
  }
}
