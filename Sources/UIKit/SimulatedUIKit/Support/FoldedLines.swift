import TableTrace

/// Lines of a trace with repeated calls replaced by one line and a count.
struct FoldedLines {
  /// The most lines of a repeated group.
  private static let longest = 12

  /// A line, or repeated lines with their count.
  private struct Item: Hashable {
    var text: String
    /// Whether it may be joined with others, unlike steps and phases.
    var isCall: Bool
  }

  let lines: [String]

  /// Joins repeated calls, then repeated groups of calls.
  init(_ trace: some Sequence<TraceLine>) {
    let items = trace.map { Item(text: $0.indented, isCall: $0.isCall) }
    let once = Self.folded(items, groupsOf: 1...1)
    lines = Self.folded(once, groupsOf: 2...Self.longest).map(\.text)
  }

  private static func folded(_ items: [Item], groupsOf sizes: ClosedRange<Int>) -> [Item] {
    var result: [Item] = []
    var place = 0
    while place < items.count {
      let group = longestGroup(of: sizes, at: place, in: items)
      result += items[place..<place + group.size]
      if group.times > 1, let last = result.indices.last {
        let lines = group.size == 1 ? "" : "these \(group.size) lines "
        result[last].text += " (\(lines)\(group.times) times)"
      }
      place += group.size * group.times
    }
    return result
  }

  private struct Group {
    var size = 1
    var times = 1
  }

  /// Returns the group from a place on that removes most lines.
  private static func longestGroup(
    of sizes: ClosedRange<Int>,
    at place: Int,
    in items: [Item]
  ) -> Group {
    var best = Group()
    for size in sizes {
      let times = repetitions(of: size, at: place, in: items)
      guard times > 1, size * times > best.size * best.times else { continue }
      best = Group(size: size, times: times)
    }
    return best
  }

  private static func repetitions(of size: Int, at place: Int, in items: [Item]) -> Int {
    guard place + size <= items.count, items[place..<place + size].allSatisfy(\.isCall) else {
      return 1
    }
    var count = 1
    while place + (count + 1) * size <= items.count,
      (0..<size).allSatisfy({ items[place + $0] == items[place + count * size + $0] })
    {
      count += 1
    }
    return count
  }
}

extension TraceLine {
  /// Whether the line is a call or a query, or inside one.
  fileprivate var isCall: Bool {
    switch kind {
    case .call, .query, .content, .note, .gate: true
    case .step, .phase, .warning, .crash: false
    }
  }
}
