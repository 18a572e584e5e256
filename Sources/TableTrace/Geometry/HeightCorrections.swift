/// The differences between the real heights of measured rows and their estimates, by row.
///
/// A binary tree over the rows whose nodes are made when a row below them is first measured: the
/// memory follows the rows that were measured, never the rows of the table. Complexity: O(log n) for
/// an update, for a sum and, with a base that answers in O(1), for the row at an offset.
struct HeightCorrections {
  struct Node {
    var left: Int32 = 0
    var right: Int32 = 0
    var sum = 0.0
  }

  /// Rows in one leaf, so that neighbours share the nodes above them.
  static let leafSize = 64

  struct Leaf {
    var measured: UInt64 = 0
    var deltas = [Double](repeating: 0, count: HeightCorrections.leafSize)
    /// The sums of the differences before each row: sums are asked more often than rows measured.
    var sums = [Double](repeating: 0, count: HeightCorrections.leafSize + 1)

    mutating func set(_ delta: Double, at place: Int) {
      deltas[place] = delta
      measured |= 1 << UInt64(place)
      addUp(from: place)
    }

    /// Makes the sums right behind a place.
    mutating func addUp(from place: Int) {
      for next in place..<HeightCorrections.leafSize {
        sums[next + 1] = sums[next] + deltas[next]
      }
    }
  }

  /// The rows under the root: a leaf's, doubled until the table fits.
  let capacity: Int
  /// Node 0 stands for "nothing below", node 1 is the root.
  var nodes = [Node(), Node()]
  var leaves: [Leaf] = []
  /// How many rows have been measured.
  var measuredCount = 0
  /// The leaf that was changed last, the first row of it, and the sum before that row: scrolling
  /// asks about rows beside the one measured last, which then takes no walk down the tree.
  var recent = (leaf: -1, low: 0, sum: 0.0)

  init(count: Int) {
    var capacity = Self.leafSize
    while capacity < count {
      capacity *= 2
    }
    self.capacity = capacity
  }

  /// The sum of all differences.
  var total: Double { nodes[1].sum }

  /// Whether a row has been measured.
  func isMeasured(_ row: Int) -> Bool {
    guard let leaf = leaf(of: row) else { return false }
    return leaves[leaf].measured & (1 << UInt64(row % Self.leafSize)) != 0
  }

  /// The difference of one row; 0 while it is not measured.
  func delta(of row: Int) -> Double {
    guard let leaf = leaf(of: row) else { return 0 }
    return leaves[leaf].deltas[row % Self.leafSize]
  }

  /// Marks a row as measured, with the difference of its height from its estimate.
  mutating func set(_ delta: Double, of row: Int) {
    let change = delta - self.delta(of: row)
    var node = 1
    var low = 0
    var size = capacity
    var before = 0.0
    nodes[node].sum += change
    while size > Self.leafSize {
      size /= 2
      let goesRight = row >= low + size
      if goesRight {
        low += size
        before += nodes[Int(nodes[node].left)].sum
      }
      node = child(of: node, right: goesRight)
      nodes[node].sum += change
    }
    let leaf = makeLeaf(of: node)
    if leaves[leaf].measured & (1 << UInt64(row - low)) == 0 { measuredCount += 1 }
    leaves[leaf].set(delta, at: row - low)
    recent = (leaf, low, before)
  }

  /// The sum of the differences of all rows above one.
  func sum(before row: Int) -> Double {
    guard row < capacity else { return total }
    if recent.leaf >= 0, row >= recent.low, row < recent.low + Self.leafSize {
      return recent.sum + leaves[recent.leaf].sums[row - recent.low]
    }
    var result = 0.0
    var node = 1
    var low = 0
    var size = capacity
    while size > Self.leafSize {
      size /= 2
      if row >= low + size {
        result += nodes[Int(nodes[node].left)].sum
        node = Int(nodes[node].right)
        low += size
      } else {
        node = Int(nodes[node].left)
      }
      guard node != 0 else { return result }
    }
    guard nodes[node].left != 0 else { return result }
    return result + leaves[Int(nodes[node].left) - 1].sums[row - low]
  }

  private func leaf(of row: Int) -> Int? {
    if recent.leaf >= 0, row >= recent.low, row < recent.low + Self.leafSize {
      return recent.leaf
    }
    var node = 1
    var low = 0
    var size = capacity
    while size > Self.leafSize {
      size /= 2
      let goesRight = row >= low + size
      if goesRight {
        low += size
      }
      node = Int(goesRight ? nodes[node].right : nodes[node].left)
      guard node != 0 else { return nil }
    }
    let leaf = Int(nodes[node].left)
    return leaf == 0 ? nil : leaf - 1
  }

  private mutating func child(of node: Int, right: Bool) -> Int {
    let existing = right ? nodes[node].right : nodes[node].left
    guard existing == 0 else { return Int(existing) }
    nodes.append(Node())
    let made = Int32(nodes.count - 1)
    if right {
      nodes[node].right = made
    } else {
      nodes[node].left = made
    }
    return Int(made)
  }

  /// At the lowest level `left` is the ordinal of the leaf, from 1.
  private mutating func makeLeaf(of node: Int) -> Int {
    let existing = nodes[node].left
    guard existing == 0 else { return Int(existing) - 1 }
    leaves.append(Leaf())
    nodes[node].left = Int32(leaves.count)
    return leaves.count - 1
  }
}
