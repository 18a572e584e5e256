import Testing

@testable import Project

/// An output replaces what the tool wrote before, and no file of anybody else.
struct OwnOutputTests {
  private static let outputs: [[String]] =
    [
      [], ["--summary"], ["--summary", "--only", "tableView(_:didSelectRowAt:)"],
      ["--view", "story"], ["--view", "story", "--lines"], ["--format", "markdown"],
      ["--format", "mermaid"], ["--format", "jsonl"], ["--format", "jsonl", "--state"],
    ].map { ["run", "Scenarios/load/two-rows.yaml", "-o", "out"] + $0 }
    + ["junit", "github", "json", "markdown", "digests"].map {
      ["check", "--report", "\($0)=out"]
    }

  @Test("A former trace or report of the tool is replaced", arguments: outputs)
  func again(command: [String]) {
    let files = Samples.project()
    let first = ToolRun(command, files: files)
    #expect(first.code != .invalid, "\(first.errors)")
    let text = files.text("out")
    let second = ToolRun(command, files: files)
    #expect(second.code == first.code, "\(second.errors)")
    #expect(files.text("out") == text)
  }

  @Test("A former report with a difference is replaced", arguments: ["github", "markdown"])
  func failing(kind: String) {
    let files = Samples.project()
    files.contents["Scenarios/load/two-rows.yaml"] = Array(
      Samples.twoRows.replacing("rows: 2", with: "rows: 3").utf8
    )
    for _ in 0..<2 {
      let run = ToolRun(["check", "--report", "\(kind)=out"], files: files)
      #expect(run.code == .differs, "\(run.errors)")
    }
  }

  @Test(
    "A file that the tool did not write is kept",
    arguments: [
      "apiVersion: v1\nkind: Service\n", "[core]\n\tbare = false\n", "{\"name\": \"x\"}\n",
      "<?xml version=\"1.0\"?>\n<project/>\n", "# Notes\n", "all:\n\tcc x.c\n", "2 apples\n",
      "\0\u{1}",
      "x under y\n", "## two\n",
    ]
  )
  func foreign(text: String) {
    for command in Self.outputs {
      let files = Samples.project(["out": text])
      let run = ToolRun(command, files: files)
      #expect(run.code == .invalid)
      #expect(
        run.errors.hasPrefix(
          "error[F013]: cannot write 'out': it already exists, and this command did not write it\n"
        )
      )
      #expect(files.text("out") == text)
    }
  }
}
