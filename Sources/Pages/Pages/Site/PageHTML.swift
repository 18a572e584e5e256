import Project
import Reports
import Teaching

/// Converts pages of the tool to HTML for the site.
struct PageHTML {
  let path: String
  let places: SitePlaces

  /// Returns the parts of the first page, then the other pages with their own headings.
  ///
  /// The parts that the tool prints only with `--all` are folded.
  func body(title: String, _ pages: [Page]) throws(SitePage.Problem) -> String {
    var text = "<h1>\(Self.breakable(title))</h1>\n"
    for (place, page) in pages.enumerated() {
      text += place == 0 ? try content(of: page, level: 2, isFirst: true) : try section(page)
    }
    return text
  }

  /// Returns the short part of a page in two columns: the subject, and next to it what is related.
  private func columns(_ parts: [PagePart], level: Int) throws(SitePage.Problem) -> String {
    guard let place = Self.beginningOfSide(in: parts), place > 0 else {
      return try text(of: parts, level: level)
    }
    let main = try text(of: Array(parts[..<place]), level: level)
    let side = try text(of: Array(parts[place...]), level: level)
    return """
      <div class="beside">
      <div>
      \(main)</div>
      <aside aria-label="Related">
      \(side)</aside>
      </div>

      """
  }

  /// Returns where the side column begins: at the versions if they are short, or at the related
  /// names.
  private static func beginningOfSide(in parts: [PagePart]) -> Int? {
    let headlines = parts.indices.filter { if case .headline = parts[$0] { true } else { false } }
    guard
      let related = headlines.last(where: {
        if case .headline("related") = parts[$0] { true } else { false }
      })
    else { return nil }
    guard let before = headlines.last(where: { $0 < related }),
      case .headline("versions") = parts[before],
      parts[(before + 1)..<related].allSatisfy({ if case .words = $0 { true } else { false } })
    else { return related }
    return before
  }

  /// Returns content that a click on its heading opens.
  private static func fold(_ title: String, level: Int, _ content: String) -> String {
    let words = XMLText.content(title)
    return """
      <details class="fold">
      <summary><h\(level) class="part">\(words)</h\(level)></summary>
      \(content)</details>

      """
  }

  /// Returns pages below a heading and a text, each with its own heading.
  func list(
    title: String,
    about: String,
    _ pages: [Page]
  ) throws(SitePage.Problem) -> String {
    var text = "<h1>\(XMLText.content(title))</h1>\n<p>\(XMLText.content(about))</p>\n"
    for page in pages { text += try section(page) }
    return text
  }

