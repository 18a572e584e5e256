import Reports

struct MarkdownHTML {
  /// The targets of the links of a page.
  struct Links {
    /// Returns the address and the title of a page of the handbook, by the name of its file.
    var page: (String) -> (address: String, title: String)?
    /// Returns the address for code, such as a callback or a rule, or nil if it has no page.
    var code: (String) -> String?
    var picture: (String) -> String?
  }

  /// A link without a target.
  enum Problem: Error, Equatable {
    case page(String)
    case picture(String)

    var text: String {
      switch self {
      case .page(let name): "there is no page '\(name)' in the handbook"
      case .picture(let name): "there is no picture '\(name)' beside the pages"
      }
    }
  }

  struct Heading: Equatable {
    var level: Int
    var title: String
    var id: String
  }

  private let links: Links
  private(set) var headings: [Heading] = []

  init(links: Links) {
    self.links = links
  }

  mutating func text(of blocks: [Markdown.Block]) throws(Problem) -> String {
    var text = ""
    for block in blocks { text += try self.text(of: block) }
    return text
  }

  private mutating func text(of block: Markdown.Block) throws(Problem) -> String {
    switch block {
    case .heading(let level, let spans):
      return "<h\(level) id=\"\(id(of: spans, level: level))\">\(try text(of: spans))</h\(level)>\n"
    case .paragraph(let spans): return "<p>\(try text(of: spans))</p>\n"
    case .list(let isOrdered, let items): return try list(isOrdered, items)
    case .table(let head, let rows): return try table(head, rows)
    case .code(let info, let text): return Self.code(info, text)
    }
  }

  /// Returns an unused anchor for a heading.
  private mutating func id(of spans: [Markdown.Span], level: Int) -> String {
    let title = Markdown.words(of: spans)
    let name = Self.slug(title)
    let same = headings.filter { Self.slug($0.title) == name }.count
    var id = same == 0 ? name : "\(name)-\(same + 1)"
    while headings.contains(where: { $0.id == id }) { id += "-2" }
    headings.append(Heading(level: level, title: title, id: id))
    return id
  }

  /// Returns a text in lowercase letters and digits, with hyphens between the words.
  static func slug(_ text: String) -> String {
    let words = addressWords(of: text)
    return words.isEmpty ? "part" : words.joined(separator: "-")
  }

  /// Returns the words of a text in lowercase letters and digits.
  static func addressWords(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
  }

  private mutating func list(
    _ isOrdered: Bool,
    _ items: [[Markdown.Block]]
  ) throws(Problem) -> String {
    let name = isOrdered ? "ol" : "ul"
    var text = "<\(name)>\n"
    for item in items { text += "<li>\(try content(of: item))</li>\n" }
    return text + "</\(name)>\n"
  }

  /// Returns the content of an item, without tags for a single paragraph.
  private mutating func content(of item: [Markdown.Block]) throws(Problem) -> String {
    if case .paragraph(let spans) = item.first, item.count == 1 { return try text(of: spans) }
    return try text(of: item)
  }

  private func table(
    _ head: [[Markdown.Span]],
    _ rows: [[[Markdown.Span]]]
  ) throws(Problem) -> String {
    let titles = try line(head, "<th scope=\"col\">", "</th>")
    var text = "<div class=\"wide\"><table>\n<thead>\(titles)</thead>\n<tbody>\n"
    for row in rows { text += try line(row, "<td>", "</td>") + "\n" }
    return text + "</tbody>\n</table></div>\n"
  }

  private func line(
    _ cells: [[Markdown.Span]],
    _ start: String,
    _ end: String
  ) throws(Problem) -> String {
    var text = ""
    for cell in cells { text += start + (try self.text(of: cell)) + end }
    return "<tr>\(text)</tr>"
  }

  /// Returns a block of code, below the path of its file if it has one.
  private static func code(_ info: String, _ text: String) -> String {
    let words = info.split(separator: " ").map(String.init)
    let path = words.count > 1 ? "<p class=\"file\">\(XMLText.content(words[1]))</p>\n" : ""
    return "\(path)<pre tabindex=\"0\"><code>\(XMLText.content(text))</code></pre>\n"
  }

  private func text(of spans: [Markdown.Span]) throws(Problem) -> String {
    var text = ""
    for span in spans { text += try self.text(of: span) }
    return text
  }

  private func text(of span: Markdown.Span) throws(Problem) -> String {
    switch span {
    case .text(let text): return XMLText.content(text)
    case .code(let text), .symbol(let text):
      let code = "<code>\(XMLText.content(text))</code>"
      return links.code(text).map { Self.link(code, $0) } ?? code
    case .emphasis(let spans): return "<em>\(try text(of: spans))</em>"
    case .strong(let spans): return "<strong>\(try text(of: spans))</strong>"
    case .page(let name):
      guard let page = links.page(name) else { throw .page(name) }
      return Self.link(XMLText.content(page.title), page.address)
    case .link(let spans, let address): return Self.link(try text(of: spans), address)
    case .image(let alternative, let source):
      guard let address = links.picture(source) else { throw .picture(source) }
      let words = XMLText.attribute(alternative)
      return "<img src=\"\(XMLText.attribute(address))\" alt=\"\(words)\">"
    }
  }

  private static func link(_ content: String, _ address: String) -> String {
    "<a href=\"\(XMLText.attribute(address))\">\(content)</a>"
  }
}

extension Markdown {
  /// Returns the text of spans, without marks.
  static func words(of spans: [Span]) -> String {
    spans.map { span in
      switch span {
      case .text(let text), .code(let text), .symbol(let text), .page(let text): text
      case .emphasis(let spans), .strong(let spans), .link(let spans, _): words(of: spans)
      case .image(let alternative, _): alternative
      }
    }.joined()
  }
}
