/// The deleted, inserted and kept elements of two sequences.
///
/// Short sequences are compared like in the standard library. Longer ones are first cut at equal
/// elements, then compared by their pairs of equal elements. If there are too many pairs, only
/// elements that occur once in both are compared.
///
/// - Complexity: O(*n* log *n*) for elements that occur once in each sequence. For others, it is
///   limited to a multiple of that.
package struct Alignment {
  /// Whether each element of the first sequence is deleted.
  package private(set) var goes: [Bool]
  /// Whether each element of the second sequence is inserted.
  package private(set) var comes: [Bool]
  /// Whether as many elements as possible are kept, which may fail for long sequences with
  /// repetitions.
  package private(set) var isExact = true

  /// Up to this total number of elements, the standard library's algorithm is used.
  package static let short = 2048
  /// The most pairs of equal elements that are compared one by one.
  private static let mostPairs = 1_000_000
  /// The most cuts at elements that occur once.
  private static let mostCuts = 8

  private let old: [Int]
  private let new: [Int]

  package init<Element: Hashable>(from old: [Element], to new: [Element]) {
    var numbers: [Element: Int] = [:]
    numbers.reserveCapacity(max(old.count, new.count))
    func numbered(_ elements: [Element]) -> [Int] {
      elements.map { element in
        if let number = numbers[element] { return number }
        numbers[element] = numbers.count
        return numbers.count - 1
      }
    }
    self.old = numbered(old)
    self.new = numbered(new)
    goes = Array(repeating: false, count: old.count)
    comes = Array(repeating: false, count: new.count)
    align(0..<old.count, 0..<new.count, cuts: 0)
  }
}

extension Alignment {
  private mutating func align(_ before: Range<Int>, _ after: Range<Int>, cuts: Int) {
    guard before.count + after.count > Self.short else { return alignShort(before, after) }
    let (before, after) = trimmed(before, after)
    if before.isEmpty || after.isEmpty { return keep([], before, after) }
    if before.count + after.count <= Self.short { return alignShort(before, after) }
    let places = Dictionary(grouping: after, by: { new[$0] })
    let pairs = before.reduce(0) { $0 + places[old[$1], default: []].count }
    if pairs <= Self.mostPairs {
      return keep(common(before) { places[old[$0], default: []] }, before, after)
    }
    let times = Dictionary(before.map { (old[$0], 1) }, uniquingKeysWith: +)
    let anchors = common(before) { place in
      let found = places[old[place], default: []]
      return times[old[place]] == 1 && found.count == 1 ? found : []
    }
    guard !anchors.isEmpty, cuts < Self.mostCuts else {
      isExact = false
      return keep([], before, after)
    }
    var (start, comeStart) = (before.lowerBound, after.lowerBound)
    for anchor in anchors {
      align(start..<anchor.old, comeStart..<anchor.new, cuts: cuts + 1)
      (start, comeStart) = (anchor.old + 1, anchor.new + 1)
    }
    align(start..<before.upperBound, comeStart..<after.upperBound, cuts: cuts + 1)
  }

  private mutating func alignShort(_ before: Range<Int>, _ after: Range<Int>) {
    for change in new[after].difference(from: old[before]) {
      switch change {
      case .remove(let offset, _, _): goes[before.lowerBound + offset] = true
      case .insert(let offset, _, _): comes[after.lowerBound + offset] = true
      }
    }
  }

  /// Returns the ranges without their common beginnings and ends.
  private func trimmed(_ before: Range<Int>, _ after: Range<Int>) -> (Range<Int>, Range<Int>) {
    let most = min(before.count, after.count)
    var start = 0
    while start < most, old[before.lowerBound + start] == new[after.lowerBound + start] {
      start += 1
    }
    var end = 0
    while end < most - start, old[before.upperBound - 1 - end] == new[after.upperBound - 1 - end] {
      end += 1
    }
    return (
      before.lowerBound + start..<before.upperBound - end,
      after.lowerBound + start..<after.upperBound - end
    )
  }

  /// Keeps the elements of the pairs, and deletes or inserts all others.
  private mutating func keep(_ pairs: [Pair], _ before: Range<Int>, _ after: Range<Int>) {
    for place in before { goes[place] = true }
    for place in after { comes[place] = true }
    for pair in pairs {
      goes[pair.old] = false
      comes[pair.new] = false
    }
  }

  /// Two equal elements, one of each sequence.
  private struct Pair {
    let old: Int
    let new: Int
    /// The index of the previous pair among the found pairs, or nil for the first.
    let before: Int?
  }

  /// Returns the most pairs that have the same order in both sequences.
  ///
  /// It is the algorithm of Hunt and Szymanski. For each length, it stores the chain that ends
  /// first. A pair extends the longest chain that ends before it.
  private func common(_ before: Range<Int>, with places: (Int) -> [Int]) -> [Pair] {
    var found: [Pair] = []
    var ends: [Int] = []
    for place in before {
      for target in places(place).reversed() {
        let length = ends.partitionPoint { found[$0].new < target }
        if length < ends.count, found[ends[length]].new == target { continue }
        found.append(Pair(old: place, new: target, before: length == 0 ? nil : ends[length - 1]))
        if length < ends.count {
          ends[length] = found.count - 1
        } else {
          ends.append(found.count - 1)
        }
      }
    }
    var chain: [Pair] = []
    var next = ends.last
    while let index = next {
      chain.append(found[index])
      next = found[index].before
    }
    return chain.reversed()
  }
}
