import Testing

@testable import Project

/// No output replaces a scenario, a golden, a recorded log or another output.
struct ProtectedFilesTests {
  private static let golden = "Golden/load/two-rows.iOS-9.trace"
  private static let scenario = "Scenarios/load/two-rows.yaml"
  private static let files: [String: String] = [
    "Golden/recorded/ledger.yaml": "", "mine/x.yaml": Samples.twoRows,
    "mine/Golden/x.iOS-9.trace": "", "other/Scenarios/a.yaml": "",
    "other/Golden/recorded/a.log": "", "todo.yaml": Samples.twoRows, "todo.yml": "",
    "compose.yaml": "services:\n  web: {image: nginx}\n",
    "phone.log": "numberOfSections",
  ]

  @Test(
    "A report or a trace is not written into folders of scenarios and goldens",
    arguments: [
      (scenario, "it would replace the scenario '\(scenario)'\nhelp: choose another file"),
      ("./Scenarios/load/../load/two-rows.yaml", "it would replace the scenario '\(scenario)'\n"),
      ("Scenarios/new.xml", "the folder 'Scenarios' is only for scenarios\nhelp: choose a file"),
      (
        "Golden/x.trace",
        "the folder 'Golden' is only for golden files and recorded logs\nhelp: choose a file"
      ),
      ("Golden/recorded/ledger.yaml", "the folder 'Golden' is only for golden files"),
      ("mine/Golden/x.iOS-9.trace", "the folder 'Golden' is only for golden files"),
      ("other/Scenarios/new.xml", "the folder 'Scenarios' is only for scenarios"),
      ("other/Golden/recorded/a.log", "the folder 'Golden' is only for golden files"),
      ("todo.yaml", "it would replace the scenario 'todo.yaml'\n"),
      (
        "todo.yml",
        "it is a YAML file, which this command never replaces\nhelp: choose another file\n"
      ),
      ("compose.yaml", "it is a YAML file, which this command never replaces\n"),
      ("phone.log", "it would replace the recorded log 'phone.log'\n"),
    ]
  )
  func folders(output: String, reason: String) {
    let commands = [
      ["check", "--report", "junit=\(output)"], ["run", Self.scenario, "-o", output],
    ]
    for command in commands {
      let files = Samples.project(Self.files)
      let before = files.contents
      let run = ToolRun(command, files: files)
      #expect(run.code == .invalid)
      #expect(run.errors.hasPrefix("error[F013]: cannot write '\(output)': \(reason)"))
      #expect(run.output.isEmpty)
      #expect(files.contents == before)
    }
  }

  @Test("The message calls a protected golden a golden")
  func golden() {
    let files = Samples.project()
    let before = files.contents
    let run = ToolRun(["run", Self.scenario, "-o", Self.golden], files: files)
    #expect(run.code == .invalid)
    #expect(
      run.errors == """
        error[F013]: cannot write '\(Self.golden)': it would replace the golden file '\(Self.golden)'
        help: choose another file
        help: only 'tabletrace accept' writes golden files

        """
    )
    let check = ToolRun(["check", "--report", "junit=\(Self.golden)"], files: files)
    #expect(check.code == .invalid)
    #expect(
      check.errors.contains("the folder 'Golden' is only for golden files and recorded logs\n")
    )
    #expect(files.contents == before)
  }

  @Test("A trace that was written with the name of a log is replaced")
  func traceByTheNameOfALog() {
    let files = Samples.project()
    for _ in 0..<2 {
      #expect(
        ToolRun(["run", Self.scenario, "--os", "9", "-o", "new.log"], files: files).code == .success
      )
    }
    #expect(files.text("new.log") == files.text(Self.golden))
  }

  @Test(
    "Files elsewhere can be written",
    arguments: ["out.xml", "reports/Golden.xml", "goldens/x"]
  )
  func elsewhere(output: String) {
    let files = Samples.project()
    #expect(ToolRun(["check", "--report", "junit=\(output)"], files: files).code == .success)
    #expect(files.text(output)?.hasPrefix("<?xml") == true)
    #expect(
      ToolRun(["run", Self.scenario, "--os", "9", "-o", output], files: files).code == .success
    )
    #expect(files.text(output) == files.text(Self.golden))
  }

  @Test("A recorded log and its scenario's golden are protected wherever they are")
  func logsAndLinks() {
    let log = "# a log\n"
    let scenario = Samples.twoRows + "recorded: ../logs/a.log\n"
    for command in [
      ["check", "x.yaml", "--report", "junit=logs/a.log"], ["run", "x.yaml", "-o", "logs/a.log"],
    ] {
      let files = MemoryFiles(["p/x.yaml": scenario, "logs/a.log": log])
      let run = ToolRun(command.map { $0 == "x.yaml" ? "p/x.yaml" : $0 }, files: files)
      #expect(run.code == .invalid)
      #expect(
        run.errors.contains(
          "cannot write 'logs/a.log': it would replace the recorded log 'logs/a.log'\nhelp: choose another file"
        )
      )
      #expect(files.text("logs/a.log") == log)
    }
  }

  @Test(
    "Two reports cannot use the same file",
    arguments: [
      ("out", "out", false, true), ("out", "./a/../out", false, true), ("out", "OUT", true, true),
      ("out", "OUT", false, false), ("out", "out2", true, false),
    ]
  )
  func twice(one: String, other: String, ignoresCase: Bool, isRefused: Bool) {
    let files = Samples.project()
    files.ignoresCase = ignoresCase
    let check = ToolRun(
      ["check", "--report", "junit=\(one)", "--report", "json=\(other)"],
      files: files
    )
    #expect(check.code == (isRefused ? .usage : .success))
    #expect(
      check.errors
        == (isRefused
          ? "error[F014]: '\(other)' and '\(one)' are the same file\n"
            + "help: use a different path for each output\n" : "")
    )
    #expect(files.contents[one] == nil || !isRefused)
  }

  @Test("Two reports on standard output cannot be used together")
  func twiceStandardOutput() {
    let check = ToolRun(
      ["check", "--report", "junit=-", "--report", "json=-"],
      files: Samples.project()
    )
    #expect(check.code == .usage)
    #expect(
      check.errors.hasPrefix(
        "error[U012]: --report junit=- and --report json=- cannot be used together\n"
      )
    )
  }
}
