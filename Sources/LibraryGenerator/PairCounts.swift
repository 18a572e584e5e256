/// How often pairs of symbols come; a table of its own, because a build counts millions of them without
/// optimization.
struct PairCounts {
  private var keys: [UInt32]
  private var counts: [Int32]
  private let mask: Int

  /// Makes room for so many different pairs.
  init(capacity: Int) {
    var size = 2
    while size < capacity * 2 { size *= 2 }
    keys = Array(repeating: 0, count: size)
    counts = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Counts the pairs of neighbours, without those that one symbol is in.
  mutating func add(_ symbols: [UInt16], except end: UInt16) {
    var index = 1
    while index < symbols.count {
      let (first, second) = (symbols[index - 1], symbols[index])
      if first != end, second != end { add(UInt32(first) << 16 | UInt32(second)) }
      index += 1
    }
  }

  private mutating func add(_ key: UInt32) {
    var place = Int(truncatingIfNeeded: key &* 0x9e37_79b1 >> 7) & mask
    while counts[place] > 0, keys[place] != key { place = (place + 1) & mask }
    keys[place] = key
    counts[place] += 1
  }

  /// The pairs that come at least so often.
  func pairs(from least: Int32) -> [(key: UInt32, count: Int32)] {
    var pairs: [(key: UInt32, count: Int32)] = []
    var place = 0
    while place < counts.count {
      if counts[place] >= least { pairs.append((keys[place], counts[place])) }
      place += 1
    }
    return pairs
  }
}
