import TableTrace

/// Runs checks, and continues after a failure.
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
      for pattern in patterns where firstCall(pattern, from: 0) != nil {
        fail(
          step,
          expected: "no \(pattern)",
          found: Self.calls(count(of: pattern, from: 0)),
          called: called(pattern, from: 0)
        )
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
      fail(step, expected: "an exception with '\(text)'", found: "none so far")
    case .answer(let query, let expected):
      let found = try answer(query, for: call).text ?? ""
      compare(found, expected, step, what: query.name)
    }
  }

  /// Checks counts, which then begin at zero again.
  private func checkCounts(_ counts: [Expectation.CountOf], _ step: ScenarioStep) {
    for expected in counts {
      let found = count(of: expected.pattern, from: countedCalls)
      guard found != expected.count else { continue }
      fail(
        step,
        expected: "\(Self.calls(expected.count)) of \(expected.pattern)",
        found: "\(found)",
        uncalled: uncalled(expected.pattern),
        called: called(expected.pattern, from: countedCalls)
      )
    }
    countedCalls = watcher?.count ?? 0
  }

  private func checkOrder(_ patterns: [CallPattern], _ step: ScenarioStep) {
    var start = 0
    var before: CallPattern?
    for pattern in patterns {
      guard let call = firstCall(pattern, from: start) else {
        return fail(
          step,
          expected: before.map { "\(pattern) after \($0)" } ?? "\(pattern)",
          found: firstCall(pattern, from: 0) == nil ? "no such call" : "this call only earlier",
          uncalled: uncalled(pattern)
        )
      }
      start = call.ordinal + 1
      before = pattern
    }
  }

  /// Returns the callback of a pattern if it was not called for any row.
  private func uncalled(_ pattern: CallPattern) -> Callback? {
    guard case .callback(let callback) = pattern.message,
      watcher?.calls(of: pattern.message, from: 0).isEmpty ?? true
    else { return nil }
    return callback
  }

  /// Returns the rules of the calls that match a pattern, from a call on, each once, or nil without
  /// such calls.
  private func called(
    _ pattern: CallPattern,
    from start: Int
  ) -> ScenarioRunner.ExpectationFailure.Called? {
    var rules: [RuleID] = []
    for call in watcher?.calls(of: pattern.message, from: start) ?? [] {
      let isMeant = pattern.places == nil || matches(pattern.places, call)
      if isMeant, !rules.contains(call.rule) { rules.append(call.rule) }
    }
    return rules.isEmpty
      ? nil : ScenarioRunner.ExpectationFailure.Called(message: pattern.message, rules: rules)
  }

  private static func calls(_ count: Int) -> String {
    count == 1 ? "1 call" : "\(count) calls"
  }

  private func firstCall(_ pattern: CallPattern, from start: Int) -> CallWatcher.Seen? {
    watcher?.calls(of: pattern.message, from: start).first { matches(pattern.places, $0) }
  }

  private func count(of pattern: CallPattern, from start: Int) -> Int {
    guard let calls = watcher?.calls(of: pattern.message, from: start) else { return 0 }
    guard let places = pattern.places else { return calls.count }
    return calls.count { matches(places, $0) }
  }

  private func matches(_ places: IndexPattern?, _ call: CallWatcher.Seen) -> Bool {
    guard let places else { return true }
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
  /// The pattern as a scenario writes it.
  package var description: String {
    guard let places else { return message.name(.swift) }
    return "\(message.name(.swift)) \(places)"
  }
}

extension IndexPattern: CustomStringConvertible {
  /// The pattern as a scenario writes it, such as `0,last`.
  package var description: String {
    guard let row else { return section.description }
    return "\(section),\(row)"
  }
}

extension IndexPattern.Part: CustomStringConvertible {
  /// The part as a scenario writes it.
  package var description: String {
    switch self {
    case .any: "*"
    case .last: "last"
    case .number(let number): number.description
    }
  }
}
