/// Groups the checks with equal differences, so that each difference is reported and decided once.
///
/// Two differences are equal if all removed and added lines are the same, with the same kind and
/// rule. The scenario, the version and the line numbers do not matter.
package struct EqualDifferences: Sendable {
  package struct Group: Hashable, Sendable {
    package var id: String
    package var checks: [String]
    /// The indices of their results, because two projects may have checks with the same name.
    package var results: [Int]
  }

  private static let most = 8
  private var places: [String: Int] = [:]

  /// All differences, in the order of their first checks.
  package private(set) var all: [Group] = []

  package init(_ results: [CheckResult]) {
    for (place, result) in results.enumerated() {
      for difference in result.findings.compactMap(\.difference) {
        add(result.name, at: place, difference)
      }
    }
  }

  private mutating func add(_ check: String, at place: Int, _ difference: String) {
    guard let group = places[difference] else {
      places[difference] = all.count
      all.append(Group(id: difference, checks: [check], results: [place]))
      return
    }
    if all[group].results.last != place {
      all[group].checks.append(check)
      all[group].results.append(place)
    }
  }

  /// The names of the checks with the same difference, beginning with the one that reports it.
  package func checks(of finding: Finding) -> [String] {
    finding.difference.flatMap { places[$0] }.map { all[$0].checks } ?? []
  }

  /// The check that reports the difference, or nil if it is the result's own.
  package func first(of finding: Finding, in result: CheckResult) -> String? {
    let first = checks(of: finding).first
    return first == result.name ? nil : first
  }

  /// The text `and 39 more: a, b, c, ...`, or nil if no other check has the difference.
  package func others(of finding: Finding) -> String? {
    Self.others(checks(of: finding))
  }

  /// The same text for checks whose first name is already printed.
  package static func others(_ checks: [String]) -> String? {
    let others = checks.dropFirst()
    guard !others.isEmpty else { return nil }
    let names = others.prefix(most).joined(separator: ", ")
    return "and \(others.count) more: \(names)" + (others.count > most ? ", ..." : "")
  }
}
