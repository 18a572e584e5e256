/// A set of laws, with a bit for each index in the book.
struct LawSet: Equatable, Sendable {
  static let capacity = UInt64.bitWidth

  private var bits: UInt64 = 0

  /// Makes the set of laws that meet a condition.
  init(where holds: (Law) -> Bool) {
    for (place, law) in LawBook.all.enumerated() where holds(law) { insert(place) }
  }

  init() {}

  var count: Int { bits.nonzeroBitCount }

  mutating func insert(_ place: Int) {
    assert(place < Self.capacity, "the book has more laws than a set has bits")
    bits |= 1 << UInt64(place)
  }

  mutating func remove(_ place: Int) { bits &= ~(1 << UInt64(place)) }

  mutating func subtract(_ other: LawSet) { bits &= ~other.bits }

  /// Returns whether the two have a law in common.
  func intersects(_ other: LawSet) -> Bool { bits & other.bits != 0 }

  func intersection(_ other: LawSet) -> LawSet {
    var both = self
    both.bits &= other.bits
    return both
  }
}

extension LawSet: Sequence {
  /// Iterates over the indexes in ascending order.
  struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt64

    mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
  }

  /// Returns the indexes of the laws, in the order of the book.
  func makeIterator() -> Iterator { Iterator(bits: bits) }
}
