import Testing

@testable import CommandLineTool
@testable import Project

/// `new NAME`: the first scenario of a team.
struct FirstScenarioTests {
  @Test("The first scenario has comments, and can be validated, formatted, run and accepted")
  func firstMinutes() {
    let files = MemoryFiles()
    let new = ToolRun(["new", "inbox/first"], files: files)
    #expect(new.code == .success)
    #expect(new.output == "Scenarios/inbox/first.yaml\n")
    #expect(new.errors == "note: to simulate it: tabletrace run inbox/first\n")
    let text = files.text("Scenarios/inbox/first.yaml") ?? ""
    #expect(text.hasPrefix("# tabletrace run inbox/first "))
    for line in ["\nversion: 1\n", "\ntitle: first\n", "\nos: iOS 26\n", "\n  - load\n"] {
      #expect(
        text.contains(line) || text.contains("\n    # The table appears.\n    - load\n"),
        "\(line)"
      )
    }
    #expect(ToolRun(["validate"], files: files).output == "1 scenario, 0 invalid\n")
    #expect(
      ToolRun(["fmt", "--check"], files: files).output == "0 of 1 scenario would change\n"
    )
    let run = ToolRun(["run", "inbox/first"], files: files)
    #expect(run.code == .success)
    let calls = [
      "0 -> 3\n", "= Cell#2 {text: \"Pears\"}\n", "tableView(_:didSelectRowAt:) [0, 1]\n",
    ]
    for call in calls { #expect(run.output.contains(call)) }
    #expect(ToolRun(["accept", "inbox/first"], files: files).code == .success)
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test("The trace shows a cell with the wrong content")
  func wrongContent() {
    let files = MemoryFiles()
    _ = ToolRun(["new", "first"], files: files)
    _ = ToolRun(["accept", "first"], files: files)
    let text = files.text("Scenarios/first.yaml") ?? ""
    files.contents["Scenarios/first.yaml"] = Array(text.replacing("Pears", with: "Figs").utf8)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(check.output.contains("{text: \"Figs\"}"))
  }

  @Test(
    "Any name gives a valid scenario",
    arguments: ["a b", "it's", "yes", "1", "a: b", "ü", "deep/er/x", "#x", "-x"]
  )
  func names(name: String) {
    let files = MemoryFiles()
    let new = ToolRun(["new", "--", name], files: files)
    #expect(new.code == .success, "\(new.errors)")
    #expect(ToolRun(["validate"], files: files).output == "1 scenario, 0 invalid\n")
    #expect(
      ToolRun(["fmt", "--check"], files: files).output == "0 of 1 scenario would change\n"
    )
  }

  @Test("An existing file is kept")
  func nothingIsReplaced() {
    let files = MemoryFiles(["Scenarios/a.yaml": "mine"])
    #expect(ToolRun(["new", "a"], files: files).errors.hasPrefix("error[F013]"))
    #expect(files.text("Scenarios/a.yaml") == "mine")
  }

  @Test("For a scenario without a version, the message shows the line to add")
  func missingVersion() {
    let files = MemoryFiles(["Scenarios/a.yaml": "title: A\nsteps: [load]\n"])
    let run = ToolRun(["validate"], files: files)
    #expect(run.errors.contains("add 'version: 1' as the first key"))
  }
}
