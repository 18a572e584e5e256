import Testing

@testable import CommandLineTool
@testable import Project

/// One bad file is a finding; the others are checked and the reports are written.
struct CheckFilesTests {
  private let golden = "Golden/load/two-rows.iOS-9.trace"

  @Test("A golden that cannot be read is reported with the system's message")
  func unreadableGolden() {
    let files = Samples.project()
    files.unreadable[golden] = "Permission denied"
    let check = ToolRun(["check", "--report", "digests=out"], files: files)
    #expect(check.code == .invalid)
    #expect(
      check.output.hasPrefix(
        """
        ✘ load/two-rows.iOS-9: F011: cannot read '\(golden)': Permission denied
          at \(golden)
        2 checked, 1 passed, 1 failed;
        """
      )
    )
    #expect(files.text("out")?.contains("load/two-rows.iOS-17 ") == true)
  }

  @Test("A folder with the name of a golden is reported")
  func folderAsGolden() {
    let files = Samples.project()
    files.contents[golden] = nil
    files.contents["\(golden)/x"] = []
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(check.output.contains("'\(golden)' is a folder, not a file\n"))
    #expect(check.output.contains("2 checked, 1 passed, 1 failed;"))
  }

  @Test("A folder of goldens without permission does not count as missing")
  func unreadableGoldenFolder() {
    let files = Samples.project(["Scenarios/x.yaml": Samples.twoRows])
    _ = ToolRun(["accept", "x"], files: files)
    files.unreadable["Golden/load"] = "Permission denied"
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(!check.output.contains("there is no golden"))
    #expect(
      check.output.contains("✘ Golden/load: F011: cannot read 'Golden/load': Permission denied\n")
    )
    #expect(check.output.contains("5 checked, 2 passed, 3 failed;"))
  }

  @Test(
    "An unreadable folder or a link does not prevent other checks",
    arguments: ["check", "validate", "list", "accept"]
  )
  func scenarioFolders(command: String) {
    let files = Samples.project([
      "Scenarios/shut/a.yaml": Samples.twoRows, "Scenarios/link/a.yaml": Samples.twoRows,
      "Golden/shut/a.iOS-9.trace": "",
    ])
    files.unreadable["Scenarios/shut"] = "Permission denied"
    files.linkedFolders = ["Scenarios/link"]
    let operands = ["list": ["scenarios"], "accept": ["--all"]][command] ?? []
    let run = ToolRun([command] + operands, files: files)
    #expect(run.code == .invalid)
    let all = run.output + run.errors
    #expect(all.contains("cannot read 'Scenarios/shut': Permission denied\n"))
    #expect(
      all.contains(
        "'Scenarios/link' is a link to a folder\n"
      )
    )
    #expect(all.contains("help: links to folders are not followed: pass the target folder\n"))
    #expect(!all.contains("no scenario uses this golden file"))
    switch command {
    case "check": #expect(run.output.contains("4 checked, 2 passed, 2 failed;"))
    case "validate": #expect(run.output == "1 scenario, 0 invalid\n")
    case "list": #expect(run.output.hasPrefix("load/two-rows"))
    default: #expect(run.output.isEmpty)
    }
  }

  @Test("A failure to write one report prevents neither other reports nor the summary")
  func reportThatCannotBeWritten() {
    let files = Samples.project()
    files.readOnly = ["a.xml"]
    let reports = ["--report", "junit=a.xml", "--report", "markdown=b.md"]
    let check = ToolRun(["check"] + reports, files: files)
    #expect(check.code == .invalid)
    #expect(check.errors == "error[F012]: cannot write 'a.xml': Permission denied\n")
    #expect(files.text("b.md")?.hasPrefix("### ✔ tabletrace: 2 checked") == true)
    #expect(check.output.hasPrefix("2 checked, 2 passed"))
  }

  @Test("A suffix in capital letters is reported on every file system")
  func suffixInCapitals() {
    let files = Samples.project(["Scenarios/a/B.YAML": Samples.twoRows])
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(
      check.output.contains(
        "✘ Scenarios/a/B.YAML: F018: 'Scenarios/a/B.YAML' is not read because of its name\n"
      )
    )
    #expect(check.output.contains("3 checked, 2 passed, 1 failed;"))
  }

  @Test("A .yml file is a scenario like any other")
  func shortSuffix() {
    let files = MemoryFiles(["Scenarios/a/y.yml": Samples.twoRows])
    #expect(ToolRun(["validate"], files: files).output == "1 scenario, 0 invalid\n")
    #expect(ToolRun(["list", "scenarios"], files: files).output.hasPrefix("a/y "))
    #expect(ToolRun(["check"], files: files).output.hasPrefix("✘ a/y.iOS-9: missing golden file"))
    #expect(ToolRun(["accept", "a/y"], files: files).code == .success)
    #expect(files.text("Golden/a/y.iOS-9.trace") != nil)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .success)
    #expect(check.output.hasPrefix("2 checked, 2 passed"))
    let run = ToolRun(["run", "Scenarios/a/y.yml", "--os", "9"], files: files)
    #expect(run.output == files.text("Golden/a/y.iOS-9.trace"))
  }

  @Test("A scenario next to the library uses no golden inside the library")
  func sameNameAsOneOfTheLibrary() {
    let files = MemoryFiles(["x.yaml": Samples.twoRows, "Scenarios/x.yaml": Samples.twoRows])
    let golden = "Golden/x.iOS-9.trace"
    #expect(ToolRun(["accept", "x.yaml"], files: files).code == .invalid)
    #expect(files.text(golden) == nil)
    #expect(ToolRun(["run", "x.yaml"], files: files).code == .success)
    #expect(ToolRun(["accept", "Scenarios/x.yaml"], files: files).code == .success)
    #expect(ToolRun(["check"], files: files).code == .success)
    let outside = ToolRun(["check", "x.yaml"], files: files)
    #expect(outside.code == .invalid)
    #expect(outside.output.contains("it would share its golden files with 'Scenarios/x.yaml'"))
  }

  @Test(
    "Without a folder of scenarios, the message suggests what to do",
    arguments: [["check"], ["validate"], ["list", "scenarios"], ["accept", "--all"]]
  )
  func noScenarios(arguments: [String]) {
    let run = ToolRun(arguments, files: MemoryFiles())
    #expect(run.code == .invalid)
    #expect(
      run.errors == """
        error[F010]: no 'Scenarios' folder found in the current directory
        help: run this from the project's root, or pass scenario files
        help: to start a project: tabletrace new first && tabletrace accept first

        """
    )
  }

  @Test(
    "Two scenarios with the same name are an error that names both",
    arguments: [
      ["check"], ["validate"], ["list", "scenarios"], ["accept", "--all"], ["accept", "x"],
      ["check", "Scenarios/x.yml"],
    ]
  )
  func sameName(arguments: [String]) {
    let files = MemoryFiles([
      "Scenarios/x.yaml": Samples.twoRows, "Scenarios/x.yml": Samples.twoRows,
    ])
    let run = ToolRun(arguments, files: files)
    #expect(run.code == .invalid)
    let all = run.output + run.errors
    #expect(all.contains("Scenarios/x.yml"))
    #expect(all.contains("Scenarios/x.yaml"))
    #expect(all.contains("it would share its golden files with 'Scenarios/x."))
    #expect(all.contains("help: rename one of the two files\n"))
    #expect(!files.contents.keys.contains { $0.hasPrefix("Golden") })
  }

  @Test("A file in the folder of scenarios does not conflict with itself")
  func ownName() {
    let files = MemoryFiles([
      "x.yaml": Samples.twoRows, "/project/Scenarios/x.yaml": Samples.twoRows,
    ])
    files.currentFolder = "/project/Scenarios"
    #expect(ToolRun(["accept", "x.yaml"], files: files).code == .success)
    #expect(ToolRun(["check", "x.yaml"], files: files).code == .success)
  }

  @Test(
    "A name with a control character is refused, and printed without it",
    arguments: ["check", "validate", "run", "accept"]
  )
  func controlCharacters(command: String) {
    let path = "Scenarios/a\nb\u{1B}[31m.yaml"
    let files = MemoryFiles([path: Samples.twoRows])
    let run = ToolRun([command, path], files: files)
    #expect(run.code == .invalid)
    let all = run.output + run.errors
    #expect(all.contains("its name contains a control character\n"))
    #expect(all.contains("Scenarios/a\\u{A}b\\u{1B}[31m.yaml"))
    #expect(!all.contains("\u{1B}"))
  }

  @Test("An invalid scenario is reported once, with its line")
  func invalidScenarioOnce() {
    let files = MemoryFiles(["Scenarios/a.yaml": "version: 1\ntitle: x\nsteps: [lood]\n"])
    let check = ToolRun(["check"], files: files)
    #expect(check.errors.isEmpty)
    #expect(
      check.output == """
        ✘ a: T019: unknown step 'lood'
          at Scenarios/a.yaml:3
            |
          3 | steps: [lood]
            |         ^^^^ did you mean 'load'?
        1 checked, 0 passed, 1 failed; 0 lines compared

        """
    )
  }

  @Test("A part of the scenarios that is empty is no success")
  func emptyShard() {
    let check = ToolRun(["check", "--shard", "999999/1000000"], files: Samples.project())
    #expect(check.code == .invalid)
    #expect(
      check.errors == """
        error[U014]: the shard 999999/1000000 is empty: there is only 1 scenario
        help: use at most 1 shard

        """
    )
  }

  @Test("The golden of a scenario outside of Scenarios is not reported while it is needed")
  func goldenOutside() {
    let files = Samples.project(["todo.yml": Samples.twoRows])
    _ = ToolRun(["accept", "todo.yml"], files: files)
    #expect(ToolRun(["check"], files: files).code == .success)
    files.contents["Golden/todo.iOS-12.trace"] = []
    let other = ToolRun(["check"], files: files)
    #expect(other.output.contains("✘ Golden/todo.iOS-12.trace: no scenario uses this golden file"))
    #expect(other.output.contains("3 checked, 2 passed, 1 failed"))
    files.contents["todo.yml"] = nil
    #expect(ToolRun(["check"], files: files).output.contains("5 checked, 2 passed, 3 failed"))
  }

  @Test("For a renamed scenario, the message has commands that move its goldens")
  func renamed() {
    let files = Samples.project()
    files.contents["Scenarios/load/pair.yaml"] = files.contents["Scenarios/load/two-rows.yaml"]
    files.contents["Scenarios/load/two-rows.yaml"] = nil
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    for version in ["iOS-9", "iOS-17"] {
      let (old, new) = (
        "Golden/load/two-rows.\(version).trace", "Golden/load/pair.\(version).trace"
      )
      #expect(
        check.output.contains(
          "missing golden file '\(new)': '\(old)' has the same trace and no scenario\n"
        ),
        "\(check.output)"
      )
      #expect(check.output.contains("  renamed? git mv \(old) \(new)\n"), "\(check.output)")
      files.contents[new] = files.contents[old]
      files.contents[old] = nil
    }
    #expect(!check.output.contains("no scenario uses this golden file"))
    #expect(!check.output.contains("rm "))
    #expect(check.output.contains("  next: tabletrace accept load/pair\n"))
    #expect(check.output.contains("2 checked, 0 passed, 2 failed"))
    #expect(ToolRun(["accept", "load/pair"], files: files).code == .success)
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test("A golden with other lines or another version does not count as renamed")
  func notRenamed() {
    let files = Samples.project()
    let old = "Golden/load/two-rows.iOS-9.trace"
    files.contents["Golden/other.iOS-9.trace"] = Array(
      (files.text(old) ?? "").replacing("-> 2", with: "-> 3").utf8
    )
    files.contents["Golden/another.iOS-12.trace"] = Array(
      (files.text(old) ?? "").replacing("os: iOS 9", with: "os: iOS 12").utf8
    )
    files.contents[old] = nil
    let check = ToolRun(["check"], files: files).output
    #expect(!check.contains("renamed?"), "\(check)")
    #expect(check.contains("rm Golden/other.iOS-9.trace"))
    #expect(check.contains("rm Golden/another.iOS-12.trace"))
  }

  @Test("A suggestion is printed once, even if many goldens need it")
  func cureOnce() {
    let files = Samples.project(["Scenarios/x.yaml": Samples.twoRows])
    _ = ToolRun(["accept", "x"], files: files)
    for path in files.contents.keys where path.hasSuffix(".trace") {
      files.contents[path] = Array((files.text(path) ?? "").replacing("\n", with: "\r\n").utf8)
    }
    let lines = ToolRun(["check"], files: files).output.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("lines contain a carriage return") } == 4)
    #expect(lines.count { $0.hasPrefix("  next: ") } == 1)
  }

  @Test("A golden with Windows line ends is reported in one sentence with the fix")
  func lineEnds() throws {
    let files = Samples.project()
    let text = try #require(files.text(golden))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    files.contents[golden] = Array(text.replacing("\n", with: "\r\n").utf8)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(
      check.output.hasPrefix(
        """
        ✘ load/two-rows.iOS-9: G004: \(lines) lines contain a carriage return
          at \(golden):1
          next: add '*.trace text eol=lf' and '*.pattern text eol=lf' to .gitattributes, then check out again
        2 checked, 1 passed, 1 failed;
        """
      )
    )
  }
}
