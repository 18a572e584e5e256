/// An item of a pattern at its place in a trace, or lines that replace it.
struct PlacedItem {
  /// The kinds at this place, usually one.
  var kinds: [TracePattern.Kind]
  /// The lines of the trace that it matches.
  var lines: Range<Int>
  /// The index of the former item, or nil for new lines.
  var old: Int?

  /// Returns the item at the same place in a longer pattern and trace.
  func behind(items: Int, lines count: Int) -> PlacedItem {
    PlacedItem(
      kinds: kinds,
      lines: lines.lowerBound + count..<lines.upperBound + count,
      old: old.map { $0 + items }
    )
  }
}

/// A pattern that is adjusted until a trace matches it.
struct FittedPattern {
  private var placed: [PlacedItem]
  private let lines: [[UInt8]]
  private(set) var items: [TracePattern.Item] = []

  /// The most `@skip` items that become single lines.
  private static let mostPinned = 64

  init(_ placed: [PlacedItem], _ lines: [[UInt8]]) {
    (self.placed, self.lines) = (placed, lines)
  }

  /// Replaces items that do not match by lines, until the trace matches.
  mutating func settle() {
    bind()
    for _ in 0..<Self.mostPinned {
      items = PatternUpdate.numbered(placed.flatMap(\.kinds))
      let verdict = PatternMatch.verdict(items, in: lines)
      guard let failure = verdict.failure else { return }
      pin(verdict.findings, failure)
    }
    for index in placed.indices { placed[index].kinds = literal(placed[index].lines) }
    items = PatternUpdate.numbered(placed.flatMap(\.kinds))
  }

  /// Returns the optional parts and lines of the old pattern that are lost, in order.
  func dropped(of old: [TracePattern.Item]) -> [TracePattern.Item] {
    var kept = Set<Int>()
    for item in placed {
      if let index = item.old, old[index].kind.isKept(by: item.kinds) { kept.insert(index) }
    }
    // A line between two `@skip` items that matches nothing is no longer required.
    let replaced = Set(placed.compactMap(\.old))
    let places = old.indices.filter { index in
      if old[index].kind.isSlack { return !kept.contains(index) }
      return !replaced.contains(index) && isBetweenSkips(index, old)
    }
    return places.map { old[$0] }
  }

  /// Whether an item was between two `@skip` items, so that no line is needed in its place.
  private func isBetweenSkips(_ index: Int, _ old: [TracePattern.Item]) -> Bool {
    let known = placed.compactMap(\.old)
    let first = known.last { $0 < index && !old[$0].kind.isSkip } ?? -1
    let last = known.first { $0 > index && !old[$0].kind.isSkip } ?? old.count
    return old[(first + 1)..<index].contains(where: \.kind.isSkip)
      && old[(index + 1)..<last].contains(where: \.kind.isSkip)
  }

  private func literal(_ range: Range<Int>) -> [TracePattern.Kind] {
    lines[range].map { .line(PatternLine($0)) }
  }

  /// Replaces items by lines if a hole in them already has another value.
  private mutating func bind() {
    var index = PatternIndex(lines)
    var values = PatternLine.Values()
    for (place, item) in placed.enumerated() {
      guard item.kinds.count == 1, let kind = item.kinds.first else { continue }
      let all = literal(item.lines)
      switch kind {
      case .skip: break
      case .line(let line):
        let id = index.add(line)
        if !index.matches(id, item.lines.lowerBound, &values) { placed[place].kinds = all }
      case .times(let count, let line):
        let id = index.add(line)
        guard !item.lines.allSatisfy({ index.matches(id, $0, &values) }) else { continue }
        let texts = Set(lines[item.lines])
        placed[place].kinds = texts.count == 1 ? texts.map { .times(count, PatternLine($0)) } : all
      case .anyOrder(let members):
        var group = PatternGroup(members.map { index.add($0) }, in: index)
        if case .missing = index.take(&group, at: item.lines.lowerBound, &values) {
          placed[place].kinds = [.anyOrder(lines[item.lines].map { PatternLine($0) })]
        }
      }
    }
  }

  /// Replaces the first wrong `@skip` by lines, or otherwise the item that is not found.
  private mutating func pin(_ findings: [PatternFinding], _ failure: PatternFailure) {
    let owners = placed.indices.flatMap { index in placed[index].kinds.map { _ in index } }
    let wrong = findings.first { finding in
      let isSkip = items[finding.item].kind.isSkip
      return isSkip && placed[owners[finding.item]].lines.upperBound != finding.end
    }
    let last = placed.lastIndex { $0.kinds.contains(where: \.isSkip) } ?? placed.startIndex
    let item = wrong?.item ?? failure.item
    let place = item.map { owners[$0] } ?? last
    if wrong == nil {
      for index in place..<placed.endIndex { placed[index].kinds = literal(placed[index].lines) }
    } else {
      placed[place].kinds = literal(placed[place].lines)
    }
  }
}

extension TracePattern.Kind {
  /// Whether the new kinds contain the same directives.
  fileprivate func isKept(by kinds: [TracePattern.Kind]) -> Bool {
    guard isSlack else { return true }
    guard kinds.count == 1, let kind = kinds.first else { return false }
    switch (self, kind) {
    case (.line(let old), .line(let new)): return old.holes == new.holes
    case (.times(let oldCount, let old), .times(let newCount, let new)):
      return old.holes == new.holes && (oldCount == newCount || oldCount.exact != nil)
    case (.anyOrder(let old), .anyOrder(let new)):
      return old.flatMap(\.holes).count <= new.flatMap(\.holes).count
    case (.skip(let old), .skip(let new)): return old == new
    case (.line, _), (.times, _), (.anyOrder, _), (.skip, _): return false
    }
  }
}
