/// Searches the lines of a trace for a pattern.
///
/// Lines between two `@skip` items belong together. The search uses the first place where all of
/// them match, without backtracking.
package struct PatternMatch {
  private let items: [TracePattern.Item]
  private var index: PatternIndex
  private var steps: [Step]
  private var values: PatternLine.Values = [:]
  private var findings: [PatternFinding] = []
  private let workLimit: Int

  /// An item of the pattern, with its lines as numbers of the index.
  private enum Step {
    case line(Int)
    /// A repeated line, and where its last repetitions are.
    case times(PatternCount, Int, run: Range<Int>)
    case skip
    case anyOrder(PatternGroup)
  }

  /// Searches the lines of a trace for a pattern.
  ///
  /// - Complexity: O(*n*) in the lines of the trace for each part between two `@skip` items, if its
  ///   lines differ from those before. At most O(*m* × *n*) in the lines of the part. The search
  ///   stops after a fixed number of steps, with a verdict that says so.
  /// - Parameters:
  ///   - items: the pattern.
  ///   - lines: the lines of the trace.
  ///   - workLimit: the most comparison steps.
  /// - Returns: the place of each item, and the item that was not found, if any.
  package static func verdict(
    _ items: [TracePattern.Item],
    in lines: [[UInt8]],
    workLimit: Int = 50_000_000
  ) -> PatternVerdict {
    var match = PatternMatch(items: items, lines: lines, workLimit: workLimit)
    let failure = match.search()
    return PatternVerdict(findings: match.findings, failure: failure, work: match.index.work)
  }

  private init(items: [TracePattern.Item], lines: [[UInt8]], workLimit: Int) {
    self.workLimit = workLimit
    self.items = items
    var index = PatternIndex(lines)
    steps = items.map { item in
      switch item.kind {
      case .line(let line): .line(index.add(line))
      case .times(let count, let line): .times(count, index.add(line), run: 0..<0)
      case .skip: .skip
      case .anyOrder(let members): .anyOrder(PatternGroup(members.map { index.add($0) }, in: index))
      }
    }
    self.index = index
  }

  private var lines: [[UInt8]] { index.lines }

  /// Searches one part after the other, and returns the failure.
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

  /// A `@skip` before some items.
  private struct Skip {
    var item: Int
    var count: PatternCount
  }

  /// The items between two `@skip` items.
  private struct Piece {
    var items: Range<Int>
    /// Whether the trace must end after this part.
    var isLast: Bool
  }

  private struct Fit {
    var start: Int
    var end: Int
    var values: PatternLine.Values
    var findings: [PatternFinding]
  }

  /// The first place where a part matches, or the best partial match.
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
    var bestStart = first
    for start in first...last {
      switch attempt(piece, at: start, isDetailed: first == last) {
      case .success(let fit): return .success(fit)
      case .failure(let failure):
        if failure.progress > best.progress || start == first {
          (best, bestStart) = (failure, start)
        }
      }
      if index.work > workLimit {
        best.reason = .tooMuchWork
        break
      }
    }
    if first < last {
      if best.reason != .tooMuchWork,
        case .failure(let detailed) = attempt(piece, at: bestStart, isDetailed: true)
      {
        best = detailed
      }
      best.searched = first...last
      if best.found.isEmpty, best.part == 0 { best.approach(items, lines, first...last) }
    }
    return .failure(best)
  }

  private mutating func attempt(
    _ piece: Piece,
    at start: Int,
    isDetailed: Bool
  ) -> Result<Fit, PatternFailure> {
    var fit = Fit(start: start, end: start, values: values, findings: [])
    for item in piece.items {
      let place = fit.end
      switch take(item, at: place, &fit.values, isDetailed) {
      case .success(let count):
        fit.end += count.lines
        fit.findings.append(
          PatternFinding(item: item, start: place, end: fit.end, inOrder: count.inOrder)
        )
      case .failure(let miss):
        return .failure(
          PatternFailure(
            item: item,
            place: place,
            reason: miss.reason,
            found: fit.findings,
            part: miss.part
          )
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

  /// The reason why an item does not match, and the number of matched lines.
  private struct Miss: Error {
    var reason: PatternFailure.Reason
    var part = 0
  }

  /// Returns the number of lines that an item matches at a place.
  private mutating func take(
    _ item: Int,
    at place: Int,
    _ values: inout PatternLine.Values,
    _ isDetailed: Bool
  ) -> Result<(lines: Int, inOrder: Bool), Miss> {
    switch steps[item] {
    case .line(let line):
      guard index.matches(line, place, &values) else { return .failure(Miss(reason: .line)) }
      return .success((1, false))
    case .times(let count, let line, let run):
      var end = index.isFixed(line) && run.contains(place) ? run.upperBound : place
      let limit = count.most.map { min(place + $0, lines.count) } ?? lines.count
      while end < limit, index.matches(line, end, &values) { end += 1 }
      let found = min(end, limit) - place
      // The end of repeated lines is stored, so that it is not searched again at each of them.
      if end > place { steps[item] = .times(count, line, run: place..<end) }
      guard count.contains(found) else {
        return .failure(Miss(reason: .times(found: found), part: found))
      }
      return .success((found, false))
    case .anyOrder(var group):
      let fit = index.take(&group, at: place, &values, isDetailed: isDetailed)
      steps[item] = .anyOrder(group)
      switch fit {
      case .found(let inOrder): return .success((group.order.count, inOrder))
      case .missing(let member, let reach, let free):
        let ids = group.order.first { $0.member == member }
        let line = ids.map { index.line($0.id) } ?? PatternLine([])
        return .failure(Miss(reason: .member(line, free: free), part: reach))
      }
    case .skip: return .success((0, false))
    }
  }
}

extension PatternFailure {
  /// Moves to the most similar line if nothing is found.
  fileprivate mutating func approach(
    _ items: [TracePattern.Item],
    _ lines: [[UInt8]],
    _ places: ClosedRange<Int>
  ) {
    guard let item else { return }
    let wanted: [PatternLine] =
      switch items[item].kind {
      case .line(let line), .times(_, let line): [line]
      case .anyOrder(let members): Array(members.prefix(Self.membersApproached))
      case .skip: []
      }
    var nearest: PatternLikeness?
    for place in places where place < lines.count && nearest != .answer {
      let likeness = wanted.lazy.compactMap { $0.likeness(to: lines[place]) }.max()
      guard let likeness, nearest.map({ $0 < likeness }) ?? true else { continue }
      nearest = likeness
      (self.place, isNear) = (place, true)
    }
  }

  /// The most members of a group for which a similar line is searched.
  private static let membersApproached = 8
}

extension TracePattern.Kind {
  var isSkip: Bool {
    switch self {
    case .skip: true
    case .line, .times, .anyOrder: false
    }
  }
}
