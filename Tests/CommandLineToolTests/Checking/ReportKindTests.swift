import Testing

@testable import CommandLineTool

struct ReportKindTests {
  @Test func helpAndMessageNameTheKindsOfTheTable() {
    #expect(ReportKind.all.map(\.name) == ["junit", "tap", "github", "json", "markdown"])
    #expect(ReportKind.choices == "junit, tap, github, json or markdown")
    let page = ToolRun(["check", "--help"]).output
    #expect(page.contains("write a report: junit, tap, github, json or markdown; - is standard"))
  }

  @Test(arguments: [
    ("junit", "<?xml"), ("tap", "TAP version 14\n"), ("github", ""), ("json", "{"),
    ("markdown", "### ✔ tabletrace: 2 checked"),
  ])
  func everyKindIsWrittenByItsOwnRenderer(name: String, start: String) throws {
    let files = Samples.project()
    let run = ToolRun(["check", "--report", "\(name)=report"], files: files)
    #expect(run.code == .success)
    let text = try #require(files.text("report"))
    #expect(text.hasPrefix(start))
    #expect(text.isEmpty == start.isEmpty)
  }
}