  private func section(_ page: Page) throws(SitePage.Problem) -> String {
    guard let title = page.title else { return try content(of: page, level: 2) }
    let id = XMLText.attribute(SitePlaces.anchor(title))
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(Self.breakable(title))</h2>
      \(try content(of: page, level: 3))</section>

      """
  }

  /// Returns the content of a page below its title, with headings from a level.
  ///
  /// The parts after the short part are folded, one by one.
  private func content(
    of page: Page,
    level: Int,
    isFirst: Bool = false
  ) throws(SitePage.Problem) -> String {
    var text = page.says.map { "<p>\(html($0))</p>\n" } ?? ""
    text +=
      isFirst
      ? try columns(page.parts, level: level) : try self.text(of: page.parts, level: level)
    var rest = page.rest[...]
    while let first = rest.first {
      guard case .headline(let title) = first else {
        text += try self.text(of: [first], level: level)
        rest = rest.dropFirst()
        continue
      }
      let folded = rest.dropFirst().prefix { part in
        if case .headline = part { false } else { true }
      }
      let content = try folded.map { part throws(SitePage.Problem) in
        try self.text(of: part, level: level + 1, headline: level)
      }
      text += Self.fold(title, level: level, content.joined())
      rest = rest.dropFirst(1 + folded.count)
    }
    return text
  }

  private func text(of parts: [PagePart], level: Int) throws(SitePage.Problem) -> String {
    var text = ""
    var below = level
    for part in parts {
      if case .headline = part { below = level + 1 }
      text += try self.text(of: part, level: below, headline: level)
    }
    return text
  }

  private func text(
    of part: PagePart,
    level: Int,
    headline: Int
  ) throws(SitePage.Problem) -> String {
    switch part {
    case .headline(let text):
      return "<h\(headline) class=\"part\">\(Self.breakable(text))</h\(headline)>\n"
    case .rows(let rows): return table(rows)
    case .prose(let text):
      return Paragraph.parts(of: text).map { "<p>\(Self.breakable($0))</p>\n" }.joined()
    case .words(let words):
      return "<p class=\"order\">\(words.map(html).joined(separator: " "))</p>\n"
    case .reasons(let reasons): return list(reasons)
    case .code(let lines): return Self.code(lines)
    case .outline(let lines): return outline(lines[...])
    case .remark(let text), .more(let text): return "<p>\(html(text))</p>\n"
    case .hints(let hints):
      return "<ul class=\"hints\">\n\(hints.map(Self.hint).joined())</ul>\n"
    case .reference(let markdown): return try reference(markdown, level: level)
    }
  }

  /// The most characters in the first column that stay on one line.
  private static let longestFirst = 44
  /// The most characters of a word that stays on one line.
  private static let longestWord = 18

  /// Returns text in which a long name begins a line, and may break at its colons and capitals.
  static func breakable(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.contains(where: { $0.count > longestWord }) else { return XMLText.content(text) }
    return words.map { word -> String in
      guard word.count > longestWord else { return XMLText.content(String(word)) }
      var parts: [String] = []
      var part = ""
      var last: Character = " "
      for character in word {
        let isStart = character.isUppercase && last.isLowercase || ":./(_".contains(last)
        if isStart, !part.isEmpty {
          parts.append(XMLText.content(part))
          part = ""
        }
        part.append(character)
        last = character
      }
      guard !parts.isEmpty else { return XMLText.content(part) }
      let name = (parts + [XMLText.content(part)]).joined(separator: "<wbr>")
      return "<span class=\"name\">\(name)</span>"
    }.joined(separator: " ")
  }

  private func list(_ reasons: [PageReason]) -> String {
    let items = reasons.map { reason in
      // A web page has links in place of commands.
      let page = reason.command.flatMap { html($0).firstMatch(of: /<a .*<\/a>/)?.output }
      let command = page.map { "<br>See \($0)" } ?? ""
      return "<li>\(Self.breakable(reason.says))\(command)</li>\n"
    }
    return "<ol>\n\(items.joined())</ol>\n"
  }

  /// Returns rows as a table, or as one line for a single row of more than two cells.
  private func table(_ rows: [[PageText]]) -> String {
    if rows.count == 1, let row = rows.first, row.count > 2 {
      return "<p class=\"quiet\">\(row.map(html).joined(separator: " · "))</p>\n"
    }
    let count = rows.map(\.count).max() ?? 0
    let lines = rows.map { row in
      let filled = row.lastIndex { !$0.plain.isEmpty } ?? 0
      let cells = row.prefix(filled + 1).enumerated().map { column, text in
        let rest = count - column
        let span = column == filled && rest > 1 ? " colspan=\"\(rest)\"" : ""
        let words = html(text)
        guard column == 0, !words.isEmpty else { return "<td\(span)>\(words)</td>" }
        let long = text.plain.count > Self.longestFirst ? " class=\"long\"" : ""
        return "<th scope=\"row\"\(long)\(span)>\(words)</th>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return "<table class=\"facts\">\n<tbody>\n\(lines.joined())</tbody>\n</table>\n"
  }

  /// Returns lines as a list, in which further indented lines are nested.
  private func outline(_ lines: ArraySlice<PageLine>) -> String {
    var text = "<ul class=\"outline\">\n"
    var rest = lines
    while let line = rest.popFirst() {
      let deeper = rest.prefix { $0.indent > line.indent }
      rest = rest.dropFirst(deeper.count)
      let inner = deeper.isEmpty ? "" : "\n" + outline(deeper)
      text += "<li>\(html(line.text))\(inner)</li>\n"
    }
    return text + "</ul>\n"
  }

  /// The most characters of a line of code that is not wrapped.
  private static let longestLine = 100

  private static func code(_ lines: [String]) -> String {
    let text = XMLText.content(lines.joined(separator: "\n"))
    let wraps = lines.contains { $0.count > longestLine } ? " class=\"wrapped\"" : ""
    return "<pre tabindex=\"0\"\(wraps)><code>\(text)\n</code></pre>\n"
  }

  private static func hint(_ hint: PageHint) -> String {
    let command = hint.command.map { ": <code>\(XMLText.content($0))</code>" } ?? ""
    return "<li>\(XMLText.content(hint.text))\(command)</li>\n"
  }

  /// Returns a part of the reference, with headings below those of the page.
  private func reference(_ markdown: String, level: Int) throws(SitePage.Problem) -> String {
    let blocks: [Markdown.Block]
    do throws(Markdown.Problem) {
      blocks = try MarkdownReader.blocks(of: markdown)
    } catch {
      throw SitePage.Problem(file: path, text: error.text)
    }
    return try html(blocks, level: level)
  }

  /// Returns blocks whose highest headings have this level.
  package func html(_ blocks: [Markdown.Block], level: Int) throws(SitePage.Problem) -> String {
    let levels = blocks.compactMap { block in
      if case .heading(let level, _) = block { level } else { nil }
    }
    let shift = level - (levels.min() ?? level)
    let moved = blocks.map { block in
      guard case .heading(let level, let spans) = block else { return block }
      return Markdown.Block.heading(level: level + shift, spans)
    }
    var writer = MarkdownHTML(links: links)
    do throws(MarkdownHTML.Problem) {
      return try writer.text(of: moved)
    } catch {
      throw SitePage.Problem(file: path, text: error.text)
    }
  }

  private var links: MarkdownHTML.Links {
    MarkdownHTML.Links(
      page: { _ in nil },
      code: { word in places.path(ofWord: word).flatMap(link) },
      picture: { _ in nil }
    )
  }

  /// Returns the link to a path, or nil if it is the path of the page itself.
  private func link(to target: String) -> String? {
    target == path ? nil : SiteLinks.link(from: path, to: target)
  }

  private func html(_ text: PageText) -> String {
    text.pieces.map { piece in
      let words = Self.breakable(piece.text)
      guard let target = piece.subject.flatMap(places.path), let link = link(to: target) else {
        return words
      }
      return "<a href=\"\(XMLText.attribute(link))\">\(words)</a>"
    }.joined()
  }
}
