/// The offsets of sections, kept as a binary indexed tree over their heights.
///
/// A correction inside one section moves all that follow in O(log s).
struct SectionOffsets {
  /// Element `i - 1` sums the heights of the `i & -i` sections that end with section `i - 1`.
  private var tree: [Double] = []

  /// Takes the heights of so many sections in place of all others, in the memory that those had: a
  /// table is queried re-query after re-query.
  ///
  /// - Complexity: O(s).
  @inline(__always)
  mutating func sumUp(count: Int, height: (Int) -> Double) {
    tree.resize(to: count)
    tree.withUnsafeMutableBufferPointer { tree in
      for section in tree.indices {
        var sum = height(section)
        let end = section + 1
        // What ends here is made of what ends in the middle, in the middle of the rest, and so on.
        var half = (end & -end) >> 1
        while half > 0 {
          sum += tree[end - half - 1]
          half >>= 1
        }
        tree[section] = sum
      }
    }
  }

  var total: Double { start(of: tree.count) }

  /// Returns the height of all sections above one; a section that a re-query has counted and not
  /// queried about yet begins at the end.
  ///
  /// - Complexity: O(log s).
  func start(of section: Int) -> Double {
    var index = min(section, tree.count)
    var sum = 0.0
    while index > 0 {
      sum += tree[index - 1]
      index -= index & -index
    }
    return sum
  }

  /// Moves everything below a section by a difference.
  ///
  /// - Complexity: O(log s).
  mutating func change(_ section: Int, by difference: Double) {
    guard difference != 0 else { return }
    var index = section + 1
    while index <= tree.count {
      tree[index - 1] += difference
      index += index & -index
    }
  }
}
