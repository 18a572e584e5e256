import Testing

@testable import TableTrace

@Suite("Section offsets")
struct SectionOffsetsTests {
  @Test("Offsets equal the sum of heights after changes", arguments: [0, 1, 2, 7, 64, 100])
  func agree(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    var heights = (0..<count).map { _ in Double(random.next(in: 0...300)) }
    var offsets = Self.offsets(heights)
    for _ in 0..<count {
      let section = random.next(in: 0...(count - 1))
      let change = Double(random.next(in: -50...50))
      heights[section] += change
      offsets.change(section, by: change)
    }
    var start = 0.0
    for section in 0...count {
      #expect(offsets.start(of: section) == start)
      if section < count {
        start += heights[section]
      }
    }
  }

  @Test("Sections can be replaced by others", arguments: [0, 1, 3, 9])
  func takesOthers(count: Int) {
    var offsets = Self.offsets([10, 20, 30, 40])
    offsets.sumUp(count: count) { Double($0) }
    #expect(offsets.total == (0..<count).reduce(0) { $0 + Double($1) })
    #expect(offsets.start(of: 2) == (count > 1 ? 1 : 0))
  }

  private static func offsets(_ heights: [Double]) -> SectionOffsets {
    var offsets = SectionOffsets()
    offsets.sumUp(count: heights.count) { heights[$0] }
    return offsets
  }

  @Test("A section after the last one begins at the end")
  func beyond() {
    #expect(Self.offsets([10, 20]).start(of: 5) == 30)
    #expect(Self.offsets([10, 20]).total == 30)
    #expect(Self.offsets([]).start(of: 1) == 0)
  }
}
