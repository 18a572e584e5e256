import Testing

@testable import CommandLineTool

/// The folder that `site` writes into, and sites of few scenarios.
struct SiteFolderTests {
  private static func run(_ files: MemoryFiles, _ more: String...) -> ToolRun {
    ToolRun(["site", "-o", "out"] + more, files: files)
  }

  private static func files(_ more: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(["Scenarios/x.yaml": Samples.noCell].merging(more) { _, new in new })
  }

  @Test("The same bytes come twice, on one thread and on two")
  func isTheSame() {
    let sites = ["1", "2"].map { jobs in
      let files = Self.files()
      #expect(Self.run(files, "--jobs", jobs).code == .success)
      return SiteTests.made(files, in: "out")
    }
    #expect(sites[0].count > 900)
    #expect(sites[0] == sites[1])
  }

  @Test("Pages that are no longer made go, and nothing else")
  func replacesItsOwn() {
    let files = Self.files(["Scenarios/y.yaml": Samples.noCell, "out/mine.txt": "mine"])
    #expect(Self.run(files).code == .success)
    #expect(files.contents["out/scenarios/y.html"] != nil)
    files.contents["Scenarios/y.yaml"] = nil
    #expect(Self.run(files).code == .success)
    #expect(files.contents["out/scenarios/y.html"] == nil)
    #expect(files.contents["out/scenarios/x.html"] != nil)
    #expect(files.text("out/mine.txt") == "mine")
  }

  @Test(
    "Nothing is replaced that it has not written",
    arguments: ["index.html", "rules/load.section-order.html", ".tabletrace-site"]
  )
  func replacesNothingElse(path: String) {
    let files = Self.files(["out/\(path)": "mine\n"])
    let run = Self.run(files)
    #expect(
      run.errors
        == "error[F013]: cannot write 'out/\(path)': 'tabletrace site' has not written it, "
        + "or it has changed since; name another folder\n"
    )
    #expect(run.code == .invalid)
    #expect(files.contents.keys.filter { $0.hasPrefix("out/") } == ["out/\(path)"])
  }

  @Test("A list that names what lies elsewhere takes nothing away there")
  func staysInItsFolder() {
    let files = Self.files()
    #expect(Self.run(files).code == .success)
    let page = files.contents["out/scenarios/x.html"]
    files.contents["elsewhere.html"] = page
    let list = files.text("out/.tabletrace-site") ?? ""
    let row = list.split(separator: "\n").first { $0.hasSuffix("\tscenarios/x.html") } ?? ""
    let digest = row.prefix { $0 != "\t" }
    #expect(!digest.isEmpty)
    let changed = list + "\(digest)\t../elsewhere.html\n\(digest)\t/elsewhere.html\n"
    files.contents["out/.tabletrace-site"] = Array(changed.utf8)
    #expect(Self.run(files).code == .success)
    #expect(files.contents["elsewhere.html"] == page)
  }

  @Test("Texts of a scenario are texts, and its name is a file that every disk takes")
  func escapesTexts() throws {
    let hostile = "<script>alert('x')</script> & \"<b>\" \u{202E}\u{1F600}"
    let text = Samples.noCell.replacing(
      "title: No cell",
      with: "title: '\(hostile.replacing("'", with: "''"))'"
    )
    let files = Self.files(["Scenarios/a #1 & <b>.yaml": text, "Scenarios/index.yaml": text])
    let run = Self.run(files)
    #expect(run.code == .success, "\(run.errors)")
    let site = SiteTests.made(files, in: "out")
    let page = try #require(site["scenarios/a~20~231~20~26~20~3cb~3e.html"])
    #expect(page.contains("&lt;script>") == false)
    #expect(page.contains("&lt;script&gt;alert('x')&lt;/script&gt; &amp; \"&lt;b&gt;\""))
    #expect(page.contains("<h1>a #1 &amp; &lt;b&gt;</h1>"))
    #expect(site["scenarios/index~.html"] != nil)
    for (path, page) in site where path.hasSuffix(".html") {
      #expect(!page.contains("<script>alert"), "\(path)")
      #expect(!page.contains("<b>"), "\(path)")
    }
    #expect(ScannedSite(site).broken == [])
    #expect(try #require(site["search-index.js"]).contains("<script>alert('x')</script>"))
  }

  @Test("A folder is needed, and a scenario with mistakes is no page")
  func refuses() {
    #expect(ToolRun(["site"], files: Self.files()).code == .usage)
    #expect(ToolRun(["site", "-o", "-"], files: Self.files()).code == .usage)
    let wrong = Self.run(Self.files(["Scenarios/y.yaml": "version: 2\n"]))
    #expect(wrong.code == .invalid && wrong.errors.contains("Scenarios/y.yaml:"))
  }
}
