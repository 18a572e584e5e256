/// The numbers of rows of all sections at one time, and where they are from.
struct UpdateCounts: Hashable {
  var rows: [Int]
  var origins = CountOrigins()
  /// Whether they were queried when the group opened, because nothing had been loaded before.
  var isFirstLoad = false
  /// Whether the app reloaded inside the group, so that they were queried after its operations.
  var isReloadedInside = false

  var sectionCount: UpdateExplanation.Count {
    UpdateExplanation.Count(number: rows.count, unit: .sections, origin: origins.sections)
  }

  /// Returns the number of rows of a section with its origin, or nil if the section does not exist.
  func rowCount(of section: Int) -> UpdateExplanation.Count? {
    guard rows.indices.contains(section) else { return nil }
    return UpdateExplanation.Count(
      number: rows[section],
      unit: .rows(section: section),
      origin: origins.rows(of: section)
    )
  }

  func contains(_ path: IndexPath) -> Bool {
    rows.indices.contains(path.section) && (0..<rows[path.section]).contains(path.row)
  }
}
