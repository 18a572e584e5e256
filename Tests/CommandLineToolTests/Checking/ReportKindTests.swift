import Testing

@testable import CommandLineTool

struct ReportKindTests {
  @Test func helpAndMessageNameTheKindsOfTheTable() {
    #expect(ReportKind.all.map(\.name) == ["junit", "tap", "github", "json", "digests"])
    #expect(ReportKind.choices == "junit, tap, github, json or digests")
    let page = ToolRun(["check", "--help"]).output
    #expect(page.contains("write a report: junit, tap, github, json or digests; FILE - is"))
  }

  @Test(arguments: [
    ("junit", "<?xml"), ("tap", "TAP version 14\n"), ("github", ""), ("json", "{"),
    ("digests", "load/two-rows.iOS-9 "),
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
