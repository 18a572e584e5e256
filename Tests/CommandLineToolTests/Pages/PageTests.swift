import Diagnostics
import Testing

@testable import Pages
@testable import Teaching

/// A page with every part, for a terminal and for a browser.
struct PageTests {
  private static let page = Page(
    title: "a <title>",
    says: "what it is",
    parts: [
      .rows([["one", PageText(.rule, "load.section-order")], ["", "b", "c"]]),
      .more("and 2 more"), .headline("a part"), .rows([["in", .list([.scenario("x"), "y"])]]),
      .prose("First\nline.\n\nSecond."), .code(["- load", "  x & y"]), .remark("said"),
      .outline([
        PageLine(indent: 0, text: "top"), PageLine(indent: 4, text: "deep"),
        PageLine(indent: 0, text: "next"),
      ]), .hints([PageHint("see", "tabletrace run x"), PageHint("no more")]),
      .reference("## Part\n\nHow `load.section-order` is.\n"),
    ]
  )

  @Test func aTerminalShowsIt() {
    let text = PagePlainText(ink: Ink()).text(of: [Self.page, Page(parts: [.remark("alone")])])
    #expect(
      text == """
        a <title>: what it is
          one  load.section-order
               b                   c
          and 2 more

        a part
          in  x, y

        First line.

        Second.

          - load
            x & y

        said
        top
            deep
        next

        see: tabletrace run x
        no more

        ## Part

        How `load.section-order` is.

        alone

        """
    )
  }

  @Test func aBrowserShowsIt() throws {
    let places = SitePlaces(of: LessonBook([]), .shipped)
    let html = PageHTML(path: "steps/a.html", places: places)
    let order = "../rules/load.section-order.html"
    #expect(
      try html.body(title: "A & B", [Self.page]) == """
        <h1>A &amp; B</h1>
        <p>what it is</p>
        <table class="facts">
        <tbody>
        <tr><th scope="row">one</th><td colspan="2"><a href="\(order)">load.section-order</a></td></tr>
        <tr><td></td><td>b</td><td>c</td></tr>
        </tbody>
        </table>
        <p>and 2 more</p>
        <h2 class="part">a part</h2>
        <table class="facts">
        <tbody>
        <tr><th scope="row">in</th><td>x, y</td></tr>
        </tbody>
        </table>
        <p>First line.</p>
        <p>Second.</p>
        <pre tabindex="0"><code>- load
          x &amp; y
        </code></pre>
        <p>said</p>
        <ul class="outline">
        <li>top
        <ul class="outline">
        <li>deep</li>
        </ul>
        </li>
        <li>next</li>
        </ul>
        <ul class="hints">
        <li>see: <code>tabletrace run x</code></li>
        <li>no more</li>
        </ul>
        <h3 id="part">Part</h3>
        <p>How <a href="\(order)"><code>load.section-order</code></a> is.</p>

        """
    )
  }

  @Test(
    "Links lead from page to page on a disk",
    arguments: [
      ("index.html", "rules/a.html", "rules/a.html"),
      ("rules/a.html", "rules/b.html#x", "b.html#x"),
      ("scenarios/load/a.html", "index.html", "../../index.html"),
      ("scenarios/load/a.html", "scenarios/b/c.html", "../b/c.html"),
    ]
  )
  func linksAreRelative(page: String, target: String, link: String) {
    #expect(SiteLinks.link(from: page, to: target) == link)
  }
}
