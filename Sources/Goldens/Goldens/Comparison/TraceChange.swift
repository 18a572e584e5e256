import TableTrace

/// All differences between a golden and a trace, with their kinds and pairs of lines.
///
/// ``GoldenComparison`` finds the first difference and its cause. This type counts all of them.
/// Long traces with little in common are aligned less exactly, to limit the time.
package struct TraceChange: Sendable {
  /// Lines of the golden, and the lines of the trace that replace them.
  package struct Hunk: Hashable, Sendable {
    /// The indices of removed lines, empty if lines are only added.
    package var old: Range<Int>
    /// The indices of added lines, empty if lines are only removed.
    package var new: Range<Int>
  }

  package let old: [String]
  package let new: [String]
  /// The differences in order.
  ///
  /// All other lines are equal and in the same order.
  package let hunks: [Hunk]
  /// Whether no shorter list of differences exists.
  package let isExact: Bool
  /// The lines that changed only in arguments, answer or depth.
  package let partners: [Int: Int]
  package let moves: [Int: Int]
  package let sum: ChangeSum

  /// Aligns two lists of lines, and finds the kind of each difference.
  package init(from old: [String], to new: [String]) {
    self.old = old
    self.new = new
    let shorter = min(old.count, new.count)
    func isSame(_ one: Int, _ other: Int) -> Bool { old[one].isWritten(as: new[other]) }
    let start = (0..<shorter).first { !isSame($0, $0) } ?? shorter
    let rest = shorter - start
    let end = (0..<rest).first { !isSame(old.count - 1 - $0, new.count - 1 - $0) } ?? rest
    let oldPart = start..<old.count - end
    let newPart = start..<new.count - end
    let alignment = Alignment(
      from: old[oldPart].map { WrittenLine($0) },
      to: new[newPart].map { WrittenLine($0) }
    )
    isExact = alignment.isExact
    hunks = Self.hunks(alignment, at: start)
    var classifier = ChangeClassifier(old: old, new: new, hunks: hunks)
    classifier.classify()
    partners = classifier.partners
    moves = classifier.moves
    sum = classifier.sum
  }

  private static func hunks(_ alignment: Alignment, at start: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var (old, new) = (0, 0)
    let (goes, comes) = (alignment.goes, alignment.comes)
    while old < goes.count || new < comes.count {
      let first = (old, new)
      while old < goes.count, goes[old] { old += 1 }
      while new < comes.count, comes[new] { new += 1 }
      if (old, new) == first {
        (old, new) = (old + 1, new + 1)
      } else {
        hunks.append(
          Hunk(old: start + first.0..<start + old, new: start + first.1..<start + new)
        )
      }
    }
    return hunks
  }

  /// Adds the removed and added lines to a digest, which is the same for any golden.
  package func addLines(to digest: inout ContentDigest) {
    for hunk in hunks {
      for line in old[hunk.old] { digest.add("-\(line)\n".utf8) }
      for line in new[hunk.new] { digest.add("+\(line)\n".utf8) }
      digest.add("\n".utf8)
    }
  }
}
