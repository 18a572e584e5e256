/// Adjusts a pattern to a new trace: valid directives stay, and the rest becomes lines.
package struct PatternUpdate: Hashable, Sendable {
  /// The most table cells, which are items times lines.
  private static let largestTable = 20_000_000

  package let items: [TracePattern.Item]
  /// The lost directives and lines, in order.
  package let dropped: [TracePattern.Item]

  /// Nil if the pattern and the trace are too long.
  ///
  /// The matching beginning stays, and the rest is aligned.
  ///
  /// - Complexity: O(*m* × *n*) in the items and the lines.
  package init?(of old: [TracePattern.Item], for lines: [[UInt8]]) {
    let verdict = PatternMatch.verdict(old, in: lines)
    guard let failure = verdict.failure else {
      (items, dropped) = (old, [])
      return
    }
    let tried = old.prefix(failure.item.map { $0 + 1 } ?? old.count)
    let open = tried.lastIndex(where: \.kind.isSkip) ?? 0
    let found = verdict.findings.prefix { $0.item < open }
    let rest = PatternAlignment(
      of: Array(old[open...]),
      with: Array(lines[(found.last?.end ?? 0)...]),
      limit: Self.largestTable
    )
    guard let rest else { return nil }
    var fitted = FittedPattern(
      found.map { PlacedItem(kinds: [old[$0.item].kind], lines: $0.start..<$0.end, old: $0.item) }
        + rest.placed.map { $0.behind(items: open, lines: found.last?.end ?? 0) },
      lines
    )
    fitted.settle()
    if fitted.items.contains(where: \.kind.asserts) {
      items = fitted.items
      dropped = fitted.dropped(of: old)
    } else {
      // Without a line to search, every trace would match.
      items = Self.lines(lines)
      dropped = old.filter(\.kind.isSlack)
    }
  }

  /// A pattern that allows only these lines.
  package static func lines(_ lines: [[UInt8]]) -> [TracePattern.Item] {
    numbered(lines.map { .line(PatternLine($0)) })
  }

  /// Returns items with their line numbers in a file.
  static func numbered(_ kinds: [TracePattern.Kind]) -> [TracePattern.Item] {
    var number = GoldenHeader.lineCount + 1
    return kinds.map { kind in
      defer { number += kind.lines.count }
      return TracePattern.Item(number: number, kind: kind)
    }
  }
}

extension TracePattern.Kind {
  /// Whether the item can make a trace fail to match.
  var asserts: Bool {
    switch self {
    case .line, .times, .anyOrder: true
    case .skip(let count): count != .any
    }
  }

  /// Whether the item allows other lines than its own.
  var isSlack: Bool {
    switch self {
    case .line(let line): line.onlyLine == nil
    case .times, .skip, .anyOrder: true
    }
  }
}
