/// Matches the items of a pattern with lines of a trace, with as many equal or similar lines as
/// possible.
///
/// Similar lines are the same calls with other answers, or the same names with other values.
struct PatternAlignment {
  private(set) var placed: [PlacedItem] = []

  private let old: [TracePattern.Item]
  private let lines: [[UInt8]]

  /// Nil if the comparison would need more than `limit` table cells.
  init?(of old: [TracePattern.Item], with lines: [[UInt8]], limit: Int) {
    self.old = old
    self.lines = lines
    guard (old.count + 1) * (lines.count + 1) <= limit else { return nil }
    var rows = PatternHolds(old, lines)
    var (item, line) = (0, 0)
    for pair in Self.pairs(&rows, old.count, lines.count) {
      fill(items: item..<pair.item, lines: line..<pair.line)
      let kinds = rows.kinds(of: pair.item, at: pair.line, pair.hold)
      let range = pair.line..<pair.line + pair.hold.count
      placed.append(PlacedItem(kinds: kinds, lines: range, old: pair.item))
      (item, line) = (pair.item + 1, range.upperBound)
    }
    fill(items: item..<old.count, lines: line..<lines.count)
  }

  /// An item and the line that it matches.
  private struct Pair {
    var item: Int
    var line: Int
    var hold: PatternHold
  }

  /// The pairs with the highest total value, the earliest of equal choices.
  private static func pairs(_ rows: inout PatternHolds, _ items: Int, _ lines: Int) -> [Pair] {
    let width = lines + 1
    var best = [Int32](repeating: 0, count: (items + 1) * width)
    for item in (0..<items).reversed() {
      let holds = rows.row(item)
      for line in (0..<lines).reversed() {
        let rest = max(best[(item + 1) * width + line], best[item * width + line + 1])
        let kept = holds[line].map { best[(item + 1) * width + line + $0.count] + $0.worth }
        best[item * width + line] = max(rest, kept ?? 0)
      }
    }
    var pairs: [Pair] = []
    var line = 0
    for item in 0..<items where line < lines {
      let holds = rows.row(item)
      while line < lines {
        let value = best[item * width + line]
        if let hold = holds[line],
          best[(item + 1) * width + line + hold.count] + hold.worth == value
        {
          pairs.append(Pair(item: item, line: line, hold: hold))
          line += hold.count
          break
        }
        if best[(item + 1) * width + line] == value { break }
        line += 1
      }
    }
    return pairs
  }

  /// Replaces items without a line by the lines without an item.
  ///
  /// Before the first `@skip` and after the last, an item is replaced by as many lines as it
  /// matched. Between two `@skip` items, one `@skip` covers the rest.
  private mutating func fill(items: Range<Int>, lines range: Range<Int>) {
    let skips = items.filter { old[$0].kind.skipped != nil }
    guard let first = skips.first, let last = skips.last else {
      keepOptional(items, at: range.lowerBound)
      return add(range)
    }
    let (head, tail) = (items.lowerBound..<first, last + 1..<items.upperBound)
    let before = min(head.map { old[$0].kind.fewestLines }.reduce(0, +), range.count)
    let behind = min(
      tail.map { old[$0].kind.fewestLines }.reduce(0, +),
      range.count - before
    )
    let rest = range.dropFirst(before).dropLast(behind)
    keepOptional(head, at: range.lowerBound)
    add(range.prefix(before))
    if let kept = skips.first(where: { old[$0].kind.skipped?.contains(rest.count) ?? false }) {
      placed.append(PlacedItem(kinds: [old[kept].kind], lines: rest, old: kept))
    } else {
      add(rest)
    }
    keepOptional(tail, at: rest.upperBound)
    add(range.suffix(behind))
  }

  private mutating func keepOptional(_ items: Range<Int>, at line: Int) {
    for item in items where old[item].kind.fewestLines == 0 {
      placed.append(PlacedItem(kinds: [old[item].kind], lines: line..<line, old: item))
    }
  }

  private mutating func add(_ range: Range<Int>) {
    placed += range.map { line in
      PlacedItem(kinds: [.line(PatternLine(lines[line]))], lines: line..<line + 1, old: nil)
    }
  }
}

extension TracePattern.Kind {
  /// The number of lines that a `@skip` allows, or nil for other items.
  fileprivate var skipped: PatternCount? {
    switch self {
    case .skip(let count): count
    case .line, .times, .anyOrder: nil
    }
  }

  fileprivate var fewestLines: Int {
    switch self {
    case .line, .skip: 1
    case .times(let count, _): count.least
    case .anyOrder(let members): members.count
    }
  }
}
