package import Diagnostics
package import YAMLSource

/// Finds the places of YAML values in their text.
extension TextLines {
  /// Returns the end of a value's last part, because the range of a block is longer.
  package func end(of node: YAMLNode) -> SourceMark {
    guard !isFlow(node) else { return node.range.end }
    switch node.content {
    case .scalar: return node.range.end
    case .sequence(let entries): return entries.last.map { end(of: $0) } ?? node.range.end
    case .mapping(let pairs): return pairs.last.map { end(of: $0.value) } ?? node.range.end
    }
  }

  /// Returns whether a value is written in braces or brackets.
  package func isFlow(_ node: YAMLNode) -> Bool {
    guard node.scalar == nil, let first = character(at: node.range.start) else { return false }
    return first == "{" || first == "["
  }

  /// Returns the column of the dash before an entry of a list.
  package func dashColumn(of entry: YAMLNode) -> Int? {
    let start = entry.range.start
    return (1..<max(start.column, 1)).last { column in
      character(at: SourceMark(line: start.line, column: column)) == "-"
    }
  }

  /// Returns the edit that removes some entries or pairs of a value, with the comments directly
  /// above them.
  ///
  /// Nil if no entry would remain, or if they are written elsewhere, under an alias.
  package func removing(_ run: Range<Int>, of node: YAMLNode) -> TextEdit? {
    let isFlow = isFlow(node)
    let starts = starts(ofMembersOf: node, isFlow: isFlow)
    let ends = node.members.map { end(of: $0) }
    guard !run.isEmpty, run.upperBound <= starts.count, run.count < starts.count,
      zip(starts, ends).allSatisfy({ $0 <= $1 }), starts == starts.sorted()
    else { return nil }
    let (first, last) = (starts[run.lowerBound], ends[run.upperBound - 1])
    if !isFlow, isAlone(first) {
      let top = firstLineWithComments(above: first.line)
      let isAtStart = last.column == 1 && last.line > first.line
      let bottom = isAtStart ? last.line : last.line + 1
      let (start, end) = (SourceMark(line: top, column: 1), SourceMark(line: bottom, column: 1))
      return TextEdit(start, end, "")
    }
    if run.upperBound < starts.count { return TextEdit(first, starts[run.upperBound], "") }
    return run.lowerBound > 0 ? TextEdit(ends[run.lowerBound - 1], last, "") : nil
  }

  private func starts(ofMembersOf node: YAMLNode, isFlow: Bool) -> [SourceMark] {
    switch node.content {
    case .scalar: []
    case .mapping(let pairs): pairs.map(\.keyRange.start)
    case .sequence(let entries):
      entries.map { entry in
        guard !isFlow, let column = dashColumn(of: entry) else { return entry.range.start }
        return SourceMark(line: entry.range.start.line, column: column)
      }
    }
  }

  /// Returns whether only spaces precede a place on its line.
  private func isAlone(_ mark: SourceMark) -> Bool {
    (1..<max(mark.column, 1)).allSatisfy { column in
      character(at: SourceMark(line: mark.line, column: column)) == " "
    }
  }

  /// Returns the first line of the comments directly above a line, or the line itself.
  private func firstLineWithComments(above line: Int) -> Int {
    var top = line
    while top > 1, self.line(top - 1).first(where: { $0 != " " }) == "#" { top -= 1 }
    return top
  }
}

extension YAMLNode {
  /// The entries of a list, the values of a block, or empty for anything else.
  package var members: [YAMLNode] {
    switch content {
    case .scalar: []
    case .sequence(let entries): entries
    case .mapping(let pairs): pairs.map(\.value)
    }
  }
}
