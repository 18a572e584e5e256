import Testing

@testable import Checks
@testable import Project

struct ReportKindTests {
  @Test func helpAndMessageNameTheKindsOfTheTable() {
    let names = ["junit", "github", "json", "markdown", "digests"]
    #expect(ReportKind.all.map(\.name) == names)
    #expect(ReportKind.choices == "junit, github, json, markdown or digests")
    let page = ToolRun(["check", "--help"]).output
    #expect(page.contains("(KIND: junit, github, json, markdown or digests)\n"))
  }

  @Test(arguments: [
    ("junit", "<?xml"), ("github", ""), ("json", "{"),
    ("digests", "load/two-rows.iOS-9 "),
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
