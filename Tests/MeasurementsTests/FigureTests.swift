import Measurements
import Testing

@Suite("A measured figure")
struct FigureTests {
  private static let calm = (1...8).map { Pair(first: 2 + Double($0) * 0.01, second: 1) }
  private static let disturbed = (1...7).map { Pair(first: 4 + Double($0), second: 1.1) }

  @Test("Disturbances by other processes do not count", arguments: [0, 3, 8])
  func disturbance(after count: Int) {
    let pairs = Self.calm.prefix(count) + Self.disturbed + Self.calm.dropFirst(count)
    let figure = Figure(name: "work", limit: 2.5, pairs: Array(pairs), detail: "raw")
    #expect(figure.isWithinLimit)
    #expect(figure.spread.upperQuartile < 2.1)
    #expect(figure.line.contains("of the calmer half of 15 pairs)  raw"))
  }

  @Test("Work that is slow even in calm moments exceeds its limit")
  func slowWork() {
    let pairs = (Self.calm + Self.disturbed).map { Pair(first: $0.first * 2, second: $0.second) }
    let figure = Figure(name: "work", limit: 2.5, pairs: pairs, detail: "raw")
    #expect(!figure.isWithinLimit)
    #expect(figure.line.hasPrefix("OVER  work"))
  }

  @Test("A single pair counts, and a side that could not run exceeds every limit")
  func fewPairs() {
    let one = Figure(name: "one", limit: 1, pairs: [Pair(first: 1, second: 1)], detail: "")
    #expect(one.isWithinLimit)
    let none = Figure(name: "none", limit: 1, pairs: [Pair(first: .nan, second: 1)], detail: "")
    #expect(!none.isWithinLimit)
    #expect([Pair]().calmerHalf.isEmpty)
  }
}
