/// A batch as UIKit lists it: both states of the data source, then the updates, deletions first.
struct UpdateListing {
  let check: UpdateCheck

  /// The text in the middle of the exception.
  var text: String {
    "Data source before updates = { \(state(check.before)) }\n"
      + "Data source after updates = { \(state(check.after)) }\n"
      + "Updates = [\n\t\(updates.joined(separator: ",\n\t"))\n]"
  }

  /// Whether a source shows how updates like these are listed.
  var isShown: Bool {
    !updates.isEmpty && others.isEmpty
  }

  private func state(_ counts: UpdateCounts) -> String {
    let number = counts.rows.count
    let rows = counts.rows.map(String.init).joined(separator: ", ")
    return "\(number) section\(number == 1 ? "" : "s") with row counts: [\(rows)]"
  }

  /// Deletions from the last to the first, then insertions from the first to the last.
  private var updates: [String] {
    let deletions = (check.deleted + check.reloaded).sorted(by: >)
    let insertions = (check.inserted + check.returning.compactMap { $0 }).sorted()
    return deletions.map { "Delete row \(place($0))" }
      + insertions.map { "Insert row \(place($0))" }
      + others
  }

  private func place(_ path: IndexPath) -> String {
    "(\(path.section) - \(path.row))"
  }

  /// Operations whose words in this list no source has.
  private var others: [String] {
    check.operations.compactMap { queued in
      switch queued.operation {
      case .insertRow, .deleteRow, .reloadRow: nil
      case .moveRow, .insertSection, .deleteSection, .reloadSection, .moveSection:
        "(\(queued.operation.call), in words of UIKit that are not known)"
      }
    }
  }
}
