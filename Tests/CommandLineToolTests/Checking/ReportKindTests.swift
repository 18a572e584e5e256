import Testing

@testable import CommandLineTool

struct ReportKindTests {
  @Test func helpAndMessageNameTheKindsOfTheTable() {
    #expect(ReportKind.all.map(\.name) == ["junit", "tap", "github", "json"])
    #expect(ReportKind.choices == "junit, tap, github or json")
    let page = ToolRun(["check", "--help"]).output
    #expect(page.contains("also write a report: junit, tap, github or json; FILE - is"))
  }

  @Test(arguments: [
    ("junit", "<?xml"), ("tap", "TAP version 14\n"), ("github", ""), ("json", "{"),
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
