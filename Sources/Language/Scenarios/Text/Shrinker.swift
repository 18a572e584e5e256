import Diagnostics
import YAMLSource

/// Makes a text smaller while a condition holds for it.
///
/// It removes keys and entries of a YAML text, the outer ones first. Then it removes two entries at
/// once, or an entry together with a change of a number. The rest of the text is unchanged, with
/// its comments. With ``Extent/everything`` it also removes lines and characters. The same text
/// always has the same result.
package struct Shrinker {
  package enum Extent: Sendable {
    /// Keys, entries, and numbers of rows.
    case members
    /// Keys, entries and numbers, then lines and characters.
    case everything
  }

  /// The number of smaller texts that may still be tried.
  private(set) var attempts: Int
  private let extent: Extent
  /// The top-level keys that are not removed.
  private let kept: Set<String>
  private let holds: ([UInt8]) -> Bool
  /// The edits of the current text that were tried without success.
  private var refused: Set<[TextEdit]> = []

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - extent: the parts to remove.
  ///   - attempts: the most smaller texts to try.
  ///   - kept: the top-level keys that are not removed.
  ///   - holds: the condition that the text must meet.
  package init(
    _ extent: Extent,
    attempts: Int,
    keeping kept: Set<String> = [],
    holds: @escaping ([UInt8]) -> Bool
  ) {
    self.extent = extent
    self.attempts = attempts
    self.kept = kept
    self.holds = holds
  }

  /// Returns the smallest text that was found, or the text itself if no smaller one meets the
  /// condition.
  package mutating func shrink(_ bytes: [UInt8]) -> [UInt8] {
    var best = bytes
    var size: Int
    repeat {
      size = best.count
      best = shrinkTree(best)
      guard case .everything = extent else { continue }
      let lines = best.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
      best = shrinkPieces(lines) { Array($0.joined(separator: [0x0A])) }
      best = shrinkPieces(best) { $0 }
    } while best.count < size && attempts > 0
    return best
  }

  private mutating func stillHolds(_ bytes: [UInt8]) -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    return holds(bytes)
  }

  /// Removes groups of pieces, in smaller and smaller groups.
  private mutating func shrinkPieces<Piece>(
    _ pieces: [Piece],
    joined: ([Piece]) -> [UInt8]
  ) -> [UInt8] {
    var pieces = pieces
    var length = max(1, pieces.count / 2)
    while attempts > 0 {
      var start = 0
      while start < pieces.count, attempts > 0 {
        var smaller = pieces
        smaller.removeSubrange(start..<min(pieces.count, start + length))
        if stillHolds(joined(smaller)) {
          pieces = smaller
          refused = []
        } else {
          start += length
        }
      }
      guard length > 1 else { break }
      length /= 2
    }
    return joined(pieces)
  }
}

/// Shrinks YAML values.
extension Shrinker {
  /// Removes keys and entries, the outer ones first.
  ///
  /// Then it makes numbers of rows smaller. Finally it removes parts that can only be removed
  /// together.
  private mutating func shrinkTree(_ bytes: [UInt8]) -> [UInt8] {
    guard var tree = WrittenTree(SourceText(path: "scenario.yaml", bytes: bytes)) else {
      return bytes
    }
    var ways: [[Int]] = [[]]
    var next = 0
    while next < ways.count, attempts > 0 {
      shrinkMembers(of: ways[next], in: &tree)
      let count = tree.node(ways[next])?.members.count ?? 0
      for place in 0..<count { ways.append(ways[next] + [place]) }
      next += 1
    }
    for way in ways { shrinkRows(at: way, in: &tree) }
    if case .members = extent {
      for way in ways { shrinkTogether(at: way, in: &tree) }
    }
    return tree.source.bytes
  }

  /// Removes groups of members of a value, in smaller and smaller groups.
  private mutating func shrinkMembers(of way: [Int], in tree: inout WrittenTree) {
    var length = max(1, (tree.node(way)?.members.count ?? 0) / 2)
    while attempts > 0 {
      var start = 0
      while let node = tree.node(way), start < node.members.count, attempts > 0 {
        let run = start..<min(node.members.count, start + length)
        if !keeps(run, of: node, at: way), let edit = tree.lines.removing(run, of: node),
          take([edit], in: &tree)
        {
          continue
        }
        start += length
      }
      guard length > 1 else { return }
      length /= 2
    }
  }

  /// Returns whether any of these members must always be kept.
  private func keeps(_ run: Range<Int>, of node: YAMLNode, at way: [Int]) -> Bool {
    guard way.isEmpty, let pairs = node.pairs else { return false }
    return pairs[run].contains { kept.contains($0.key) }
  }

  /// Makes the number of rows of a section smaller, first by halves, then one by one.
  private mutating func shrinkRows(at way: [Int], in tree: inout WrittenTree) {
    guard let place = way.last, let pairs = tree.node(way.dropLast())?.pairs,
      pairs.indices.contains(place), pairs[place].key == "rows"
    else { return }
    var step = Int.max
    while let node = tree.node(way), let text = node.scalar?.text, let rows = Int(text), rows > 0 {
      step = min(step, rows)
      let edit = TextEdit(node.range.start, node.range.end, "\(rows - step)")
      if take([edit], in: &tree) { continue }
      guard step > 1, attempts > 0 else { return }
      step /= 2
    }
  }

  /// Applies edits that do not overlap, if the condition still holds.
  mutating func take(_ edits: [TextEdit], in tree: inout WrittenTree) -> Bool {
    guard !refused.contains(edits) else { return false }
    let source = tree.applying(edits)
    guard stillHolds(source.bytes), let smaller = WrittenTree(source) else {
      refused.insert(edits)
      return false
    }
    tree = smaller
    refused = []
    return true
  }
}
