import Diagnostics
import TableTrace

/// The sections of the model as long as they are certain, to check that places exist.
struct KnownModel {
  /// The number of rows of each section; nil once something may have changed them.
  private var rowCounts: [Int]?
  /// The most rows that each section ever has; nil once something may add sections.
  private var limits: [Int?]?
  /// Patterns outside the flow; they are judged when all of the file is known.
  private var patterns: [(pattern: IndexPattern, range: SourceRange)] = []

  /// The same of conditions, which are no mistake.
  private var conditions: [(pattern: IndexPattern, range: SourceRange, isInsertion: Bool)] = []

  /// Makes a model of which nothing is certain.
  init() {}

  /// Makes the model at the start of the scenario.
  init(_ sections: [SectionModel]) {
    rowCounts = sections.map(\.count)
    limits = rowCounts
  }

  /// What a change may add to the model.
  enum Growth {
    case nothing
    case rows
    case sections
  }

  /// From here on, places cannot be checked; what can never hold follows from what a change may add.
  mutating func becomeUncertain(adding growth: Growth = .sections) {
    rowCounts = nil
    switch growth {
    case .nothing: break
    case .rows: limits = limits?.map { _ in nil }
    case .sections: limits = nil
    }
  }

  /// Keeps a pattern to be checked at the end, if nothing in the scenario changes the model.
  mutating func note(_ pattern: IndexPattern?, at range: SourceRange) {
    if let pattern { patterns.append((pattern, range)) }
  }

  /// Keeps the row of a condition, which is no mistake and is judged by all that the model ever has.
  ///
  /// With `isInsertion` the place behind the last row counts too.
  mutating func noteCondition(
    _ pattern: IndexPattern,
    at range: SourceRange,
    isInsertion: Bool
  ) {
    conditions.append((pattern, range, isInsertion))
  }

  /// Reports the patterns that name no place of the model.
  func reportPlaces(into log: inout DiagnosticLog) {
    for (pattern, range) in patterns {
      if let problem = problem(pattern, rowCounts) { log.report(.place(problem), at: range) }
    }
    for (pattern, range, isInsertion) in conditions {
      guard let problem = problem(pattern, limits, isInsertion: isInsertion) else { continue }
      let missing = NeverHolds.missingRow(pattern.description, problem)
      log.report(.callback(.neverHolds(missing)), at: range)
    }
  }

  private func problem(
    _ pattern: IndexPattern,
    _ counts: [Int?]?,
    isInsertion: Bool = false
  ) -> PlaceProblem? {
    guard case .number(let section) = pattern.section else { return nil }
    var row: Int?
    if case .number(let number) = pattern.row { row = number }
    return placeProblem(counts, section: section, row: row, isInsertion: isInsertion)
  }

  /// The reason why a place does not exist, or nil if it exists or this is not certain.
  ///
  /// With `isInsertion` the place behind the last row counts too.
  func problem(section: Int, row: Int?, isInsertion: Bool = false) -> Problem? {
    placeProblem(rowCounts, section: section, row: row, isInsertion: isInsertion)
      .map { .place($0) }
  }

  private func placeProblem(
    _ counts: [Int?]?,
    section: Int,
    row: Int?,
    isInsertion: Bool
  ) -> PlaceProblem? {
    guard let counts else { return nil }
    guard counts.indices.contains(section) else {
      return .noSection(section, count: counts.count)
    }
    guard let count = counts[section], let row, row >= count + (isInsertion ? 1 : 0) else {
      return nil
    }
    return .noRow(row, section: section, count: count)
  }
}
