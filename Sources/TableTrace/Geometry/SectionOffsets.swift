/// The offsets of sections, as a binary indexed tree over their heights.
///
/// A changed section moves all sections below it in O(log s).
struct SectionOffsets {
  /// Element `i - 1` sums the heights of the `i & -i` sections that end with section `i - 1`.
  private var tree: [Double] = []

  /// Replaces the heights of all sections, and reuses the memory.
  ///
  /// - Complexity: O(s).
  @inline(__always)
  mutating func sumUp(count: Int, height: (Int) -> Double) {
    tree.resize(to: count)
    tree.withUnsafeMutableBufferPointer { tree in
      for section in tree.indices {
        var sum = height(section)
        let end = section + 1
        // Each element is the sum of one height and the elements in the middle, in the middle of
        // the rest, and so on.
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

  /// Returns the height of all sections above one.
  ///
  /// A section whose heights a re-query has not queried yet starts at the end.
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

  /// Moves all sections below one by a difference in points.
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
