/// Lookup tables that a checker uses at every event, computed once from the laws.
extension LawBook {
  static let forms: [LawForm] = all.map(\.form)

  /// The laws that check each callback, indexed by its raw value.
  static let looking: [LawSet] = Callback.allCases.map { callback in
    LawSet { $0.messages.contains(.callback(callback)) }
  }

  /// The laws that check methods of cells and controllers.
  static let lookingAtHooks = LawSet { law in
    law.messages.contains { message in
      switch message {
      case .cell, .controller: true
      case .callback, .cellProvider: false
      }
    }
  }

  /// The laws that need each callback in the trace, indexed by its raw value.
  static let needing: [LawSet] = Callback.allCases.map { callback in
    LawSet { $0.needs.contains(.callback(callback)) }
  }

  /// The methods of cells and controllers that a law needs in the trace.
  static let neededHooks: [(place: Int, hook: Message)] = all.enumerated().flatMap { place, law in
    law.needs.compactMap { message in
      switch message {
      case .cell, .controller: (place, message)
      case .callback, .cellProvider: nil
      }
    }
  }

  /// Whether a law needs the return value of each callback, indexed by its raw value.
  static let isQuestion: [Bool] = Callback.allCases.map { callback in
    all.contains { $0.questions.contains(callback) }
  }

  /// The laws for which a return value counts only until the next step.
  static let forgettingAtSteps = LawSet(where: \.forgetsAtSteps)

  static let knowingRows = LawSet(where: \.knowsRows)

  /// The laws that are checked on a table instead of on a trace.
  static let ofPlaces = LawSet(where: \.looksAtPlaces)

  static let suspensions: [(place: Int, suspension: LawSuspension)] =
    everySuspension.filter { _, suspension in
      switch suspension.extent {
      case .everything, .afterUpdates, .afterNestedRequeries: true
      case .callsOfRule, .furtherEnds, .placesOfRule: false
      }
    }

  /// The laws that skip the calls of a rule, each with that rule.
  static let exceptions: [(place: Int, rule: RuleID)] =
    everySuspension.compactMap { place, suspension in
      suspension.extent == .callsOfRule ? (place, suspension.rule) : nil
    }

  private static let everySuspension: [(place: Int, suspension: LawSuspension)] =
    all.enumerated().flatMap { place, law in law.suspensions.map { (place, $0) } }

  static let withExceptions = LawSet { law in
    law.suspensions.contains { $0.extent == .callsOfRule }
  }

  /// The laws for which a rule says how often something may end, each with that rule.
  static let furtherEnds: [(place: Int, rule: Rule<Int>)] =
    all.enumerated().compactMap { place, law in law.mostEnds.map { (place, $0) } }

  static let rulesOfTheBook = Set(RuleBook.all.map(\.id))
}
