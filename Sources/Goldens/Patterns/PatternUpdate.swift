/// Makes a pattern fit a new trace: directives that still hold stay, all else becomes its lines.
package struct PatternUpdate: Hashable, Sendable {
  /// The largest table of items and lines that is made.
  private static let largestTable = 20_000_000

  /// The pattern that the trace matches.
  package let items: [TracePattern.Item]
  /// What the new pattern leaves open or looks for no more, in order: directives, lines with holes, and
  /// lines between two `@skip` that have no line of the trace in their place.
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
    if kept.contains(where: \.kind.asserts), PatternMatch.verdict(kept, in: lines).failure == nil {
      items = kept
      dropped = alignment.dropped.sorted().map { old[$0] }
    } else {
      // A value that is no longer the same everywhere, so that the holes of that name hold no more; or
      // nothing is left to look for, so that every trace would match.
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
  /// Whether a trace may be found not to match because of it.
  var asserts: Bool {
    switch self {
    case .line, .times, .anyOrder: true
    case .skip(let count): count != .any
    }
  }

  /// Whether it allows more than the very lines that it shows.
  var isSlack: Bool {
    switch self {
    case .line(let line): line.onlyLine == nil
    case .times, .skip, .anyOrder: true
    }
  }
}

/// Which items of a pattern stand for which lines of a trace, so that as many lines as possible are
/// those of items, or the same calls with other answers.
struct PatternAlignment {
  /// The items of the new pattern.
  private(set) var kinds: [TracePattern.Kind] = []
  /// The indices of old items that have nothing in their place in it, or no slack.
  private(set) var dropped: [Int] = []

  private let old: [TracePattern.Item]
  private let lines: [[UInt8]]

  /// Aligns; nil if the table would be larger than the limit.
  init?(of old: [TracePattern.Item], with lines: [[UInt8]], limit: Int) {
    self.old = old
    self.lines = lines
    guard (old.count + 1) * (lines.count + 1) <= limit else { return nil }
    let end = Pair(item: old.count, line: lines.count, hold: Hold(count: 0, isSame: true))
    var (item, line) = (0, 0)
    for pair in pairs() + [end] {
      fill(items: item..<pair.item, lines: line..<pair.line)
      if !pair.hold.isSame {
        add(pair.line..<pair.line + 1)
      } else if pair.hold.count > 0 {
        kinds.append(old[pair.item].kind)
      }
      (item, line) = (pair.item + 1, pair.line + pair.hold.count)
    }
  }

  /// An item that holds at a line, or whose call has another answer there.
  private struct Pair {
    var item: Int
    var line: Int
    var hold: Hold
  }

  /// How many lines an item takes.
  private struct Hold {
    var count: Int
    /// Whether they are as it says; else the answer of one is another.
    var isSame: Bool

    /// What it is worth: a line that is the same counts for two whose answers are others.
    var worth: Int32 { Int32(isSame ? 2 * count : count) }
  }

  /// The pairs that are worth most; of equal choices the one with the earliest.
  private func pairs() -> [Pair] {
    let width = lines.count + 1
    var best = [Int32](repeating: 0, count: (old.count + 1) * width)
    for item in old.indices.reversed() {
      for line in lines.indices.reversed() {
        let rest = max(best[(item + 1) * width + line], best[item * width + line + 1])
        let kept = hold(of: item, at: line).map { hold in
          best[(item + 1) * width + line + hold.count] + hold.worth
        }
        best[item * width + line] = max(rest, kept ?? 0)
      }
    }
    var pairs: [Pair] = []
    var (item, line) = (0, 0)
    while item < old.count, line < lines.count {
      let value = best[item * width + line]
      if let hold = hold(of: item, at: line),
        best[(item + 1) * width + line + hold.count] + hold.worth == value
      {
        pairs.append(Pair(item: item, line: line, hold: hold))
        (item, line) = (item + 1, line + hold.count)
      } else if best[(item + 1) * width + line] == value {
        item += 1
      } else {
        line += 1
      }
    }
    return pairs
  }

  /// How an item holds at a line; nil if it does not.
  private func hold(of item: Int, at line: Int) -> Hold? {
    let count = count(of: item, at: line)
    if count > 0 { return Hold(count: count, isSame: true) }
    guard case .line(let wanted) = old[item].kind, wanted.isSameCall(as: lines[line]) else {
      return nil
    }
    return Hold(count: 1, isSame: false)
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
  /// Items in front of the first `@skip` among them and behind the last are replaced by as many lines as
  /// they stood for, as far as there are lines. What is between two of them has no place any more, and
  /// one `@skip` takes the rest.
  private mutating func fill(items: Range<Int>, lines range: Range<Int>) {
    let skips = items.filter { old[$0].kind.skipped != nil }
    guard let first = skips.first, let last = skips.last else {
      dropped += items.filter { old[$0].kind.isSlack }
      return add(range)
    }
    let (head, tail) = (items.lowerBound..<first, last + 1..<items.upperBound)
    let before = min(head.map { old[$0].kind.fewestLines }.reduce(0, +), range.count)
    let behind = min(
      tail.map { old[$0].kind.fewestLines }.reduce(0, +),
      range.count - before
    )
    let rest = range.dropFirst(before).dropLast(behind)
    let kept = skips.first { old[$0].kind.skipped?.contains(rest.count) ?? false }
    dropped += (Array(head) + Array(tail)).filter { old[$0].kind.isSlack }
    dropped += (first...last).filter { $0 != kept }
    add(range.prefix(before))
    if let kept { kinds.append(old[kept].kind) } else { add(rest) }
    add(range.suffix(behind))
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
