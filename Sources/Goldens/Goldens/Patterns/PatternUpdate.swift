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
  /// What the trace has up to the first thing that is not found stays; the rest is aligned.
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
      // Nothing is left to look for, so that every trace would match.
      items = Self.lines(lines)
      dropped = old.filter(\.kind.isSlack)
    }
  }

  /// A pattern without slack.
  package static func lines(_ lines: [[UInt8]]) -> [TracePattern.Item] {
    numbered(lines.map { .line(PatternLine($0)) })
  }

  /// Items with the numbers of the lines that they have in a file.
  static func numbered(_ kinds: [TracePattern.Kind]) -> [TracePattern.Item] {
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
