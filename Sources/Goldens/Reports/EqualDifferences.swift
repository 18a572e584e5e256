/// The checks of a run that differ in the same way, so that each difference is told and decided once.
///
/// Two differences are equal when all lines that go and come are the same, of the same kind and by the
/// same rule, whatever the scenario, the version and the line numbers.
package struct EqualDifferences: Sendable {
  /// One difference with the checks that have it.
  package struct Group: Hashable, Sendable {
    /// The digest of the difference.
    package var id: String
    /// The names of the checks, in the order of the results.
    package var checks: [String]
    /// The places of their results: two projects may have checks of one name.
    package var results: [Int]
  }

  /// The most names that a line lists.
  private static let most = 8
  private var places: [String: Int] = [:]

  /// All differences, in the order in which they come first.
  package private(set) var all: [Group] = []

  /// Puts the differences of results together.
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

  /// The names of the checks that differ in the same way, the one that tells it first.
  package func checks(of finding: Finding) -> [String] {
    finding.difference.flatMap { places[$0] }.map { all[$0].checks } ?? []
  }

  /// The check that tells the difference, where that is another one.
  package func first(of finding: Finding, in result: CheckResult) -> String? {
    let first = checks(of: finding).first
    return first == result.name ? nil : first
  }

  /// `and 39 more: a, b, c, ...`; nil where the difference is the only one of its kind.
  package func others(of finding: Finding) -> String? {
    Self.others(checks(of: finding))
  }

  /// The same line for checks of which the first has been named.
  package static func others(_ checks: [String]) -> String? {
    let others = checks.dropFirst()
    guard !others.isEmpty else { return nil }
    let names = others.prefix(most).joined(separator: ", ")
    return "and \(others.count) more: \(names)" + (others.count > most ? ", ..." : "")
  }
}
