import Testing

@testable import TableTrace

@Suite("Row heights")
struct RowHeightsTests {
  @Test("Offsets equal the sum of heights, in whatever order they are measured")
  func correctionsAgree() {
    for seed in UInt64(1)...30 {
      var random = SplitMix(seed: seed)
      let count = random.next(in: 1...400)
      let estimate = Double(random.next(in: 10...90))
      var heights = RowHeights(count: count, height: estimate, isEstimate: true)
      var plain = Array(repeating: estimate, count: count)
      for _ in 0..<random.next(in: 0...60) {
        let row = random.next(in: 0...(count - 1))
        plain[row] = Double(random.next(in: 1...200))
        heights.measure(row, as: plain[row])
      }
      var start = 0.0
      for row in 0..<count {
        #expect(heights.start(of: row) == start, "seed \(seed), row \(row)")
        #expect(heights.height(of: row) == plain[row], "seed \(seed), row \(row)")
        #expect(heights.firstRow(endingAfter: start) == row, "seed \(seed), row \(row)")
        start += plain[row]
      }
      #expect(heights.total == start, "seed \(seed)")
      #expect(heights.firstRow(endingAfter: start) == count, "seed \(seed)")
    }
  }

  @Test(
    "Measured heights stay with their rows after insertions and deletions",
    arguments: [40.0, 41.0]
  )
  func measuredFollows(newEstimate: Double) {
    for seed in UInt64(1)...60 {
      var random = SplitMix(seed: seed)
      let count = random.next(in: 1...300)
      var old = RowHeights(count: count, height: 40, isEstimate: true)
      for _ in 0..<random.next(in: 0...200) {
        old.measure(random.next(in: 0...(count - 1)), as: Double(random.next(in: 1...99)))
      }
      // Places that do not exist are among them, as an app may name any.
      func places() -> [Int] {
        Set((0..<random.next(in: 0...6)).map { _ in random.next(in: -2...(count + 3)) }).sorted()
      }
      let (removed, added, except) = (places(), places(), places().filter { $0 >= 0 })
      let shift = IndexShift(removed: removed[...], added: added[...])
      let newCount = random.next(in: 0...(count + 6))
      var new = RowHeights(count: newCount, height: newEstimate, isEstimate: true)
      let before = old
      new.adoptMeasured(&old, shifted: shift, except: except)
      var expected = [Double?](repeating: nil, count: newCount)
      for row in 0..<count where !except.contains(row) {
        guard let place = shift.new(of: row), expected.indices.contains(place) else { continue }
        expected[place] = before.measured(row)
      }
      var start = 0.0
      for row in 0..<newCount {
        #expect(new.measured(row) == expected[row], "seed \(seed), row \(row)")
        #expect(new.start(of: row) == start, "seed \(seed), row \(row)")
        start += expected[row] ?? newEstimate
      }
      #expect(new.total == start, "seed \(seed)")
      #expect(new.hasEstimates == expected.contains(nil), "seed \(seed)")
    }
  }

  @Test("A billion rows of one height are answered immediately")
  func billionRows() {
    var heights = RowHeights(count: 1_000_000_000, height: 44, isEstimate: true)
    heights.measure(500_000_000, as: 100)
    #expect(heights.start(of: 500_000_001) == 44.0 * 500_000_000 + 100)
    #expect(heights.firstRow(endingAfter: 44.0 * 500_000_000 + 99) == 500_000_000)
    #expect(heights.isEstimate(0))
    #expect(!heights.isEstimate(500_000_000))
  }

  @Test("Rows without height cause no endless loop")
  func zeroHeights() {
    let heights = RowHeights(count: 5, height: 0, isEstimate: false)
    #expect(heights.firstRow(endingAfter: 0) == 5)
    #expect(heights.total == 0)
  }
}
