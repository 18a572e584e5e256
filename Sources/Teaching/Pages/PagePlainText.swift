package import Diagnostics
import Project

package struct PagePlainText {
  package var ink: Ink

  package init(
    ink: Ink
  ) {
    self.ink = ink
  }

  /// Returns the pages as text, with an empty line between them.
  package func text(of pages: [Page]) -> String {
    pages.map(text).joined(separator: "\n")
  }

  package func text(of page: Page) -> String {
    var text = ""
    if let title = page.title {
      text += ink.paint(title, .bold) + (page.says.map { ": \($0.plain)" } ?? "") + "\n"
    }
    for part in page.parts + page.rest { text += self.text(of: part, isFirst: text.isEmpty) }
    return text
  }

  private func text(of part: PagePart, isFirst: Bool) -> String {
    let gap = isFirst ? "" : "\n"
    switch part {
    case .headline(let headline): return gap + ink.paint(headline, .bold) + "\n"
    case .rows(let rows): return Self.table(rows)
    case .prose(let text): return gap + Paragraph.pages(text)
    case .words(let words): return Self.paragraph(words)
    case .reasons(let reasons): return Self.list(reasons)
    case .code(let lines): return gap + lines.map { "  \(Phrase.visible($0))\n" }.joined()
    case .outline(let lines): return lines.map(Self.line).joined()
    case .remark(let text): return gap + text.plain + "\n"
    case .more(let text): return "  \(text.plain)\n"
    case .hints(let hints): return gap + hints.map { $0.plain + "\n" }.joined()
    case .reference(let markdown): return gap + markdown
    }
  }

  private static func table(_ rows: [[PageText]]) -> String {
    TextTable.lines(rows.map { ["  \($0.first?.plain ?? "")"] + $0.dropFirst().map(\.plain) })
  }

  private static func paragraph(_ words: [PageText]) -> String {
    let text = words.map(\.plain).joined(separator: " ")
    return Paragraph.lines(text, width: Paragraph.width - 2).map { "  \($0)\n" }.joined()
  }

  private static func list(_ reasons: [PageReason]) -> String {
    reasons.enumerated().map { place, reason in
      let lines = Paragraph.lines(reason.says, width: Paragraph.width - 5).enumerated().map {
        "  \($0.offset == 0 ? "\(place + 1). " : "   ")\($0.element)\n"
      }
      return lines.joined() + (reason.command.map { "     \($0.plain)\n" } ?? "")
    }.joined()
  }

  private static func line(_ line: PageLine) -> String {
    String(repeating: " ", count: line.indent) + line.text.plain + "\n"
  }
}
