/// The order in which a re-query visits the sections.
package enum SectionOrder: Hashable, Sendable {
  /// The last section, then 0, 1 and so on.
  case lastThenAscending
  /// 0, 1 and so on.
  case ascending

  /// Returns the sections of a table in this order.
  func sections(count: Int) -> SectionSequence {
    SectionSequence(count: count, startsWithLast: self == .lastThenAscending)
  }
}

/// The numbers of the sections in the order of a re-query, computed one at a time.
struct SectionSequence: Sequence, IteratorProtocol {
  private let count: Int
  private let startsWithLast: Bool
  private var visited = 0

  init(count: Int, startsWithLast: Bool) {
    self.count = count
    self.startsWithLast = startsWithLast
  }

  mutating func next() -> Int? {
    guard visited < count else { return nil }
    defer { visited += 1 }
    guard startsWithLast else { return visited }
    return visited == 0 ? count - 1 : visited - 1
  }
}
