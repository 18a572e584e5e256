import Diagnostics
import YAMLSource

/// Writes scalars, and lists and blocks on one line.
struct ScalarWriter {
  let lines: TextLines
  let comments: WrittenComments

  /// Returns the lines of a scalar or an alias.
  ///
  /// The first line follows its key or dash.
  ///
  /// - Parameters:
  ///   - node: the scalar.
  ///   - indent: the number of spaces before its block.
  ///   - oldIndent: the number of spaces before formatting.
  /// - Returns: at least one line.
  func text(of node: WrittenNode, indent: Int, oldIndent: Int) -> [String] {
    let written = pieces(of: node.range)
    guard let first = written.first else { return [""] }
    if isBlockScalar(first) { return block(written, indent: indent, oldIndent: oldIndent) }
    guard written.count > 1 else { return [requoted(first, node)] }
    let blanks = String(repeating: " ", count: indent + 2)
    return [first.droppingBlanksAtEnd]
      + written.dropFirst().map { line in
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.isEmpty ? "" : blanks + text
      }
  }

  /// Returns a value on one line, or nil if it has a comment or needs several lines.
  func line(of node: WrittenNode) -> String? {
    guard !comments.isCommented(node.range) else { return nil }
    let anchor = node.anchor.map { "&\($0) " } ?? ""
    switch node.content {
    case .scalar, .alias:
      let written = pieces(of: node.range)
      return written.count > 1 ? nil : requoted(written.first ?? "", node)
    case .sequence(let entries):
      var texts: [String] = []
      for entry in entries {
        guard let text = line(of: entry) else { return nil }
        texts.append(isPairAlone(entry) ? String(text.dropFirst().dropLast()) : text)
      }
      return "\(anchor)[\(texts.joined(separator: ", "))]"
    case .mapping(let pairs):
      var texts: [String] = []
      for pair in pairs {
        guard let key = line(of: pair.key), let value = line(of: pair.value) else { return nil }
        texts.append("\(key): \(value)")
      }
      return "\(anchor){\(texts.joined(separator: ", "))}"
    }
  }

  /// Returns a value exactly as it is written, with all its lines.
  func verbatim(_ node: WrittenNode) -> [String] {
    pieces(of: node.range).map(\.droppingBlanksAtEnd)
  }

  /// Returns whether a block in a list is written without braces, as in `[query: visibleCells]`.
  private func isPairAlone(_ node: WrittenNode) -> Bool {
    guard case .mapping(let pairs) = node.content, pairs.count == 1, node.anchor == nil else {
      return false
    }
    return lines.character(at: node.range.start) != "{"
  }

  private func pieces(of range: SourceRange) -> [String] {
    guard range.start.line < range.end.line else { return [lines[range]] }
    let first = lines.line(range.start.line, from: range.start.column)
    let middle = (range.start.line + 1..<range.end.line).map { lines.line($0) }
    let start = SourceMark(line: range.end.line, column: 1)
    return [first] + middle + [lines[SourceRange(start: start, end: range.end)]]
  }

  /// Replaces single quotes by double quotes if this does not change the meaning.
  private func requoted(_ text: String, _ node: WrittenNode) -> String {
    guard case .scalar = node.content, text.first == "'", text.last == "'", text.count >= 2 else {
      return text
    }
    let inside = text.dropFirst().dropLast()
    let isSimple = !inside.contains { $0 == "'" || $0 == "\"" || $0 == "\\" }
    return isSimple ? "\"\(inside)\"" : text
  }

  private func isBlockScalar(_ first: String) -> Bool {
    var text = first[...]
    if text.first == "&" {
      text = text.drop { $0 != " " && $0 != "\t" }.drop { $0 == " " || $0 == "\t" }
    }
    return text.first == "|" || text.first == ">"
  }

  /// Returns a text of several lines, moved with its block after the first line.
  private func block(_ written: [String], indent: Int, oldIndent: Int) -> [String] {
    let header = written[0].droppingBlanksAtEnd
    let signs = header.prefix { $0 != "#" }
    var content = Array(written.dropFirst())
    if content.last?.allSatisfy(\.isBlank) == true { content.removeLast() }
    if !signs.contains("+") {
      while content.last?.allSatisfy(\.isBlank) == true { content.removeLast() }
    }
    let digit = signs.last { $0.isNumber }.flatMap(\.wholeNumberValue)
    let found = content.first { !$0.allSatisfy(\.isBlank) }?.prefix(while: \.isBlank).count
    let old = digit.map { oldIndent + $0 } ?? found ?? 0
    let blanks = String(repeating: " ", count: indent + (digit ?? 2))
    return [header]
      + content.map { line in
        let text = line.dropFirst(min(old, line.prefix(while: \.isBlank).count))
        return text.isEmpty ? "" : blanks + text
      }
  }
}

extension Character {
  /// Whether the character is a space.
  fileprivate var isBlank: Bool { self == " " }
}
