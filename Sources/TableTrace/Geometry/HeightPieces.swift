/// The rows of a section in consecutive pieces, with the differences of measured rows.
///
/// The pieces form a balanced tree: a treap. The priorities depend on the positions of the nodes,
/// so that the same steps always make the same tree.
///
/// - Complexity: O(log p) in the number of pieces, for every function.
struct HeightPieces {
  /// A group of consecutive rows.
  struct Piece {
    var rows: Int
    /// The sum of the differences of its measured rows, in points.
    var sum = 0.0
    /// A bit for each measured row, starting with the lowest bit, or 0 without a leaf.
    var measured: UInt64 = 0
    /// The leaf with the differences of the rows, or nil if no row is measured.
    var leaf: Int?
  }

  /// A piece with its children and its parent, and the sums of the subtree.
  private struct Node {
    var piece: Piece
    var left = 0
    var right = 0
    var parent = 0
    var rows = 0
    var sum = 0.0
  }

  /// Node 0 stands for a missing node.
  private var nodes = [Node(piece: Piece(rows: 0))]
  private var root = 0
  private var unused: [Int] = []

  /// Makes one piece of unmeasured rows.
  init(rows: Int) {
    guard rows > 0 else { return }
    root = makeNode(Piece(rows: rows))
    addUp(from: root)
  }

  var rows: Int { nodes[root].rows }

  /// The sum of all differences, in points.
  var sum: Double { nodes[root].sum }

  /// The piece with this id.
  subscript(id: Int) -> Piece {
    get { nodes[id].piece }
    set {
      nodes[id].piece = newValue
      addUp(from: id)
    }
  }

  var depth: Int { depth(of: root) }

  /// Returns the piece of a row, the row's position in it, and the sum of the pieces above it.
  ///
  /// For the row after the last one, it returns the end of the last piece. If there are no pieces,
  /// the id is 0.
  func find(_ row: Int) -> (id: Int, place: Int, sum: Double) {
    var (id, place, sum) = (root, max(0, row), 0.0)
    while true {
      let (left, right) = (nodes[id].left, nodes[id].right)
      if place < nodes[left].rows {
        id = left
        continue
      }
      place -= nodes[left].rows
      sum += nodes[left].sum
      if place < nodes[id].piece.rows || right == 0 { return (id, place, sum) }
      place -= nodes[id].piece.rows
      sum += nodes[id].piece.sum
      id = right
    }
  }

  /// Inserts a piece after another, or as the first after 0, and returns its id.
  mutating func insert(_ piece: Piece, behind id: Int) -> Int {
    let made = makeNode(piece)
    var parent = id
    if id == 0 {
      root = made
    } else if nodes[id].right == 0 {
      nodes[id].right = made
    } else {
      parent = nodes[id].right
      while nodes[parent].left != 0 { parent = nodes[parent].left }
      nodes[parent].left = made
    }
    nodes[made].parent = parent
    addUp(from: made)
    while nodes[made].parent != 0, Self.isHigher(made, than: nodes[made].parent) { rotateUp(made) }
    return made
  }

  mutating func remove(_ id: Int) {
    while nodes[id].left != 0, nodes[id].right != 0 {
      let (left, right) = (nodes[id].left, nodes[id].right)
      rotateUp(Self.isHigher(left, than: right) ? left : right)
    }
    let parent = nodes[id].parent
    replace(id, below: parent, by: max(nodes[id].left, nodes[id].right))
    addUp(from: parent)
    unused.append(id)
  }

  /// Calls a closure for each piece with rows of a range, in order, with its first row.
  func forEach(in range: Range<Int>, _ body: (_ first: Int, Piece) -> Void) {
    visit(root, first: 0, in: range, body)
  }
}

extension HeightPieces {
  private func depth(of id: Int) -> Int {
    id == 0 ? 0 : 1 + max(depth(of: nodes[id].left), depth(of: nodes[id].right))
  }

  private func visit(
    _ id: Int,
    first: Int,
    in range: Range<Int>,
    _ body: (_ first: Int, Piece) -> Void
  ) {
    guard id != 0, first < range.upperBound, first + nodes[id].rows > range.lowerBound else {
      return
    }
    let node = nodes[id]
    let start = first + nodes[node.left].rows
    visit(node.left, first: first, in: range, body)
    if start < range.upperBound, start + node.piece.rows > range.lowerBound {
      body(start, node.piece)
    }
    visit(node.right, first: start + node.piece.rows, in: range, body)
  }

  private mutating func makeNode(_ piece: Piece) -> Int {
    guard let id = unused.popLast() else {
      nodes.append(Node(piece: piece))
      return nodes.count - 1
    }
    nodes[id] = Node(piece: piece)
    return id
  }

  /// Computes the sums of a node and of all its ancestors again.
  private mutating func addUp(from id: Int) {
    var id = id
    while id != 0 {
      addUp(id)
      id = nodes[id].parent
    }
  }

  private mutating func addUp(_ id: Int) {
    let (left, right) = (nodes[id].left, nodes[id].right)
    nodes[id].rows = nodes[left].rows + nodes[id].piece.rows + nodes[right].rows
    nodes[id].sum = nodes[left].sum + nodes[id].piece.sum + nodes[right].sum
  }

  /// Swaps a node with its parent, without a change to the order of the pieces.
  private mutating func rotateUp(_ id: Int) {
    let parent = nodes[id].parent
    replace(parent, below: nodes[parent].parent, by: id)
    let inner = nodes[parent].left == id ? nodes[id].right : nodes[id].left
    if nodes[parent].left == id {
      nodes[parent].left = inner
      nodes[id].right = parent
    } else {
      nodes[parent].right = inner
      nodes[id].left = parent
    }
    if inner != 0 { nodes[inner].parent = parent }
    nodes[parent].parent = id
    addUp(parent)
    addUp(id)
  }

  private mutating func replace(_ id: Int, below parent: Int, by other: Int) {
    if parent == 0 {
      root = other
    } else if nodes[parent].left == id {
      nodes[parent].left = other
    } else {
      nodes[parent].right = other
    }
    if other != 0 { nodes[other].parent = parent }
  }

  /// Returns whether one node is above another, in an order that looks random but never changes.
  private static func isHigher(_ id: Int, than other: Int) -> Bool {
    (scattered(id), id) > (scattered(other), other)
  }

  private static func scattered(_ id: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
