import Diagnostics
import YAMLSource

extension BlockWriter {
  func pair(
    _ pair: WrittenPair,
    indent: Int,
    oldIndent: Int,
    limit: Int,
    own: [Comment],
    order: KeyOrder?
  ) -> Written {
    let blanks = String(repeating: " ", count: indent)
    let key = blanks + scalars.text(of: pair.key, indent: indent, oldIndent: oldIndent).joined()
    let anchor = pair.value.anchor.map { " &\($0)" } ?? ""
    guard isBlock(pair.value, after: key.count + 2) else {
      return simple(
        pair.value,
        head: key + ":",
        from: pair.key.range.start.line,
        indent: indent,
        oldIndent: oldIndent,
        own: own
      )
    }
    let first = firstLine(of: pair.value)
    let inner = block(
      pair.value,
      indent: indent + 2,
      limit: limit,
      lead: own.filter { $0.line < first },
      order: order
    )
    let line = pair.key.range.start.line
    let head = key + ":" + anchor + (line < first ? behind(line) : "")
    return Written(lines: [head] + inner.lines, left: inner.left)
  }

  func item(
    _ entry: WrittenNode,
    indent: Int,
    oldIndent: Int,
    limit: Int,
    own: [Comment]
  ) -> Written {
    let dash = String(repeating: " ", count: indent) + "-"
    let line = comments.dash(before: entry.range.start).line
    guard isBlock(entry, after: indent + 2) else {
      return simple(
        entry,
        head: dash,
        from: line,
        indent: indent,
        oldIndent: oldIndent,
        own: own
      )
    }
    let first = firstLine(of: entry)
    let lead = own.filter { $0.line < first }
    let inner = block(entry, indent: indent + 2, limit: limit, lead: [])
    let beside = line < first ? [comments.behind(line)].compactMap(\.self) : []
    let above = leading(beside + lead, indent: indent)
    guard let anchor = entry.anchor else {
      let head = dash + " " + inner.lines[0].drop { $0 == " " }
      return Written(lines: above + [head] + inner.lines.dropFirst(), left: inner.left)
    }
    return Written(lines: above + ["\(dash) &\(anchor)"] + inner.lines, left: inner.left)
  }

  /// Returns a value after its key or dash.
  private func simple(
    _ node: WrittenNode,
    head: String,
    from line: Int,
    indent: Int,
    oldIndent: Int,
    own: [Comment]
  ) -> Written {
    let isCommented = node.isFlow && comments.isCommented(node.range)
    let texts =
      node.isFlow
      ? (isCommented ? nil : scalars.line(of: node).map { [$0] }) ?? scalars.verbatim(node)
      : scalars.text(of: node, indent: indent, oldIndent: oldIndent)
    let end = max(line, node.range.end.line)
    var lines = texts
    lines[0] = lines[0].isEmpty ? head : head + " " + lines[0]
    let isBlockScalar = texts.count > 1 && node.range.end.column == 1
    let above = own.filter { $0.line < node.range.start.line }
    if !isBlockScalar { lines[lines.count - 1] += behind(end) }
    var leads = leading(above, indent: indent)
    if node.range.start.line > line, let other = comments.behind(line) {
      leads.append(String(repeating: " ", count: indent) + other.text)
    }
    let left = own.filter { $0.line >= (isBlockScalar ? node.range.end.line : end + 1) }
    return Written(lines: leads + lines, left: left)
  }
}
