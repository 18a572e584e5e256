import Sampling
import Testing

@testable import CommandLineTool
@testable import Project

/// Sites of few scenarios: hostile texts, the same bytes again, and what is refused.
struct SmallSiteTests {
  private static func run(_ files: MemoryFiles, _ more: String...) -> ToolRun {
    ToolRun(["site", "-o", "out"] + more, files: files)
  }

  private static func files(_ more: [String: String] = [:]) -> MemoryFiles {
    let own = [
      "Scenarios/x.yaml": Samples.noCell, "Golden/recorded/ledger.yaml": "[]\n",
      "Golden/recorded/cases.tsv": "id\tfolder\tsource\tios\tcertainty\tshows\tgrade\n",
    ]
    return MemoryFiles(own.merging(more) { _, new in new })
  }

  @Test("Text of a scenario is escaped, and its page has a valid file name on every disk")
  func escapesTexts() throws {
    let hostile = "<script>alert('x')</script> & \"<b>\" \u{202E}\u{1F600}"
    let text = Samples.noCell.replacing(
      "title: No cell",
      with: "title: '\(hostile.replacing("'", with: "''"))'"
    )
    let files = Self.files(["Scenarios/a #1 & <b>.yaml": text, "Scenarios/index.yaml": text])
    let sites = Sample.of(["1", "2"], 1).map { jobs in
      let run = Self.run(files, "--jobs", jobs)
      #expect(run.code == .success, "\(run.errors)")
      return SiteTests.made(files, in: "out")
    }
    // Written over itself, on one thread and on two, it is the same.
    let site = sites[0]
    #expect(site.count > 900 && sites.allSatisfy { $0 == site })
    let page = try #require(site["scenarios/a~20~231~20~26~20~3cb~3e.html"])
    #expect(page.contains("&lt;script>") == false)
    // Where a long word may break, a page says so.
    let shown = page.replacing(/<wbr>|<span class="name">|<\/span>/, with: "")
    #expect(shown.contains("&lt;script&gt;alert('x')&lt;/script&gt; &amp; \"&lt;b&gt;\""))
    #expect(page.contains("<h1>a #1 &amp; &lt;b&gt;</h1>"))
    #expect(site["scenarios/index~.html"] != nil)
    for (path, page) in site where path.hasSuffix(".html") {
      #expect(!page.contains("<script>alert"), "\(path)")
      #expect(!page.contains("<b>"), "\(path)")
      // Without an address of the site, no page names one.
      #expect(!page.contains("property=\"og:") && !page.contains("rel=\"canonical"), "\(path)")
    }
    #expect(ScannedSite(site).broken == [])
    #expect(try #require(site["search-index.js"]).contains("<script>alert('x')</script>"))
  }

  @Test("Pages name their address and a picture if the address of the site is known")
  func namesItsAddress() throws {
    let files = Self.files()
    #expect(Self.run(files, "--base-url", "https://example.org/a&b/").code == .success)
    let site = SiteTests.made(files, in: "out")
    let page = try #require(site["rules/gates.html"])
    let address = "https://example.org/a&amp;b"
    #expect(page.contains("<link rel=\"canonical\" href=\"\(address)/rules/gates.html\">"))
    #expect(page.contains("<meta property=\"og:image\" content=\"\(address)/preview.png\">"))
    let picture = try #require(files.contents["out/preview.png"])
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) && picture.count > 10_000)
    let start = try #require(site["index.html"])
    #expect(start.contains("<meta property=\"og:url\" content=\"\(address)/\">"))
  }

  @Test(
    "An address to which no page can be added is refused",
    arguments: ["example.org", "https://", "ftp://example.org", "https://a.org/?x", "https://a b"]
  )
  func refusesAddress(text: String) {
    let run = Self.run(Self.files(), "--base-url", text)
    #expect(run.code == .usage && run.errors.contains("--base-url"), "\(run.errors)")
  }

  @Test("A folder is required, and a scenario with mistakes has no page")
  func refuses() {
    #expect(ToolRun(["site"], files: Self.files()).code == .usage)
    #expect(ToolRun(["site", "-o", "-"], files: Self.files()).code == .usage)
    let wrong = Self.run(Self.files(["Scenarios/y.yaml": "version: 2\n"]))
    #expect(wrong.code == .invalid && wrong.errors.contains("Scenarios/y.yaml:"))
  }

  @Test(
    "If the site would replace a file of the user, nothing is written",
    .enabled(if: Sample.isEveryCase, "make ci makes a second site")
  )
  func keepsForeignPages() {
    let foreign = Self.files(["out/rules/load.section-order.html": "mine\n"])
    let run = Self.run(foreign)
    #expect(
      run.errors
        == "error[F013]: cannot write 'out/rules/load.section-order.html': 'tabletrace site' did "
        + "not write it, or it has changed since\nhelp: choose another folder\n"
    )
    #expect(run.code == .invalid)
    #expect(foreign.contents.keys.filter { $0.hasPrefix("out/") }.count == 1)
  }
}
