import Diagnostics
import YAMLSource

/// Writes a value with one key or entry on each line, and keeps the comments next to them.
struct BlockWriter {
  typealias Comment = WrittenComments.Comment

  /// The written lines of a block, and the comments after it that belong to an outer block.
  struct Written {
    var lines: [String]
    var left: [Comment]
  }

  /// The most columns of a list or block on one line.
  private static let width = 100

  let comments: WrittenComments
  let scalars: ScalarWriter
  /// Whether keys may be reordered, which an alias after its anchor prevents.
  let sorts: Bool

  /// Returns the lines of a whole text, with the comments at its beginning and end.
  func document(_ root: WrittenNode, lineCount: Int) -> [String] {
    let first = firstLine(of: root)
    let head = leading(comments.alone(in: 1..<max(first, 1)), before: first)
    let written = block(
      root,
      indent: 0,
      limit: lineCount + 1,
      lead: [],
      order: sorts ? .scenario : nil
    )
    var lines = head + written.lines + leading(written.left, before: nil)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  func isBlock(_ node: WrittenNode, after column: Int) -> Bool {
    switch node.content {
    case .scalar, .alias: return false
    case .sequence(let entries) where entries.isEmpty: return false
    case .mapping(let pairs) where pairs.isEmpty: return false
    case .sequence, .mapping:
      guard node.isFlow else { return true }
      // A value with comments in it is not changed.
      guard !comments.isCommented(node.range) else { return false }
      guard let line = scalars.line(of: node) else { return false }
      return column + line.count > Self.width
    }
  }

  func block(
    _ node: WrittenNode,
    indent: Int,
    limit: Int,
    lead: [Comment],
    order: KeyOrder? = nil
  ) -> Written {
    switch node.content {
    case .mapping(let pairs) where !pairs.isEmpty:
      return mapping(pairs, of: node, indent: indent, limit: limit, lead: lead, order: order)
    case .sequence(let entries) where !entries.isEmpty:
      return sequence(entries, of: node, indent: indent, limit: limit, lead: lead)
    case .scalar, .alias, .sequence, .mapping:
      let written = scalars.verbatim(node)
      return Written(lines: leading(lead, indent: indent) + written, left: [])
    }
  }
}

extension BlockWriter {
  private func mapping(
    _ pairs: [WrittenPair],
    of node: WrittenNode,
    indent: Int,
    limit: Int,
    lead: [Comment],
    order: KeyOrder?
  ) -> Written {
    let column = pairs[0].key.range.start.column
    var chunks: [[String]] = []
    var pending = lead
    for (place, pair) in pairs.enumerated() {
      let start = pair.key.range.start.line
      let next = place + 1 < pairs.count ? pairs[place + 1].key.range.start.line : limit
      let own = comments.alone(in: start + 1..<max(next, start + 1))
      let isFirst = place == 0
      let written = self.pair(
        pair,
        indent: indent,
        oldIndent: column - 1,
        limit: next,
        own: own,
        order: order?.below(pair.key.text)
      )
      let above = leading(pending, indent: indent, before: start, isFirst: isFirst)
      chunks.append(above + written.lines)
      pending = written.left
    }
    let isInside = { (comment: Comment) in comment.column >= column && !node.isFlow }
    let trailing = Array(pending.prefix(while: isInside))
    let places = order?.order(pairs) ?? Array(pairs.indices)
    var lines = places.flatMap { chunks[$0] } + leading(trailing, indent: indent)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return Written(lines: lines, left: Array(pending.dropFirst(trailing.count)))
  }

  private func sequence(
    _ entries: [WrittenNode],
    of node: WrittenNode,
    indent: Int,
    limit: Int,
    lead: [Comment]
  ) -> Written {
    let starts = entries.map { entry in
      node.isFlow ? entry.range.start : comments.dash(before: entry.range.start)
    }
    var lines: [String] = []
    var pending = lead
    for (place, entry) in entries.enumerated() {
      let start = starts[place].line
      let next = place + 1 < entries.count ? starts[place + 1].line : limit
      let own = comments.alone(in: start + 1..<max(next, start + 1))
      let oldIndent = starts[place].column - 1
      let written = item(entry, indent: indent, oldIndent: oldIndent, limit: next, own: own)
      lines += leading(pending, indent: indent, before: start, isFirst: place == 0)
      lines += written.lines
      pending = written.left
    }
    let isInside = { (comment: Comment) in comment.column >= starts[0].column && !node.isFlow }
    let trailing = Array(pending.prefix(while: isInside))
    lines += leading(trailing, indent: indent)
    return Written(lines: lines, left: Array(pending.dropFirst(trailing.count)))
  }
}

extension BlockWriter {
  /// Returns the number of the line with the first key or dash.
  func firstLine(of node: WrittenNode) -> Int {
    switch node.content {
    case .mapping(let pairs): pairs.first?.key.range.start.line ?? node.range.start.line
    case .sequence(let entries):
      entries.first.map {
        node.isFlow ? $0.range.start.line : comments.dash(before: $0.range.start).line
      } ?? node.range.start.line
    case .scalar, .alias: node.range.start.line
    }
  }

  /// Returns the comment at the end of a line, after a space, or empty if there is none.
  func behind(_ line: Int) -> String {
    comments.behind(line).map { " " + $0.text } ?? ""
  }

  /// Returns the comments on their own lines, and keeps one empty line where there was one.
  func leading(
    _ found: [Comment],
    indent: Int = 0,
    before line: Int? = nil,
    isFirst: Bool = false
  ) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    var lines: [String] = []
    for comment in found {
      if comments.isBlank(comment.line - 1) { lines.append("") }
      lines.append(blanks + comment.text)
    }
    if let line, comments.isBlank(line - 1), !(isFirst && found.isEmpty) { lines.append("") }
    return lines
  }
}
