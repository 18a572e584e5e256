import Testing

@testable import TableTrace

@Suite struct ReusePoolTests {
  @Test("Each identifier has a queue of its own, however many there are")
  func manyIdentifiers() {
    var pool = ReusePool<Int>()
    for view in 0..<40 { pool.put(view, identifier: "Cell \(view % 20)") }
    #expect(pool.contents.map(\.identifier) == (0..<20).map { "Cell \($0)" })
    for kind in 0..<20 {
      let identifier = "Cell \(kind)"
      #expect(pool.count(identifier: identifier) == 2)
      #expect(pool.take(identifier: identifier) == kind + 20)
      #expect(pool.take(identifier: identifier) == kind)
      #expect(pool.take(identifier: identifier) == nil)
    }
  }
}
