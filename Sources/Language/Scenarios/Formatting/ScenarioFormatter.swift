package import Diagnostics
import YAMLSource

/// Formats scenario files.
///
/// Keys have the order of the reference, and each level is indented by two spaces. Short lists and
/// blocks are on one line, long ones below their key. Comments stay where they belong.
package enum ScenarioFormatter {
  package enum Formatted: Sendable {
    /// The formatted text, and whether no alias prevented the order of keys.
    case text([UInt8], isSorted: Bool)
    /// The text is not readable as YAML of a scenario.
    case unreadable([Diagnostic])
    /// The formatted text would have another meaning, so the file is not changed.
    case refused
  }

  /// Formats a text, and checks that the meaning and the comments are unchanged.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the text.
  package static func format(_ source: SourceText) -> Formatted {
    let document = YAMLDocument(source)
    guard let before = document.root, document.diagnostics.isEmpty else {
      return .unreadable(document.diagnostics.sorted())
    }
    guard let root = WrittenNode(source) else { return .refused }
    let lines = TextLines(source)
    let comments = WrittenComments(of: root, in: lines)
    // An alias must not precede its anchor.
    for isSorted in root.hasAnchor ? [true, false] : [true] {
      let writer = BlockWriter(
        comments: comments,
        scalars: ScalarWriter(lines: lines, comments: comments),
        sorts: isSorted
      )
      let text = writer.document(root, lineCount: lines.count).map { $0 + "\n" }.joined()
      let formatted = SourceText(path: source.path, bytes: Array(text.utf8))
      if isSame(formatted, as: before, comments) {
        return .text(formatted.bytes, isSorted: isSorted)
      }
    }
    return .refused
  }

  /// Returns whether two texts have the same meaning and the same comments.
  private static func isSame(
    _ formatted: SourceText,
    as before: YAMLNode,
    _ comments: WrittenComments
  ) -> Bool {
    let after = YAMLDocument(formatted)
    guard after.diagnostics.isEmpty, let value = after.root, let copy = WrittenNode(formatted)
    else { return false }
    return value.means(before)
      && WrittenComments(of: copy, in: TextLines(formatted)).texts == comments.texts
  }
}

extension WrittenNode {
  /// Whether it contains an anchor or an alias.
  fileprivate var hasAnchor: Bool {
    if anchor != nil { return true }
    switch content {
    case .scalar: return false
    case .alias: return true
    case .sequence(let entries): return entries.contains(where: \.hasAnchor)
    case .mapping(let pairs): return pairs.contains { $0.value.hasAnchor }
    }
  }
}

extension YAMLNode {
  /// Returns whether another value has the same meaning.
  ///
  /// The order of keys does not matter at the top level and in the blocks directly below it.
  /// Everything else must be equal.
  fileprivate func means(_ other: YAMLNode, freeLevels: Int = 2) -> Bool {
    switch (content, other.content) {
    case (.scalar(let scalar), .scalar(let other)):
      return scalar == other || (scalar.isNothing && other.isNothing)
    case (.sequence(let entries), .sequence(let others)):
      return entries.count == others.count
        && zip(entries, others).allSatisfy { $0.means($1, freeLevels: 0) }
    case (.mapping(let pairs), .mapping(let others)):
      guard pairs.count == others.count else { return false }
      let (mine, theirs) = freeLevels > 0 ? (pairs.sorted, others.sorted) : (pairs, others)
      return zip(mine, theirs).allSatisfy {
        $0.key == $1.key && $0.value.means($1.value, freeLevels: freeLevels - 1)
      }
    case (.scalar, _), (.sequence, _), (.mapping, _): return false
    }
  }
}

extension [YAMLPair] {
  /// The pairs sorted by their keys, which are unique.
  fileprivate var sorted: [YAMLPair] {
    sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
