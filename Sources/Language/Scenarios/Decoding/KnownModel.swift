import Diagnostics
import TableTrace

/// The sections of the model while they are certain, for checking that index paths exist.
struct KnownModel {
  /// The number of rows of each section, or nil once the model may have changed.
  private var rowCounts: [Int]?
  /// The most rows that each section ever has, or nil once sections may have been added.
  private var limits: [Int?]?
  /// Patterns that are checked when the whole file is known.
  private var patterns: [(pattern: IndexPattern, range: SourceRange)] = []

  /// Patterns of conditions that are checked at the end, because rows may still be added.
  private var conditions: [(pattern: IndexPattern, range: SourceRange, isInsertion: Bool)] = []

  /// Creates a model that is unknown from the beginning.
  init() {}

  /// Creates the model at the start of the scenario.
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

  /// Records a change after which only what can never exist is checked.
  mutating func becomeUncertain(adding growth: Growth = .sections) {
    rowCounts = nil
    switch growth {
    case .nothing: break
    case .rows: limits = limits?.map { _ in nil }
    case .sections: limits = nil
    }
  }

  /// Records a pattern, to be checked at the end if nothing in the scenario changes the model.
  mutating func note(_ pattern: IndexPattern?, at range: SourceRange) {
    if let pattern { patterns.append((pattern, range)) }
  }

  /// Records the row of a condition, which is compared with all rows that the model ever has.
  ///
  /// With `isInsertion`, the index path after the last row is valid too.
  mutating func noteCondition(
    _ pattern: IndexPattern,
    at range: SourceRange,
    isInsertion: Bool
  ) {
    conditions.append((pattern, range, isInsertion))
  }

  /// Reports the patterns whose index paths do not exist.
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

  /// The reason why an index path does not exist, or nil if it exists or this is uncertain.
  ///
  /// With `isInsertion`, the index path after the last row is valid too.
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
