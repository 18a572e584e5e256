import Testing

@testable import Pages

/// What the handbook's pages become as HTML.
struct MarkdownHTMLTests {
  private static var links: MarkdownHTML.Links {
    MarkdownHTML.Links(
      page: { $0 == "Other" ? ("other.html", "Another <page>") : nil },
      code: { $0 == "load" ? "../rules/load.html" : nil },
      picture: { $0 == "film" ? "film.svg" : nil }
    )
  }

  private static func html(_ text: String) throws -> String {
    var writer = MarkdownHTML(links: links)
    return try writer.text(of: MarkdownReader.blocks(of: text))
  }

  private static let pages: [(text: String, html: String)] = [
    ("# A `b` & c\n", "<h1 id=\"a-b-c\">A <code>b</code> &amp; c</h1>\n"),
    (
      "## Same\n## Same\n",
      "<h2 id=\"same\">Same</h2>\n<h2 id=\"same-2\">Same</h2>\n"
    ),
    ("See <doc:Other>.", "<p>See <a href=\"other.html\">Another &lt;page&gt;</a>.</p>\n"),
    (
      "`load` and `loaded`",
      "<p><a href=\"../rules/load.html\"><code>load</code></a> and <code>loaded</code></p>\n"
    ),
    ("![A \"film\"](film)", "<p><img src=\"film.svg\" alt=\"A &quot;film&quot;\"></p>\n"),
    ("- *a*\n- **b**", "<ul>\n<li><em>a</em></li>\n<li><strong>b</strong></li>\n</ul>\n"),
    (
      "1. a\n\n   b\n",
      "<ol>\n<li><p>a</p>\n<p>b</p>\n</li>\n</ol>\n"
    ),
    (
      "```yaml a.yaml\na: <b>\n```",
      "<p class=\"file\">a.yaml</p>\n<pre tabindex=\"0\"><code>a: &lt;b&gt;\n</code></pre>\n"
    ),
    (
      "| a |\n|---|\n| `b` |",
      "<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">a</th></tr></thead>\n<tbody>\n"
        + "<tr><td><code>b</code></td></tr>\n</tbody>\n</table></div>\n"
    ),
  ]

  @Test(arguments: pages)
  func blocksBecomeElements(text: String, html: String) throws {
    #expect(try Self.html(text) == html)
  }

  @Test("A link to a missing page or picture is refused")
  func linksLeadSomewhere() {
    #expect(throws: MarkdownHTML.Problem.page("Nowhere")) { try Self.html("<doc:Nowhere>") }
    #expect(throws: MarkdownHTML.Problem.picture("none")) { try Self.html("![a](none)") }
    #expect(MarkdownHTML.Problem.page("A").text == "there is no page 'A' in the handbook")
    #expect(MarkdownHTML.Problem.picture("a").text == "there is no picture 'a' beside the pages")
  }
}
