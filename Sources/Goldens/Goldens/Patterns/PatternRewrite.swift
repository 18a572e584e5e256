/// A pattern and what `accept` makes of it for a new trace, both as the lines of a file.
package struct PatternRewrite {
  /// Why a pattern cannot be fitted to a trace.
  package enum Problem: Error {
    /// It cannot be read.
    case unreadable(UnreadableGolden)
    /// It and the trace are too long to find out which directives still hold.
    case tooLong
  }

  /// The pattern as it is.
  package let old: Golden
  /// The pattern that the trace matches.
  package let new: Golden
  /// The file to write.
  package let text: String
  /// The directives and lines with holes that are not kept, as they were written.
  package let dropped: [TracePattern.Item]

  /// Fits the bytes of a pattern to a trace.
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

  /// The bytes of a pattern that is the trace and nothing else.
  package static func withoutSlack(_ trace: Golden) -> [UInt8] {
    let items = PatternUpdate.lines(trace.body.map { Array($0.utf8) })
    return Array(TracePattern(header: trace.header, items: items).text.utf8)
  }

  /// What is not kept, in words behind a comma; empty where all is.
  package var droppedWords: String {
    guard !dropped.isEmpty else { return "" }
    let names = dropped.map { item in
      "line \(item.number) '\(VisibleText.excerpt(item.firstLine, limit: 60))'"
    }
    return ", removed: \(names.joined(separator: ", "))"
  }
}
