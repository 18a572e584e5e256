/// The items of the rows before and after an update, which identify the rows.
package struct UpdateItems: Hashable, Sendable {
  /// The items of each section, or nil for a section of which only the number of rows is known.
  package var before: [[String]?]
  package var after: [[String]?]

  package init(before: [[String]?], after: [[String]?]) {
    self.before = before
    self.after = after
  }

  /// Returns the items of the sections whose counts match them, or nil if the number of sections
  /// differs.
  func fitting(_ trial: UpdateTrial) -> UpdateItems? {
    let (old, new) = (trial.before.rows, trial.after.rows)
    guard before.count == old.count, after.count == new.count else { return nil }
    return UpdateItems(
      before: zip(before, old).map { $0?.count == $1 ? $0 : nil },
      after: zip(after, new).map { $0?.count == $1 ? $0 : nil }
    )
  }
}
