/// A batch as UIKit prints it: both states of the data source, then the updates, deletions first.
struct UpdateListing {
  let check: UpdateCheck

  /// The part of the exception's text with the list.
  var text: String {
    "Data source before updates = { \(state(check.before)) }\n"
      + "Data source after updates = { \(state(check.after)) }\n"
      + "Updates = [\n\t\(updates.joined(separator: ",\n\t"))\n]"
  }

  /// Whether a source shows how UIKit prints these operations.
  var isShown: Bool {
    !updates.isEmpty && others.isEmpty
  }

  private func state(_ counts: UpdateCounts) -> String {
    let number = counts.rows.count
    let rows = counts.rows.map(String.init).joined(separator: ", ")
    return "\(number) section\(number == 1 ? "" : "s") with row counts: [\(rows)]"
  }

  /// The deletions from the last to the first, then the insertions from the first to the last.
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

  /// The operations for which no source shows the text.
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
