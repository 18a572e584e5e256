import TableTrace

/// Checks in the flow of a scenario; what does not hold is noted and the run goes on.
extension ScenarioRun {
  func check(
    _ expectation: Expectation,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    switch expectation {
    case .count(let counts):
      checkCounts(counts, step)
    case .order(let patterns):
      checkOrder(patterns, step)
    case .never(let patterns):
      for pattern in patterns where seen.contains(where: { matches(pattern, $0) }) {
        fail(step, expected: "no \(pattern)", found: "\(count(of: pattern, from: 0)) of it")
      }
    case .visible(let paths):
      compare(table.displayedIndexPaths, paths, step, what: "visible rows")
    case .offset(let offset):
      let found = TraceFormat.number(table.contentOffset)
      compare(found, TraceFormat.number(offset), step, what: "content offset")
    case .selection(let paths):
      compare(table.selectedRows.sorted(), paths.sorted(), step, what: "selected rows")
    case .pool(let expected):
      for shelf in expected {
        let found = table.reusePool.first { $0.identifier == shelf.identifier }?.cells.count ?? 0
        compare(found, shelf.count, step, what: "pooled cells of '\(shelf.identifier)'")
      }
    case .raises(let text):
      fail(step, expected: "an exception with '\(text)'", found: "none up to here")
    case .answer(let query, let expected):
      let found = try answer(query, for: call).text ?? ""
      compare(found, expected, step, what: query.name)
    }
  }

  private var seen: [CallWatcher.Seen] { watcher?.seen ?? [] }

  /// Counts begin anew after each check of counts.
  private func checkCounts(_ counts: [Expectation.CountOf], _ step: ScenarioStep) {
    for expected in counts {
      let found = count(of: expected.pattern, from: countedCalls)
      compare(found, expected.count, step, what: "number of \(expected.pattern)")
    }
    countedCalls = seen.count
  }

  private func checkOrder(_ patterns: [CallPattern], _ step: ScenarioStep) {
    var rest = seen[...]
    for pattern in patterns {
      guard let place = rest.firstIndex(where: { matches(pattern, $0) }) else {
        return fail(
          step,
          expected: "\(pattern) in this order",
          found: "none after the call before it"
        )
      }
      rest = rest[(place + 1)...]
    }
  }

  private func count(of pattern: CallPattern, from start: Int) -> Int {
    seen[start...].count { matches(pattern, $0) }
  }

  private func matches(_ pattern: CallPattern, _ call: CallWatcher.Seen) -> Bool {
    guard pattern.message == call.message else { return false }
    guard let places = pattern.places else { return true }
    guard let section = call.section else { return false }
    return matches(places, section: section, row: call.row)
  }

  private func compare<Value: Equatable>(
    _ found: Value,
    _ expected: Value,
    _ step: ScenarioStep,
    what: String
  ) {
    guard found != expected else { return }
    fail(step, expected: "\(what) \(expected)", found: "\(found)")
  }
}

extension CallPattern: CustomStringConvertible {
  /// The pattern as scenarios write it.
  package var description: String {
    guard let places else { return message.name(.swift) }
    return "\(message.name(.swift)) \(places)"
  }
}

extension IndexPattern: CustomStringConvertible {
  /// The pattern as scenarios write it, `0,last`.
  package var description: String {
    guard let row else { return section.description }
    return "\(section),\(row)"
  }
}

extension IndexPattern.Part: CustomStringConvertible {
  /// The part as scenarios write it.
  package var description: String {
    switch self {
    case .any: "*"
    case .last: "last"
    case .number(let number): number.description
    }
  }
}
