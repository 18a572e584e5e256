extension UpdateExplanation {
  /// The most operations in a list, because a batch may have thousands.
  private static let shownOperations = 12

  /// One line of the calculation.
  private struct Entry {
    var what: String
    var number = ""
    var origin = ""
  }

  /// Returns the problem in a sentence, the numbers with their origins, and the fix.
  package func lines(_ reference: EventOrigin.Reference) -> [String] {
    let entries = entries(reference)
    let whatWidth = entries.map(\.what.count).max() ?? 0
    let numberWidth = entries.map(\.number.count).max() ?? 0
    let table = entries.map { entry in
      let what = entry.what + String(repeating: " ", count: whatWidth - entry.what.count)
      let blanks = String(repeating: " ", count: numberWidth - entry.number.count)
      let parts = ["  " + what, blanks + entry.number, entry.origin]
      var line = parts.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    return ["why: \(problem.sentence)"] + table
      + (method.map { ["  (the assertion is in \($0))"] } ?? [])
      + (remedy.map { ["to fix it: \($0.sentence)"] } ?? [])
  }

  private func entries(_ reference: EventOrigin.Reference) -> [Entry] {
    var entries: [Entry] = []
    if let before {
      entries.append(
        Entry(
          what: "before the update",
          number: before.phrase,
          origin: before.origin.phrase(before.call, reference)
        )
      )
    }
    for operation in operations.prefix(Self.shownOperations) {
      let effect = effect(of: operation.operation) ?? Effect()
      let notes = [operation.origin.phrase(reference), effect.reservation ?? ""]
      entries.append(
        Entry(
          what: operation.operation.call,
          number: effect.phrase,
          origin: notes.filter { !$0.isEmpty }.joined(separator: "; ")
        )
      )
    }
    let others = operations.dropFirst(Self.shownOperations)
    if !others.isEmpty {
      var sum = Effect()
      for operation in others {
        sum += effect(of: operation.operation) ?? Effect()
      }
      entries.append(
        Entry(
          what: "and \(others.count) more operation\(others.count == 1 ? "" : "s")",
          number: sum.phrase,
          origin: sum.reservation ?? ""
        )
      )
    }
    if let expected {
      entries.append(Entry(what: "so expected", number: expected.description))
    }
    if let answered {
      entries.append(
        Entry(
          what: "after the update",
          number: answered.phrase,
          origin: answered.origin.phrase(answered.call, reference)
        )
      )
    }
    return entries
  }
}

extension UpdateExplanation.Count {
  /// The query for the number, such as `numberOfRowsInSection 0`.
  package var call: String {
    switch unit {
    case .rows(let section): "numberOfRowsInSection \(section)"
    case .sections: "numberOfSections"
    }
  }

  /// The number as text, such as `20 rows`.
  fileprivate var phrase: String {
    switch unit {
    case .rows: "\(number) row\(number == 1 ? "" : "s")"
    case .sections: "\(number) section\(number == 1 ? "" : "s")"
    }
  }
}

extension EventOrigin {
  /// How an explanation refers to a call.
  package enum Reference: Sendable {
    /// By its lines in the trace and in the scenario.
    case lines
    /// By its event number, which lessons print.
    case events
  }

  /// The number of lines of a trace before its first step.
  package static let headerLines = 4

  /// Returns a text such as `line 14 of the scenario`, or an empty one for references by events.
  fileprivate func phrase(_ reference: Reference) -> String {
    switch reference {
    case .lines: scriptLine.map { "line \($0) of the scenario" } ?? ""
    case .events: ""
    }
  }

  /// Returns a text such as `numberOfRowsInSection 0 in line 9 of the trace, line 14 of the
  /// scenario`.
  fileprivate func phrase(_ call: String, _ reference: Reference) -> String {
    guard isAnswered else { return "nothing was called: no data source implements \(call)" }
    let place =
      switch reference {
      case .lines: traceLine.map { "line \($0 + Self.headerLines) of the trace" }
      case .events: traceLine.map { "event \($0)" }
      }
    let parts = [place ?? "", phrase(reference)].filter { !$0.isEmpty }
    return parts.isEmpty ? call : "\(call) in \(parts.joined(separator: ", "))"
  }
}
