/// Looks for a pattern in the lines of a trace, from its beginning to its end.
///
/// Lines between two `@skip` belong together: they are found at the first place where all of them
/// fit, and what fits is not given up again for what comes later.
package struct PatternMatch {
  private let items: [TracePattern.Item]
  private let lines: [[UInt8]]
  private var values: PatternLine.Values = [:]
  private var findings: [PatternFinding] = []
  private var work = 0
  private let workLimit: Int

  /// Looks for a pattern.
  ///
  /// - Complexity: O(*n*) in the lines of the trace for each piece of lines between two `@skip`, as
  ///   long as these lines differ from those before them; it ends with a verdict of its own after a
  ///   fixed number of comparisons.
  ///
  /// - Parameters:
  ///   - items: what is looked for.
  ///   - lines: the lines of the trace.
  ///   - workLimit: the lines that are compared before the search is given up.
  /// - Returns: where each item was found, and which one was not.
  package static func verdict(
    _ items: [TracePattern.Item],
    in lines: [[UInt8]],
    workLimit: Int = 50_000_000
  ) -> PatternVerdict {
    var match = PatternMatch(items: items, lines: lines, workLimit: workLimit)
    let failure = match.search()
    return PatternVerdict(findings: match.findings, failure: failure)
  }

  private init(items: [TracePattern.Item], lines: [[UInt8]], workLimit: Int) {
    self.workLimit = workLimit
    self.items = items
    self.lines = lines
  }

  /// Looks for one piece after the other; answers what is not found.
  private mutating func search() -> PatternFailure? {
    var (place, index, isDone) = (0, 0, false)
    while !isDone {
      var skip: Skip?
      if index < items.count, case .skip(let count) = items[index].kind {
        skip = Skip(item: index, count: count)
        index += 1
      }
      let end = items[index...].firstIndex { $0.kind.isSkip } ?? items.count
      isDone = end == items.count
      switch fit(Piece(items: index..<end, isLast: isDone), after: place, skip) {
      case .success(let fit):
        if let skip {
          findings.append(PatternFinding(item: skip.item, start: place, end: fit.start))
        }
        findings += fit.findings
        values = fit.values
        place = fit.end
        index = end
      case .failure(let failure):
        if let skip {
          let start = failure.found.first?.start ?? failure.place
          findings.append(PatternFinding(item: skip.item, start: place, end: start))
        }
        findings += failure.found
        return failure
      }
    }
    return nil
  }

  /// A `@skip` in front of a piece.
  private struct Skip {
    var item: Int
    var count: PatternCount
  }

  /// Items between two `@skip`.
  private struct Piece {
    var items: Range<Int>
    /// Whether the trace has to end with it.
    var isLast: Bool
  }

  /// A place where a piece fits.
  private struct Fit {
    var start: Int
    var end: Int
    var values: PatternLine.Values
    var findings: [PatternFinding]
  }

  /// The first place where a piece fits, or how far it fits at the best place.
  private mutating func fit(
    _ piece: Piece,
    after place: Int,
    _ skip: Skip?
  ) -> Result<Fit, PatternFailure> {
    let first = place + (skip?.count.least ?? 0)
    let left = lines.count - place
    guard first <= lines.count, !piece.items.isEmpty || skip?.count.contains(left) ?? (left == 0)
    else {
      let reason: PatternFailure.Reason = skip == nil ? .goesOn : .skip(left: left)
      return .failure(PatternFailure(item: skip?.item, place: place, reason: reason))
    }
    if piece.items.isEmpty {
      return .success(Fit(start: lines.count, end: lines.count, values: values, findings: []))
    }
    let last = min(
      skip.map { skip in skip.count.most.map { place + $0 } ?? lines.count } ?? first,
      lines.count
    )
    var best = PatternFailure(item: piece.items.lowerBound, place: first, reason: .line)
    for start in first...last {
      switch attempt(piece, at: start) {
      case .success(let fit): return .success(fit)
      case .failure(let failure):
        if failure.progress > best.progress || start == first { best = failure }
      }
      if work > workLimit { best.reason = .tooMuchWork }
      if best.reason == .tooMuchWork { break }
    }
    if first < last {
      best.searched = first...last
      if best.found.isEmpty, case .line(let line) = items[piece.items.lowerBound].kind,
        let near = (first..<min(last + 1, lines.count)).first(where: {
          line.isSameCall(as: lines[$0])
        })
      {
        best.place = near
      }
    }
    return .failure(best)
  }

  private mutating func attempt(_ piece: Piece, at start: Int) -> Result<Fit, PatternFailure> {
    var fit = Fit(start: start, end: start, values: values, findings: [])
    for index in piece.items {
      let place = fit.end
      switch take(items[index].kind, at: place, &fit.values) {
      case .success(let count):
        fit.end += count.lines
        fit.findings.append(
          PatternFinding(item: index, start: place, end: fit.end, inOrder: count.inOrder)
        )
      case .failure(let reason):
        return .failure(
          PatternFailure(item: index, place: place, reason: reason, found: fit.findings)
        )
      }
    }
    guard !piece.isLast || fit.end == lines.count else {
      return .failure(
        PatternFailure(item: nil, place: fit.end, reason: .goesOn, found: fit.findings)
      )
    }
    return .success(fit)
  }

  /// How many lines an item takes at a place.
  private mutating func take(
    _ kind: TracePattern.Kind,
    at place: Int,
    _ values: inout PatternLine.Values
  ) -> Result<(lines: Int, inOrder: Bool), PatternFailure.Reason> {
    switch kind {
    case .line(let line):
      guard matches(line, place, &values) else { return .failure(.line) }
      return .success((1, false))
    case .times(let count, let line):
      var found = 0
      while count.most.map({ found < $0 }) ?? true, matches(line, place + found, &values) {
        found += 1
      }
      guard count.contains(found) else { return .failure(.times(found: found)) }
      return .success((found, false))
    case .anyOrder(let members):
      return takeGroup(members, at: place, &values)
    case .skip: return .success((0, false))
    }
  }

  /// The lines of a group, each once: those without holes first, the others in the order written.
  private mutating func takeGroup(
    _ members: [PatternLine],
    at place: Int,
    _ values: inout PatternLine.Values
  ) -> Result<(lines: Int, inOrder: Bool), PatternFailure.Reason> {
    let end = min(place + members.count, lines.count)
    var free = Array(place..<end)
    var inOrder = true
    var missing: PatternLine?
    let order =
      members.indices.filter { members[$0].onlyLine != nil }
      + members.indices.filter { members[$0].onlyLine == nil }
    for member in order where work <= workLimit {
      // The place it has in the group is tried first, so that lines in order are found in order.
      let own = free.firstIndex(of: place + member)
      let index =
        own.flatMap { matches(members[member], free[$0], &values) ? $0 : nil }
        ?? free.indices.first { matches(members[member], free[$0], &values) }
      if let index {
        inOrder = inOrder && free[index] == place + member
        free.remove(at: index)
      } else {
        missing = missing ?? members[member]
      }
    }
    if let missing { return .failure(.member(missing, free: free.first)) }
    return .success((members.count, inOrder))
  }

  private mutating func matches(
    _ line: PatternLine,
    _ place: Int,
    _ values: inout PatternLine.Values
  ) -> Bool {
    work += 1
    guard lines.indices.contains(place) else { return false }
    if let only = line.onlyLine { return only == lines[place] }
    return line.matches(lines[place], &values)
  }
}

extension TracePattern.Kind {
  /// Whether it passes over lines.
  var isSkip: Bool {
    switch self {
    case .skip: true
    case .line, .times, .anyOrder: false
    }
  }
}
