/// A pattern and its replacement for a new trace, both as lines of a file.
package struct PatternRewrite {
  /// The reason why a pattern cannot be adjusted to a trace.
  package enum Problem: Error {
    case unreadable(UnreadableGolden)
    /// The pattern and the trace are too long to align.
    case tooLong
  }

  package let old: Golden
  package let new: Golden
  package let text: String
  /// The lost directives and lines with holes, as written.
  package let dropped: [TracePattern.Item]

  /// Adjusts the bytes of a pattern to a trace.
  package init(_ bytes: [UInt8], for trace: Golden) throws(Problem) {
    let pattern: TracePattern
    do throws(UnreadableGolden) {
      pattern = try PatternReader.read(bytes)
    } catch {
      throw .unreadable(error)
    }
    let lines = trace.body.map { Array($0.utf8) }
    guard let update = PatternUpdate(of: pattern.items, for: lines) else { throw .tooLong }
    let rewritten = TracePattern(header: trace.header, items: update.items)
    old = Golden(header: pattern.header, body: pattern.lines)
    new = Golden(header: trace.header, body: rewritten.lines)
    text = rewritten.text
    dropped = update.dropped
  }

  /// The bytes of a pattern that allows only this trace.
  package static func withoutSlack(_ trace: Golden) -> [UInt8] {
    let items = PatternUpdate.lines(trace.body.map { Array($0.utf8) })
    return Array(TracePattern(header: trace.header, items: items).text.utf8)
  }

  /// The lost items in words after a comma, or empty if there are none.
  package var droppedWords: String {
    guard !dropped.isEmpty else { return "" }
    let names = dropped.map { item in
      "line \(item.number) '\(VisibleText.excerpt(item.firstLine, limit: 60))'"
    }
    return ", removed: \(names.joined(separator: ", "))"
  }
}
