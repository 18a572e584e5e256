/// The items of the rows before and after an update, which tell one row from another.
package struct UpdateItems: Hashable, Sendable {
  /// The items of each section, or nil for a section whose rows are only counted.
  package var before: [[String]?]
  package var after: [[String]?]

  package init(before: [[String]?], after: [[String]?]) {
    self.before = before
    self.after = after
  }

  /// Returns the items as far as their numbers are those that the table counted, or nil where none
  /// are.
  func fitting(_ trial: UpdateTrial) -> UpdateItems? {
    let (old, new) = (trial.before.rows, trial.after.rows)
    guard before.count == old.count, after.count == new.count else { return nil }
    return UpdateItems(
      before: zip(before, old).map { $0?.count == $1 ? $0 : nil },
      after: zip(after, new).map { $0?.count == $1 ? $0 : nil }
    )
  }
}
