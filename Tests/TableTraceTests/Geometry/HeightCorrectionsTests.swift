import Testing

@testable import TableTrace

@Suite("Height corrections")
struct HeightCorrectionsTests {
  @Test(
    "Inserted, deleted and measured rows do not change what is known about others",
    arguments: UInt64(1)...40
  )
  func agreesWithAPlainList(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var plain = [Double?](repeating: nil, count: random.next(in: 0...300))
    var corrections = HeightCorrections(count: plain.count)
    for _ in 0..<random.next(in: 1...400) {
      let row = random.next(in: 0...max(0, plain.count - 1))
      let length = random.next(in: 0...(random.next(in: 0...9) == 0 ? 200 : 3))
      switch random.next(in: 0...5) {
      case 0:
        let place = min(row + random.next(in: 0...1), plain.count)
        corrections.insert(length, at: place)
        plain.insert(contentsOf: repeatElement(nil, count: length), at: place)
      case 1:
        let end = min(row + length, plain.count)
        corrections.remove(row..<max(row, end))
        plain.removeSubrange(row..<max(row, end))
      case 2 where !plain.isEmpty:
        corrections.forget(row)
        plain[row] = nil
      case _ where !plain.isEmpty:
        let delta = Double(random.next(in: 0...40) - 20)
        corrections.set(delta, of: row)
        plain[row] = delta
      case _:
        break
      }
    }
    expect(corrections, equals: plain)
  }

  private func expect(_ corrections: HeightCorrections, equals plain: [Double?]) {
    #expect(corrections.count == plain.count)
    #expect(corrections.measuredCount == plain.count { $0 != nil })
    var sum = 0.0
    for (row, delta) in plain.enumerated() {
      #expect(corrections.isMeasured(row) == (delta != nil), "row \(row)")
      #expect(corrections.delta(of: row) == delta ?? 0, "row \(row)")
      #expect(corrections.sum(before: row) == sum, "row \(row)")
      sum += delta ?? 0
    }
    #expect(corrections.sum(before: plain.count) == sum)
    let range = plain.count / 3..<plain.count * 2 / 3
    var measured: [Int: Double] = [:]
    corrections.forEachMeasured(in: range) { row, delta in measured[row] = delta }
    let expected = range.compactMap { row in plain[row].map { (row, $0) } }
    #expect(measured == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test("Rows outside of the range are unknown, and changing them has no effect")
  func outsideOfTheRows() {
    var corrections = HeightCorrections(count: 2)
    for row in [-1, 2, 64, Int.max] {
      corrections.set(5, of: row)
      corrections.forget(row)
      corrections.insert(3, at: row == 2 ? 3 : row)
    }
    corrections.remove(2..<9)
    #expect(corrections.count == 2)
    #expect(corrections.measuredCount == 0)
    #expect(corrections.sum(before: 9) == 0)
    #expect(!corrections.isMeasured(2))
  }

  @Test("A billion rows can be measured, and rows can be inserted between them")
  func billionRows() {
    var corrections = HeightCorrections(count: 1_000_000_000)
    corrections.set(7, of: 999_999_999)
    corrections.set(5, of: 500_000_000)
    corrections.insert(10, at: 500_000_000)
    corrections.remove(0..<100_000_000)
    #expect(corrections.count == 900_000_010)
    #expect(corrections.delta(of: 400_000_010) == 5)
    #expect(corrections.sum(before: 900_000_009) == 5)
    #expect(corrections.sum(before: 900_000_010) == 12)
  }
}

@Suite("Parts of height corrections")
struct HeightPiecesTests {
  @Test("Parts stay in order and balanced, wherever others are inserted", arguments: [0, 1, 2])
  func staysBalanced(place: Int) {
    var pieces = HeightPieces(rows: 1)
    var random = SplitMix(seed: 7)
    var first = pieces.find(0).id
    var last = first
    for _ in 1..<10_000 {
      let behind = [first, last, pieces.find(random.next(in: 0...pieces.rows)).id][place]
      last = pieces.insert(HeightPieces.Piece(rows: 1, sum: 1), behind: behind)
      if place == 0 { first = pieces.find(0).id }
    }
    #expect(pieces.rows == 10_000)
    #expect(pieces.sum == 9_999)
    #expect(pieces.depth < 50)
  }

  @Test("Removed parts are gone, and their memory is used again")
  func takenOut() {
    var pieces = HeightPieces(rows: 1)
    for _ in 0..<1_000 { _ = pieces.insert(HeightPieces.Piece(rows: 2), behind: 1) }
    while pieces.rows > 1 { pieces.remove(pieces.find(1).id) }
    #expect(pieces.find(0).id == 1)
    #expect(pieces.insert(HeightPieces.Piece(rows: 5), behind: 1) <= 1_001)
    pieces.remove(1)
    #expect(pieces.rows == 5)
    #expect(pieces.find(4).place == 4)
  }
}
