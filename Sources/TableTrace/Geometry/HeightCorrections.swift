/// The differences between the real heights of measured rows and their estimates, by row.
///
/// The rows are kept in pieces: up to 64 of which some were measured, or any number of which none
/// was. The memory depends on the number of measured rows, never on the rows of the table. Inserted
/// and deleted rows leave all other pieces as they are. Complexity: O(log p) in the pieces for
/// every query and every change.
struct HeightCorrections {
  /// The most rows of a piece that has measured ones.
  static let leafSize = 64

  private var pieces: HeightPieces
  /// The differences of the rows of a leaf, ``leafSize`` for each.
  private var deltas: [Double] = []
  /// The sums of the differences before each row of a leaf: queried more often than rows are
  /// measured.
  private var sums: [Double] = []
  private var unusedLeaves: [Int] = []
  private(set) var measuredCount = 0
  /// The piece that was changed last, its rows, and the sum above it.
  ///
  /// Scrolling queries rows next to the one measured last, which then need no walk down the tree.
  private var recent = (id: 0, rows: 0..<0, sum: 0.0)

  init(count: Int) {
    pieces = HeightPieces(rows: count)
  }

  var count: Int { pieces.rows }

  func isMeasured(_ row: Int) -> Bool {
    let (id, place, _) = find(row)
    return pieces[id].measured & (1 << UInt64(place)) != 0
  }

  /// Returns the difference of one row, or 0 while it is not measured.
  func delta(of row: Int) -> Double {
    let (id, place, _) = find(row)
    guard let leaf = pieces[id].leaf, place < pieces[id].rows else { return 0 }
    return deltas[leaf + place]
  }

  func sum(before row: Int) -> Double {
    guard row < count else { return pieces.sum }
    let (id, place, sum) = find(row)
    guard let leaf = pieces[id].leaf else { return sum }
    return sum + sums[leaf + place]
  }

  /// Marks a row as measured, with the difference of its height from its estimate.
  mutating func set(_ delta: Double, of row: Int) {
    guard (0..<count).contains(row) else { return }
    let (id, place, leaf) = leaf(of: row)
    deltas[leaf + place] = delta
    if pieces[id].measured & (1 << UInt64(place)) == 0 { measuredCount += 1 }
    var piece = pieces[id]
    piece.measured |= 1 << UInt64(place)
    addUp(&piece, from: place)
    pieces[id] = piece
  }

  /// Takes back that a row was measured.
  mutating func forget(_ row: Int) {
    guard (0..<count).contains(row), isMeasured(row) else { return }
    set(0, of: row)
    let (id, place, _) = find(row)
    pieces[id].measured &= ~(1 << UInt64(place))
    measuredCount -= 1
  }

  /// Puts rows in that are not measured, in front of a row or behind the last.
  mutating func insert(_ length: Int, at row: Int) {
    guard length > 0, (0...count).contains(row) else { return }
    defer { recent.id = 0 }
    let (id, place, _) = pieces.find(row)
    var piece = pieces[id]
    guard let leaf = piece.leaf, piece.rows + length > Self.leafSize else {
      if let leaf = piece.leaf { shift(leaf, place..<piece.rows, to: place + length) }
      piece.measured = piece.measured.inserting(length, at: place)
      piece.rows += length
      addUp(&piece, from: place)
      if id == 0 { _ = pieces.insert(piece, behind: 0) } else { pieces[id] = piece }
      return
    }
    if place == 0 {
      pieces[id] = HeightPieces.Piece(rows: length)
      _ = pieces.insert(piece, behind: id)
    } else {
      let end = cut(id, leaf, at: place)
      let gap = pieces.insert(HeightPieces.Piece(rows: length), behind: id)
      if let end { _ = pieces.insert(end, behind: gap) }
    }
  }

  mutating func remove(_ rows: Range<Int>) {
    recent.id = 0
    var length = rows.clamped(to: 0..<count).count
    while length > 0 {
      let (id, place, _) = pieces.find(rows.lowerBound)
      var piece = pieces[id]
      let gone = min(length, piece.rows - place)
      length -= gone
      let left = piece.measured.removing(gone, at: place)
      measuredCount -= piece.measured.nonzeroBitCount - left.nonzeroBitCount
      if let leaf = piece.leaf { shift(leaf, place + gone..<piece.rows, to: place) }
      piece.measured = left
      piece.rows -= gone
      addUp(&piece, from: place)
      if piece.rows > 0 { pieces[id] = piece } else { discard(id, piece.leaf) }
    }
  }

  /// Lets rows enter and go, and ends with a number of rows.
  mutating func apply(_ shift: IndexShift, count: Int) {
    for gone in shift.removed.runs.reversed() { remove(gone) }
    for come in shift.added.runs { insert(come.count, at: come.lowerBound) }
    remove(min(count, self.count)..<self.count)
    insert(count - self.count, at: self.count)
  }

