struct LineChanges {
  /// An unchanged line, or lines that replace others.
  enum Piece {
    /// An unchanged line, with its old and new index.
    case same(Int, Int)
    /// Removed lines by their old indices, and added lines by their new indices.
    case changed(Range<Int>, Range<Int>)
  }

  private(set) var pieces: [Piece] = []

  /// Compares two texts by their lines.
  ///
  /// - Complexity: O(*n* × *d*) for *n* lines of both texts and *d* changes.
  init(from before: [String], to after: [String]) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (from, to) = (0, 0)
    while from < before.count || to < after.count {
      let (start, end) = (from, to)
      while removed.contains(from) { from += 1 }
      while inserted.contains(to) { to += 1 }
      if (start, end) != (from, to) {
        pieces.append(.changed(start..<from, end..<to))
      } else {
        pieces.append(.same(from, to))
        (from, to) = (from + 1, to + 1)
      }
    }
  }
}
