struct LawTerms: Sendable {
  /// Those that are not looked at, each with the rule for it.
  private(set) var suspended: [LawVerdict.Suspended] = []
  private(set) var laws = LawSet { _ in true }
  /// Those that do not look at what follows a structural update.
  private(set) var untilUpdates = LawSet()
  /// Those that do not look at what follows a re-query inside a callback that reports an end.
  private(set) var untilNestedRequeries = LawSet()
  /// The number of times that a beginning may end, by law.
  private(set) var mostEnds = Array(repeating: 1, count: LawBook.all.count)

  init(_ version: SystemVersion) {
    for (place, suspension) in LawBook.suspensions where suspension.isInForce(version) {
      switch suspension.extent {
      case .everything:
        guard laws.contains(place) else { continue }
        laws.remove(place)
        suspended.append(
          LawVerdict.Suspended(law: LawBook.all[place].id, rule: suspension.rule)
        )
      case .afterUpdates: untilUpdates.insert(place)
      case .afterNestedRequeries: untilNestedRequeries.insert(place)
      case .callsOfRule, .furtherEnds, .placesOfRule: continue
      }
    }
    for (place, rule) in LawBook.furtherEnds { mostEnds[place] = rule.value(for: version) }
  }
}
