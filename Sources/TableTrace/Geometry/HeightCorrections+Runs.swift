/// Many measured rows at once, as they go on through a round.
extension HeightCorrections {
  /// The rows of a range that have been measured, ascending, with their differences.
  func forEachMeasured(in rows: Range<Int>, _ body: (_ row: Int, _ delta: Double) -> Void) {
    visitLeaves(1, low: 0, size: capacity, in: rows) { low, leaf in
      for place in 0..<Self.leafSize
      where leaf.measured & (1 << UInt64(place)) != 0 && rows.contains(low + place) {
        body(low + place, leaf.deltas[place])
      }
    }
  }

  /// Copies what was measured of a run of rows to where the run is now, leaf by leaf.
  mutating func copy(_ rows: Range<Int>, of old: HeightCorrections, to start: Int) {
    old.visitLeaves(1, low: 0, size: old.capacity, in: rows) { low, leaf in
      var row = max(low, rows.lowerBound)
      let end = min(low + Self.leafSize, rows.upperBound)
      while row < end {
        let target = row - rows.lowerBound + start
        let length = min(end - row, Self.leafSize - target % Self.leafSize)
        copy(leaf, from: row - low, length: length, to: target)
        row += length
      }
    }
  }

  /// Copies rows of one leaf to rows that lie in one leaf here.
  private mutating func copy(_ old: Leaf, from place: Int, length: Int, to row: Int) {
    let all: UInt64 = length == Self.leafSize ? .max : (1 << UInt64(length)) - 1
    let bits = (old.measured >> UInt64(place)) & all
    guard bits != 0 else { return }
    // The first measured row makes the leaf, and the rest follows in one piece.
    let first = bits.trailingZeroBitCount
    set(old.deltas[place + first], of: row + first)
    let (leaf, low, _) = recent
    let before = leaves[leaf].sums[Self.leafSize]
    for offset in first..<length where bits & (1 << UInt64(offset)) != 0 {
      leaves[leaf].deltas[row - low + offset] = old.deltas[place + offset]
    }
    let copied = bits << UInt64(row - low)
    measuredCount += (copied & ~leaves[leaf].measured).nonzeroBitCount
    leaves[leaf].measured |= copied
    leaves[leaf].addUp(from: row - low)
    add(leaves[leaf].sums[Self.leafSize] - before, above: row)
  }

  /// The leaves that hold rows of a range, ascending, each with its first row.
  private func visitLeaves(
    _ node: Int,
    low: Int,
    size: Int,
    in rows: Range<Int>,
    _ body: (_ low: Int, Leaf) -> Void
  ) {
    guard low < rows.upperBound, low + size > rows.lowerBound else { return }
    guard size > Self.leafSize else {
      if nodes[node].left != 0 { body(low, leaves[Int(nodes[node].left) - 1]) }
      return
    }
    let half = size / 2
    if nodes[node].left != 0 {
      visitLeaves(Int(nodes[node].left), low: low, size: half, in: rows, body)
    }
    if nodes[node].right != 0 {
      visitLeaves(Int(nodes[node].right), low: low + half, size: half, in: rows, body)
    }
  }

  /// Adds to the sums of the nodes that a row lies below.
  private mutating func add(_ change: Double, above row: Int) {
    var node = 1
    var low = 0
    var size = capacity
    nodes[node].sum += change
    while size > Self.leafSize {
      size /= 2
      let goesRight = row >= low + size
      if goesRight { low += size }
      node = Int(goesRight ? nodes[node].right : nodes[node].left)
      nodes[node].sum += change
    }
  }
}
