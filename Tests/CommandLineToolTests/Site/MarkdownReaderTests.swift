import Testing

@testable import Pages

/// The reader of the handbook: what it knows, and what it refuses.
struct MarkdownReaderTests {
  private typealias Span = Markdown.Span
  private typealias Block = Markdown.Block

  @Test func blocksAreReadInOrder() throws {
    let text = """
      # A title

      Two lines
      of *one* paragraph.
      ## Part
      | key | is |
      |---|---|
      | `a` | 1 \\| 2 |

      - first
        goes on
      - second

        with more
      1. one
      2. two

      ```yaml Scenarios/a.yaml
      version: 1

      # no title
      ```
      """
    let blocks = try MarkdownReader.blocks(of: text)
    let expected: [Block] = [
      .heading(level: 1, [.text("A title")]),
      .paragraph([.text("Two lines\nof "), .emphasis([.text("one")]), .text(" paragraph.")]),
      .heading(level: 2, [.text("Part")]),
      .table(
        head: [[.text("key")], [.text("is")]],
        rows: [[[.code("a")], [.text("1 | 2")]]]
      ),
      .list(
        isOrdered: false,
        items: [
          [.paragraph([.text("first\ngoes on")])],
          [.paragraph([.text("second")]), .paragraph([.text("with more")])],
        ]
      ),
      .list(
        isOrdered: true,
        items: [[.paragraph([.text("one")])], [.paragraph([.text("two")])]]
      ),
      .code(info: "yaml Scenarios/a.yaml", text: "version: 1\n\n# no title\n"),
    ]
    #expect(blocks == expected)
  }

  private static let spans: [(text: String, spans: [Markdown.Span])] = [
    ("`a\nb`", [.code("a b")]),
    ("``Table/reload()``,", [.symbol("Table/reload()"), .text(",")]),
    ("<doc:OrderOfCalls>", [.page("OrderOfCalls")]),
    ("**`why`** is", [.strong([.code("why")]), .text(" is")]),
    ("rows \"1,*\" or 2 * 3", [.text("rows \"1,*\" or 2 * 3")]),
    ("[0, 1] and -[UITableView _end_at:]", [.text("[0, 1] and -[UITableView _end_at:]")]),
    ("[a `b`](c.md)", [.link([.text("a "), .code("b")], address: "c.md")]),
    ("![A film](film)", [.image(alternative: "A film", source: "film")]),
    ("a & b -> c > d", [.text("a & b -> c > d")]),
  ]

  @Test(arguments: spans)
  func spansAreRead(text: String, spans: [Markdown.Span]) throws {
    #expect(try MarkdownReader.blocks(of: text) == [.paragraph(spans)])
  }

  private static let refused: [(text: String, problem: String)] = [
    ("a <b>c</b>", "line 1: the handbook has no tag of HTML. Write it in another way"),
    ("a\n<doc:B", "line 2: the handbook has no tag of HTML. Write it in another way"),
    ("a \\* b", "line 1: the handbook has no backslash. Write it in another way"),
    ("a &amp; b", "line 1: the handbook has no entity. Write it in another way"),
    (
      "an _important_ word",
      "line 1: the handbook has no emphasis with underscores. Write it in another way"
    ),
    ("a\n\n    code", "line 3: the handbook has no indented line. Write it in another way"),
    ("- a\nb\n c", "line 3: the handbook has no indented line. Write it in another way"),
    ("a  \nb", "line 1: the handbook has no indented line. Write it in another way"),
    ("> Note: a", "line 1: the handbook has no quotation. Write it in another way"),
    ("@Image(source: a)", "line 1: the handbook has no directive. Write it in another way"),
    ("Title\n-----", "line 2: the handbook has no ruled line. Write it in another way"),
    ("##### a", "line 1: the handbook has no heading of a level below 4. Write it in another way"),
    (
      "[a]: https://b",
      "line 1: the handbook has no address of a link on a line of its own. Write it in another way"
    ),
    ("a\n\n```\nb", "line 3: no line of ``` closes the block"),
    ("a `b", "line 1: '`' is opened and not closed"),
    ("a\n*b c", "line 2: '*' is opened and not closed"),
    ("a **b c", "line 1: '**' is opened and not closed"),
    ("| a | b |\n|---|---|\n| c |", "line 3: cells in this row: 1, in the head of the table: 2"),
    ("| a | b |\n| c | d |", "line 2: no line of |---| follows the head of the table"),
    ("| a | b |", "line 1: no line of |---| follows the head of the table"),
  ]

  @Test(arguments: refused)
  func whatIsUnknownIsRefused(text: String, problem: String) {
    let error = #expect(throws: Markdown.Problem.self) { try MarkdownReader.blocks(of: text) }
    #expect(error?.text == problem)
  }
}
