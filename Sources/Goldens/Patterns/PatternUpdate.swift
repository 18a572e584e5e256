/// Makes a pattern fit a new trace: directives that still hold stay, all else becomes its lines.
package struct PatternUpdate: Hashable, Sendable {
  /// The largest table of items and lines that is made.
  private static let largestTable = 20_000_000

  /// The pattern that the trace matches.
  package let items: [TracePattern.Item]
  /// The directives and lines with holes of the old pattern that are not kept, in order.
  package let dropped: [TracePattern.Item]

  /// Aligns a pattern with a trace; nil if both are too long for that.
  ///
  /// - Complexity: O(*m* × *n*) in the items and the lines.
  package init?(of old: [TracePattern.Item], for lines: [[UInt8]]) {
    guard PatternMatch.verdict(old, in: lines).failure != nil else {
      (items, dropped) = (old, [])
      return
    }
    let alignment = PatternAlignment(of: old, with: lines, limit: Self.largestTable)
    guard let alignment else { return nil }
    let kept = Self.numbered(alignment.kinds)
    if PatternMatch.verdict(kept, in: lines).failure == nil {
      items = kept
      dropped = alignment.dropped.map { old[$0] }.filter(\.kind.isSlack)
    } else {
      // A value that is no longer the same everywhere: the holes of that name hold no more.
      items = Self.lines(lines)
      dropped = old.filter(\.kind.isSlack)
    }
  }

  /// A pattern without slack.
  package static func lines(_ lines: [[UInt8]]) -> [TracePattern.Item] {
    numbered(lines.map { .line(PatternLine($0)) })
  }

  /// Items with the numbers of the lines that they have in a file.
  private static func numbered(_ kinds: [TracePattern.Kind]) -> [TracePattern.Item] {
    var number = GoldenHeader.lineCount + 1
    return kinds.map { kind in
      defer { number += kind.lines.count }
      return TracePattern.Item(number: number, kind: kind)
    }
  }
}

extension TracePattern.Kind {
  /// Whether it allows more than the very lines that it shows.
  var isSlack: Bool {
    switch self {
    case .line(let line): line.onlyLine == nil
    case .times, .skip, .anyOrder: true
    }
  }
}

/// Which items of a pattern stand for which lines of a trace, so that as many lines as possible are
/// those of items.
struct PatternAlignment {
  /// The items of the new pattern.
  private(set) var kinds: [TracePattern.Kind] = []
  /// The indices of old items that are not in it.
  private(set) var dropped: [Int] = []

  private let old: [TracePattern.Item]
  private let lines: [[UInt8]]

  /// Aligns; nil if the table would be larger than the limit.
  init?(of old: [TracePattern.Item], with lines: [[UInt8]], limit: Int) {
    self.old = old
    self.lines = lines
    guard (old.count + 1) * (lines.count + 1) <= limit else { return nil }
    let pairs = pairs()
    var (item, line) = (0, 0)
    for pair in pairs + [Pair(item: old.count, line: lines.count, count: 0)] {
      fill(items: item..<pair.item, lines: line..<pair.line)
      if pair.count > 0 { kinds.append(old[pair.item].kind) }
      (item, line) = (pair.item + 1, pair.line + pair.count)
    }
  }

  /// An item that is kept, and its lines.
  private struct Pair {
    var item: Int
    var line: Int
    var count: Int
  }

  /// The pairs with the most lines; of equal choices the one with the earliest.
  private func pairs() -> [Pair] {
    let width = lines.count + 1
    var best = [Int32](repeating: 0, count: (old.count + 1) * width)
    for item in old.indices.reversed() {
      for line in lines.indices.reversed() {
        let rest = max(best[(item + 1) * width + line], best[item * width + line + 1])
        let count = count(of: item, at: line)
        let kept = count > 0 ? best[(item + 1) * width + line + count] + Int32(count) : 0
        best[item * width + line] = max(rest, kept)
      }
    }
    var pairs: [Pair] = []
    var (item, line) = (0, 0)
    while item < old.count, line < lines.count {
      let value = best[item * width + line]
      let count = count(of: item, at: line)
      if count > 0, best[(item + 1) * width + line + count] + Int32(count) == value {
        pairs.append(Pair(item: item, line: line, count: count))
        (item, line) = (item + 1, line + count)
      } else if best[(item + 1) * width + line] == value {
        item += 1
      } else {
        line += 1
      }
    }
    return pairs
  }

  /// How many lines an item takes at a line; none if it does not hold there.
  private func count(of item: Int, at line: Int) -> Int {
    var values = PatternLine.Values()
    switch old[item].kind {
    case .line(let wanted): return wanted.matches(lines[line], &values) ? 1 : 0
    case .times(let count, let wanted):
      let limit = min(count.most ?? lines.count, lines.count - line)
      let found = lines[line..<line + limit].prefix { wanted.matches($0, &values) }.count
      return count.contains(found) ? found : 0
    case .anyOrder(let members):
      guard line + members.count <= lines.count else { return 0 }
      let group = TracePattern.Item(number: 0, kind: old[item].kind)
      let part = Array(lines[line..<line + members.count])
      return PatternMatch.verdict([group], in: part).failure == nil ? members.count : 0
    case .skip: return 0
    }
  }

  /// Puts lines that no item takes in place of items that take none.
  ///
  /// Each item is replaced by as many lines as it stood for, as far as there are lines; a `@skip` among
  /// them stays and takes what it must, and the last that may takes the rest.
  private mutating func fill(items: Range<Int>, lines range: Range<Int>) {
    guard let shares = shares(of: items, of: range.count) else {
      dropped += items
      return add(range)
    }
    var line = range.lowerBound
    for (item, share) in zip(items, shares) {
      if old[item].kind.isSkip, !(kinds.last?.isSkip ?? false) {
        kinds.append(old[item].kind)
      } else {
        dropped.append(item)
        add(line..<line + share)
      }
      line += share
    }
  }

  /// How many lines each of some items gets that take none; nil where they cannot be shared out.
  private func shares(of items: Range<Int>, of count: Int) -> [Int]? {
    var left = count - items.map { old[$0].kind.skipped?.least ?? 0 }.reduce(0, +)
    guard left >= 0 else { return nil }
    var shares = items.map { item in
      if let skip = old[item].kind.skipped { return skip.least }
      let share = min(old[item].kind.fewestLines, left)
      left -= share
      return share
    }
    let last = items.lastIndex { item in
      guard let skip = old[item].kind.skipped else { return false }
      return skip.contains(skip.least + left)
    }
    if let last {
      shares[last - items.lowerBound] += left
      left = 0
    }
    return left == 0 ? shares : nil
  }

  private mutating func add(_ range: Range<Int>) {
    kinds += lines[range].map { .line(PatternLine($0)) }
  }
}

extension TracePattern.Kind {
  /// How many lines a `@skip` may pass over; nil for anything else.
  fileprivate var skipped: PatternCount? {
    switch self {
    case .skip(let count): count
    case .line, .times, .anyOrder: nil
    }
  }

  /// The fewest lines that it stands for, and at least one.
  fileprivate var fewestLines: Int {
    switch self {
    case .line, .skip: 1
    case .times(let count, _): max(1, count.least)
    case .anyOrder(let members): members.count
    }
  }
}
