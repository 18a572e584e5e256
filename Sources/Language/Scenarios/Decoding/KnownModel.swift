import Diagnostics
import TableTrace

/// The sections of the model as long as they are certain, to check that places exist.
struct KnownModel {
  /// The number of rows of each section; nil once something may have changed them.
  private var rowCounts: [Int]?
  /// Patterns that stand outside the flow; they are judged when all of the file is known.
  private var patterns: [(pattern: IndexPattern, range: SourceRange)] = []

  /// The same of conditions, which are no mistake.
  private var conditions: [(pattern: IndexPattern, range: SourceRange)] = []

  /// Makes a model of which nothing is certain.
  init() {}

  /// Makes the model at the start of the scenario.
  init(_ sections: [SectionModel]) {
    rowCounts = sections.map(\.count)
  }

  /// From here on, places cannot be checked.
  mutating func becomeUncertain() {
    rowCounts = nil
  }

  /// Keeps a pattern to be checked at the end, if nothing in the scenario changes the model.
  mutating func note(_ pattern: IndexPattern?, at range: SourceRange) {
    if let pattern { patterns.append((pattern, range)) }
  }

  /// Keeps the row of a condition, in the same way.
  mutating func noteCondition(_ pattern: IndexPattern, at range: SourceRange) {
    conditions.append((pattern, range))
  }

  /// Reports the patterns that name no place of the model.
  func reportPlaces(into log: inout DiagnosticLog) {
    for (pattern, range) in patterns {
      if let problem = problem(pattern) { log.report(.place(problem), at: range) }
    }
    for (pattern, range) in conditions {
      guard let problem = problem(pattern) else { continue }
      let missing = NeverHolds.missingRow(pattern.description, problem)
      log.report(.callback(.neverHolds(missing)), at: range)
    }
  }

  private func problem(_ pattern: IndexPattern) -> PlaceProblem? {
    guard case .number(let section) = pattern.section else { return nil }
    var row: Int?
    if case .number(let number) = pattern.row { row = number }
    return placeProblem(section: section, row: row)
  }

  /// The reason why a place does not exist; nil if it exists or this is not certain.
  ///
  /// With `isInsertion` the place behind the last row counts too.
  func problem(section: Int, row: Int?, isInsertion: Bool = false) -> Problem? {
    placeProblem(section: section, row: row, isInsertion: isInsertion).map { .place($0) }
  }

  private func placeProblem(section: Int, row: Int?, isInsertion: Bool = false) -> PlaceProblem? {
    guard let rowCounts else { return nil }
    guard rowCounts.indices.contains(section) else {
      return .noSection(section, count: rowCounts.count)
    }
    let count = rowCounts[section]
    guard let row, row >= count + (isInsertion ? 1 : 0) else { return nil }
    return .noRow(row, section: section, count: count)
  }
}
