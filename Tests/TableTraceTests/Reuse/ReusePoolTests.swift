import Testing

@testable import TableTrace

@Suite struct ReusePoolTests {
  @Test("Each identifier has its own queue, however many there are")
  func manyIdentifiers() {
    var pool = ReusePool<Int>()
    for view in 0..<40 { pool.put(view, identifier: "Cell \(view % 20)") }
    #expect(pool.contents.map(\.identifier) == (0..<20).map { "Cell \($0)" })
    for kind in 0..<20 {
      let identifier = "Cell \(kind)"
      #expect(pool.take(identifier: identifier) == kind + 20)
      #expect(pool.take(identifier: identifier) == kind)
      #expect(pool.take(identifier: identifier) == nil)
    }
  }

  @Test("The last view after a choice still depends on the choice, but a single view does not")
  func lastOfSeveral() {
    var pool = ReusePool<Int>()
    #expect(!pool.hasChoice(identifier: "Cell"))
    pool.put(1, identifier: "Cell")
    #expect(!pool.hasChoice(identifier: "Cell"))
    pool.put(2, identifier: "Cell")
    for view in [2, 1] {
      #expect(pool.hasChoice(identifier: "Cell"))
      #expect(pool.take(identifier: "Cell") == view)
    }
    pool.put(3, identifier: "Cell")
    #expect(!pool.hasChoice(identifier: "Cell"))
  }
}
