struct LawTerms: Sendable {
  /// The laws that are not checked, each with the rule that suspends it.
  private(set) var suspended: [LawVerdict.Suspended] = []
  private(set) var laws = LawSet { _ in true }
  /// The laws that are not checked after a structural update.
  private(set) var untilUpdates = LawSet()
  /// The laws that are not checked after a re-query inside an end-displaying callback.
  private(set) var untilNestedRequeries = LawSet()
  /// The number of end calls that may follow one begin call, by law.
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
