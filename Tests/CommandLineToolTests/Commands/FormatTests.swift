import Testing

@testable import Project

struct FormatTests {
  private static let good = "version: 1\ntitle: A\nsteps:\n  - load # now\n"
  private static let other = "title: A\nversion:   1\nsteps:\n- load # now\n"

  private func files() -> MemoryFiles {
    MemoryFiles(["Scenarios/a.yaml": Self.other, "Scenarios/b.yaml": Self.good])
  }

  @Test func writesWhatHasAnotherForm() {
    let files = files()
    files.readOnly = ["Scenarios/b.yaml"]
    let run = ToolRun(["fmt"], files: files)
    #expect(run.code == .success)
    #expect(run.output == "Scenarios/a.yaml\n1 of 2 scenarios formatted\n")
    #expect(run.errors.isEmpty)
    #expect(files.text("Scenarios/a.yaml") == Self.good)
    #expect(ToolRun(["fmt", "a"], files: files).output == "0 of 1 scenario formatted\n")
  }

  @Test(
    "A JSON file is not changed, whatever its name is",
    arguments: [("x.json", "version: 1\nsteps:\n- load\n"), ("x.json", ""), ("x.yaml", "")]
  )
  func jsonStays(path: String, text: String) {
    let json = "{\"version\":   1, \"title\": \"A\", \"steps\": [\"load\"]}\n"
    let written = text.isEmpty ? json : text
    let files = MemoryFiles([path: written])
    files.standardInput = Array(json.utf8)
    for options in [["fmt", path], ["fmt", "--check", path]] {
      let run = ToolRun(options, files: files)
      #expect(run.code == .success, "\(run.errors)")
      #expect(
        run.errors
          == "note: skipped '\(path)': it is JSON, which formatting would turn into YAML\n"
      )
      #expect(files.text(path) == written)
    }
    #expect(ToolRun(["fmt", "-"], files: files).output == json)
  }

  @Test("A file that cannot be parsed is not counted as a scenario")
  func unreadable() {
    let files = files()
    files.contents["Scenarios/c.yaml"] = Array("a: [\n".utf8)
    let run = ToolRun(["fmt", "--check"], files: files)
    #expect(run.code == .invalid)
    #expect(
      run.output == "Scenarios/a.yaml\n1 of 2 scenarios would change, 1 file not parsed\n"
    )
  }

  @Test func checkWritesNothing() {
    let files = files()
    let run = ToolRun(["fmt", "--check"], files: files)
    #expect(run.code == .differs)
    #expect(run.output == "Scenarios/a.yaml\n1 of 2 scenarios would change\n")
    #expect(files.text("Scenarios/a.yaml") == Self.other)
    #expect(ToolRun(["fmt", "--check", "Scenarios/b.yaml"], files: files).code == .success)
  }

  @Test func standardInputGoesToStandardOutput() {
    let files = MemoryFiles()
    files.standardInput = Array(Self.other.utf8)
    let run = ToolRun(["fmt", "-"], files: files)
    #expect(run.code == .success && run.errors.isEmpty)
    #expect(run.output == Self.good)
    #expect(ToolRun(["fmt", "--check", "-"], files: files).code == .differs)
    files.standardInput = Array(Self.good.utf8)
    #expect(ToolRun(["fmt", "-"], files: files).output == Self.good)
    #expect(ToolRun(["fmt", "--check", "-"], files: files).code == .success)
  }

  @Test(
    "A byte order mark is kept, and all lines get the line end of the first line",
    arguments: [
      ("", "\r\n", "\r\n"), ("\u{FEFF}", "\n", "\n"), ("\u{FEFF}", "\r\n", "\n"),
      ("", "\n", "\r\n"), ("", "\r", "\r"),
    ]
  )
  func lineEnds(mark: String, first: String, others: String) {
    let lines = Self.other.split(separator: "\n")
    let text = mark + lines[0] + first + lines.dropFirst().map { $0 + others }.joined()
    let expected = mark + Self.good.replacing("\n", with: first)
    let files = MemoryFiles(["Scenarios/a.yaml": text])
    let run = ToolRun(["fmt"], files: files)
    #expect(run.output == "Scenarios/a.yaml\n1 of 1 scenario formatted\n")
    #expect(files.contents["Scenarios/a.yaml"] == Array(expected.utf8))
    #expect(ToolRun(["fmt", "--check"], files: files).code == .success)
    files.standardInput = Array(text.utf8)
    #expect(Array(ToolRun(["fmt", "-"], files: files).output.utf8) == Array(expected.utf8))
  }

  @Test func whatIsNoYAMLIsToldAndLeft() {
    let files = MemoryFiles(["Scenarios/a.yaml": "title: [\n", "Scenarios/b.yaml": Self.other])
    let run = ToolRun(["fmt"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.hasPrefix("error[T"))
    #expect(run.output == "Scenarios/b.yaml\n1 of 1 scenario formatted, 1 file not parsed\n")
    #expect(files.text("Scenarios/a.yaml") == "title: [\n")
  }

  @Test func keysThatKeepTheirOrderForAnAliasAreTold() {
    let text = "steps: &s [load]\ntags: *s\ntitle: A\nversion: 1\n"
    let files = MemoryFiles(["Scenarios/a.yaml": text])
    let run = ToolRun(["fmt"], files: files)
    #expect(run.code == .success)
    #expect(
      run.errors
        == "note: 'Scenarios/a.yaml': kept the order of the keys, so that no alias is above "
        + "its anchor\n"
    )
    #expect(files.text("Scenarios/a.yaml") == text)
    files.contents["Scenarios/a.yaml"] = Array(
      "title: &t A\nversion: 1\nlearn: *t\nsteps: [load]\n".utf8
    )
    let sorted = ToolRun(["fmt"], files: files)
    #expect(sorted.errors.isEmpty)
    #expect(files.text("Scenarios/a.yaml") == "version: 1\ntitle: &t A\nlearn: *t\nsteps: [load]\n")
  }

  @Test func whatCannotBeReadOrWrittenKeepsNoOtherFileFromItsForm() {
    let files = MemoryFiles([
      "Scenarios/a.yaml": Self.other, "Scenarios/b.yaml": Self.other,
      "Scenarios/c.yaml": Self.other,
    ])
    files.unreadable = ["Scenarios/a.yaml": "Input/output error"]
    files.readOnly = ["Scenarios/b.yaml"]
    let run = ToolRun(["fmt"], files: files)
    #expect(run.code == .invalid)
    #expect(run.output == "Scenarios/c.yaml\n1 of 3 scenarios formatted\n")
    #expect(run.errors.contains("cannot read 'Scenarios/a.yaml': Input/output error"))
    #expect(run.errors.contains("cannot write 'Scenarios/b.yaml': Permission denied"))
  }

  @Test func whatWouldMeanSomethingElseIsLeft() {
    let text = "title: \"A\u{2028}  B\"\nversion: 1\nsteps: [load]\n"
    let files = MemoryFiles(["Scenarios/a.yaml": text])
    let run = ToolRun(["fmt"], files: files)
    #expect(run.code == .invalid)
    #expect(
      run.errors.hasPrefix("error[F017]: formatting would change the meaning of 'Scenarios/a.yaml'")
    )
    #expect(files.text("Scenarios/a.yaml") == text)
  }
}