  /// The rows of a range that have been measured, ascending, with their differences.
  func forEachMeasured(in rows: Range<Int>, _ body: (_ row: Int, _ delta: Double) -> Void) {
    pieces.forEach(in: rows) { first, piece in
      guard let leaf = piece.leaf else { return }
      for place in 0..<piece.rows
      where piece.measured & (1 << UInt64(place)) != 0 && rows.contains(first + place) {
        body(first + place, deltas[leaf + place])
      }
    }
  }
}

extension HeightCorrections {
  private func find(_ row: Int) -> (id: Int, place: Int, sum: Double) {
    guard recent.id != 0, recent.rows.contains(row) else { return pieces.find(row) }
    return (recent.id, row - recent.rows.lowerBound, recent.sum)
  }

  /// Returns the piece of a row with the place where its differences begin, made where there is
  /// none yet.
  private mutating func leaf(of row: Int) -> (id: Int, place: Int, leaf: Int) {
    var (id, place, sum) = find(row)
    if pieces[id].leaf == nil { (id, place) = carve(id, around: place) }
    let leaf = pieces[id].leaf ?? makeLeaf()
    if pieces[id].leaf == nil { pieces[id].leaf = leaf }
    recent = (id, row - place..<row - place + pieces[id].rows, sum)
    return (id, place, leaf)
  }

  /// Cuts the rows around one out of a piece without measured ones; the answer is where that row
  /// is.
  private mutating func carve(_ id: Int, around place: Int) -> (id: Int, place: Int) {
    let rows = pieces[id].rows
    let start = place - place % Self.leafSize
    let end = min(start + Self.leafSize, rows)
    pieces[id].rows = start > 0 ? start : end
    var carved = id
    if start > 0 { carved = pieces.insert(HeightPieces.Piece(rows: end - start), behind: id) }
    if end < rows { _ = pieces.insert(HeightPieces.Piece(rows: rows - end), behind: carved) }
    return (carved, place - start)
  }

  /// Cuts a piece in two; the answer is the second part, nil where nothing is behind the place.
  private mutating func cut(_ id: Int, _ leaf: Int, at place: Int) -> HeightPieces.Piece? {
    var (piece, end) = (pieces[id], pieces[id])
    guard place < piece.rows else { return nil }
    let new = makeLeaf()
    for row in place..<piece.rows {
      deltas[new + row - place] = deltas[leaf + row]
      deltas[leaf + row] = 0
    }
    end.rows = piece.rows - place
    end.leaf = new
    end.measured = piece.measured.removing(place, at: 0)
    addUp(&end, from: 0)
    piece.rows = place
    piece.measured = piece.measured.removing(Self.leafSize - place, at: place)
    addUp(&piece, from: place)
    pieces[id] = piece
    return end
  }

  private mutating func discard(_ id: Int, _ leaf: Int?) {
    if let leaf { unusedLeaves.append(leaf) }
    pieces.remove(id)
  }

  private mutating func makeLeaf() -> Int {
    if let leaf = unusedLeaves.popLast() {
      for place in leaf..<leaf + Self.leafSize {
        deltas[place] = 0
        sums[place] = 0
      }
      return leaf
    }
    let leaf = deltas.count
    deltas.append(contentsOf: repeatElement(0, count: Self.leafSize))
    sums.append(contentsOf: repeatElement(0, count: Self.leafSize))
    return leaf
  }

  /// Moves the differences of rows inside of a leaf; where they were and are not is 0.
  private mutating func shift(_ leaf: Int, _ rows: Range<Int>, to place: Int) {
    let moved = Array(deltas[leaf + rows.lowerBound..<leaf + rows.upperBound])
    for row in min(rows.lowerBound, place)..<max(rows.upperBound, place + rows.count) {
      deltas[leaf + row] = 0
    }
    for (offset, delta) in moved.enumerated() { deltas[leaf + place + offset] = delta }
  }

  /// Makes the sums of a piece from a place on.
  private mutating func addUp(_ piece: inout HeightPieces.Piece, from place: Int) {
    guard let leaf = piece.leaf else { return }
    var sum = place == 0 ? 0 : sums[leaf + place - 1] + deltas[leaf + place - 1]
    for row in leaf + place..<leaf + Self.leafSize {
      sums[row] = sum
      sum += deltas[row]
    }
    piece.sum = sum
  }
}

extension UInt64 {
  /// Returns the bits with some taken out; those above move down.
  fileprivate func removing(_ length: Int, at place: Int) -> UInt64 {
    (self & Self.lowest(place)) | ((self >> UInt64(place + length)) << UInt64(place))
  }

  /// Returns the bits with zeros put in; those above move up.
  fileprivate func inserting(_ length: Int, at place: Int) -> UInt64 {
    (self & Self.lowest(place)) | ((self >> UInt64(place)) << UInt64(place + length))
  }

  private static func lowest(_ length: Int) -> UInt64 { ~(.max << UInt64(length)) }
}
