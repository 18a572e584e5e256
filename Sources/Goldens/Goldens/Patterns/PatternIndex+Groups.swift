import TableTrace

/// The lines of an `@any-order` group, with their numbers in the index of a trace.
struct PatternGroup {
  /// The members in the order in which they are searched: those without holes first.
  let order: [(member: Int, id: Int)]
  /// The indices of lines that no member matches, in order, or nil if not searched yet.
  fileprivate var strangers: [Int]?

  init(_ ids: [Int], in index: PatternIndex) {
    let members = ids.enumerated().map { (member: $0.offset, id: $0.element) }
    order =
      members.filter { index.only($0.id) != nil } + members.filter { index.only($0.id) == nil }
  }
}

/// The result of searching a group at a place.
enum PatternGroupFit {
  /// All lines of the group were found, in the written order or another one.
  case found(inOrder: Bool)
  /// A member has no line.
  ///
  /// `reach` is the number of lines that match members. `free` is the first line that matches none.
  case missing(member: Int, reach: Int, free: Int?)
}

extension PatternIndex {
  /// Searches each line of a group once, without backtracking.
  mutating func take(
    _ group: inout PatternGroup,
    at place: Int,
    _ values: inout PatternLine.Values,
    isDetailed: Bool = true
  ) -> PatternGroupFit {
    let count = group.order.count
    let end = min(place + count, lines.count)
    let reach = reach(&group, from: place, to: end)
    guard reach == count || isDetailed else {
      return .missing(member: 0, reach: reach, free: nil)
    }
    var taken = [Bool](repeating: false, count: end - place)
    var inOrder = true
    var missing: Int?
    for (member, id) in group.order {
      if let found = find(id, place..<end, own: place + member, taken, &values) {
        inOrder = inOrder && found == place + member
        taken[found - place] = true
      } else {
        missing = missing ?? member
        guard isDetailed else { break }
      }
    }
    guard let missing else { return .found(inOrder: inOrder) }
    let free = taken.firstIndex(of: false).map { place + $0 }
    return .missing(member: missing, reach: reach, free: free)
  }

  /// The number of consecutive lines that match any member.
  private mutating func reach(_ group: inout PatternGroup, from place: Int, to end: Int) -> Int {
    guard place < end else { return 0 }
    let strangers = group.strangers ?? strangers(group)
    group.strangers = strangers
    work += 1
    let first = strangers.partitionPoint { $0 < place }
    let next = first < strangers.count ? strangers[first] : end
    return min(next, end) - place
  }

  private mutating func strangers(_ group: PatternGroup) -> [Int] {
    var isMember = [Bool?](repeating: nil, count: (numbers.max() ?? -1) + 1)
    let ids = Set(group.order.map(\.id))
    for case let only? in ids.map(only) where only >= 0 { isMember[only] = true }
    let open = ids.filter { only($0) == nil }.sorted()
    var strangers: [Int] = []
    for place in lines.indices {
      let known = isMember[numbers[place]]
      let isOfOne = known ?? open.contains { mayMatch($0, place) }
      isMember[numbers[place]] = isOfOne
      if !isOfOne { strangers.append(place) }
    }
    return strangers
  }

  /// Returns the line of a member: its own place if it is free, otherwise the first free line.
  private mutating func find(
    _ id: Int,
    _ places: Range<Int>,
    own: Int,
    _ taken: [Bool],
    _ values: inout PatternLine.Values
  ) -> Int? {
    let start = places.lowerBound
    if places.contains(own), !taken[own - start], matches(id, own, &values) { return own }
    guard let candidates = candidates(id) else {
      return places.first { !taken[$0 - start] && matches(id, $0, &values) }
    }
    let first = candidates.partitionPoint { $0 < start }
    for place in candidates[first...] {
      guard place < places.upperBound else { break }
      work += 1
      if !taken[place - start], matches(id, place, &values) { return place }
    }
    return nil
  }
}
