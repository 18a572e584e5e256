/// The deleted, inserted and kept elements of two sequences.
///
/// Short sequences are compared as the standard library compares them. Longer ones are cut where
/// both are equal, and the rest is compared by the pairs of equal elements. If there are too many
/// pairs, only elements that both have once are compared. Complexity: O(*n* log *n*) for elements
/// that each sequence has once, and bounded by a multiple of that for all others.
package struct Alignment {
  /// Whether each element of the first sequence goes.
  package private(set) var goes: [Bool]
  /// Whether each element of the second sequence is inserted.
  package private(set) var comes: [Bool]
  /// Whether as many elements stay as can: not always found where long sequences repeat themselves.
  package private(set) var isExact = true

  /// As many elements as this, in both together, are compared as the standard library does it.
  package static let short = 2048
  /// The most pairs of equal elements that are looked at one by one.
  private static let mostPairs = 1_000_000
  /// The limit of cuts at elements that occur once.
  private static let mostCuts = 8

  private let old: [Int]
  private let new: [Int]

  /// Aligns two sequences.
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

  /// The ranges without what both have at their beginnings and at their ends.
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

  /// Keeps the pairs; all other elements are deleted or inserted.
  private mutating func keep(_ pairs: [Pair], _ before: Range<Int>, _ after: Range<Int>) {
    for place in before { goes[place] = true }
    for place in after { comes[place] = true }
    for pair in pairs {
      goes[pair.old] = false
      comes[pair.new] = false
    }
  }

  /// An element of each sequence that are the same one.
  private struct Pair {
    let old: Int
    let new: Int
    /// The pair before it, as the ordinal among those found, or nil for the first.
    let before: Int?
  }

  /// Returns the most pairs that keep their order in both sequences.
  ///
  /// For each length, the chain that ends first is kept. A pair lengthens the longest chain that
  /// ends before it (the method of Hunt and Szymanski).
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
