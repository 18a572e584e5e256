/// The offsets of sections, kept as a binary indexed tree over their heights.
///
/// A correction inside one section moves all that follow in O(log s).
struct SectionOffsets {
  /// Element `i - 1` sums the heights of the `i & -i` sections that end with section `i - 1`.
  private var tree: [Double]

  /// Builds the tree in O(s), in the memory of the heights.
  init(heights: [Double]) {
    tree = heights
    var index = 1
    while index < tree.count {
      let parent = index + (index & -index)
      if parent <= tree.count {
        tree[parent - 1] += tree[index - 1]
      }
      index += 1
    }
  }

  /// The height of all sections.
  var total: Double { start(of: tree.count) }

  /// The height of all sections above one; a section that a round has counted and not asked about
  /// yet begins at the end.
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
