/// The differences between the real and the estimated heights of rows, in points.
///
/// The rows are stored in pieces. A piece has up to 64 rows with some measured ones, or any number
/// of unmeasured rows. The memory depends only on the number of measured rows. An insertion or
/// deletion changes only the pieces around it.
///
/// - Complexity: O(log p) in the number of pieces, for every query and change.
struct HeightCorrections {
  /// The most rows of a piece that has measured rows.
  static let leafSize = 64

  private var pieces: HeightPieces
  /// The differences of the rows of all leaves, ``leafSize`` for each leaf.
  private var deltas: [Double] = []
  /// For each row, the sum of the differences before it in its leaf.
  ///
  /// Sums are stored because they are read more often than rows are measured.
  private var sums: [Double] = []
  private var unusedLeaves: [Int] = []
  private(set) var measuredCount = 0
  /// The piece that changed last, its rows, and the sum above it.
  ///
  /// When the table scrolls, it queries the rows next to the last measured row. For those, no
  /// search in the tree is necessary.
  private var recent = (id: 0, rows: 0..<0, sum: 0.0)

  init(count: Int) {
    pieces = HeightPieces(rows: count)
  }

  var count: Int { pieces.rows }

  func isMeasured(_ row: Int) -> Bool {
    let (id, place, _) = find(row)
    return pieces[id].measured & (1 << UInt64(place)) != 0
  }

  /// Returns the difference of a row, or 0 if the row is not measured.
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

  /// Marks a row as measured, with the difference between its real and estimated height.
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

  /// Marks a row as not measured.
  mutating func forget(_ row: Int) {
    guard (0..<count).contains(row), isMeasured(row) else { return }
    set(0, of: row)
    let (id, place, _) = find(row)
    pieces[id].measured &= ~(1 << UInt64(place))
    measuredCount -= 1
  }

  /// Inserts unmeasured rows before a row, or after the last row.
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

  /// Applies removed and inserted rows, after which there are `count` rows.
  mutating func apply(_ shift: IndexShift, count: Int) {
    for gone in shift.removed.runs.reversed() { remove(gone) }
    for come in shift.added.runs { insert(come.count, at: come.lowerBound) }
    remove(min(count, self.count)..<self.count)
    insert(count - self.count, at: self.count)
  }

  /// Calls a closure for each measured row of a range, in order.
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

  /// Returns the piece of a row and the position of its differences, in a new leaf if necessary.
  private mutating func leaf(of row: Int) -> (id: Int, place: Int, leaf: Int) {
    var (id, place, sum) = find(row)
    if pieces[id].leaf == nil { (id, place) = carve(id, around: place) }
    let leaf = pieces[id].leaf ?? makeLeaf()
    if pieces[id].leaf == nil { pieces[id].leaf = leaf }
    recent = (id, row - place..<row - place + pieces[id].rows, sum)
    return (id, place, leaf)
  }

  /// Cuts the rows around one out of an unmeasured piece, and returns where that row now is.
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

  /// Cuts a piece in two, and returns the second part, or nil if no row follows the place.
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

  /// Moves the differences of rows inside a leaf, and sets the freed ones to 0.
  private mutating func shift(_ leaf: Int, _ rows: Range<Int>, to place: Int) {
    let moved = Array(deltas[leaf + rows.lowerBound..<leaf + rows.upperBound])
    for row in min(rows.lowerBound, place)..<max(rows.upperBound, place + rows.count) {
      deltas[leaf + row] = 0
    }
    for (offset, delta) in moved.enumerated() { deltas[leaf + place + offset] = delta }
  }

  /// Computes the sums of a piece again, from a place on.
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
  /// Returns the bits without some of them, so that higher bits move down.
  fileprivate func removing(_ length: Int, at place: Int) -> UInt64 {
    (self & Self.lowest(place)) | ((self >> UInt64(place + length)) << UInt64(place))
  }

  /// Returns the bits with some zeros inserted, so that higher bits move up.
  fileprivate func inserting(_ length: Int, at place: Int) -> UInt64 {
    (self & Self.lowest(place)) | ((self >> UInt64(place)) << UInt64(place + length))
  }

  private static func lowest(_ length: Int) -> UInt64 { ~(.max << UInt64(length)) }
}
