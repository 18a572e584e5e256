/// The one change that would make an update right.
package enum UpdateRemedy: Hashable, Sendable {
  /// The data source answers what it answered before: the model was not changed.
  case modelNotChanged
  /// The data source answers for a section, by its new place, what it answered before.
  case sectionNotChanged(Int)
  /// The model is as the table was notified, but an answer of another origin hides it, or nil for
  /// the number of sections.
  case answer(section: Int?, Int)
  /// The app reloaded inside the group, so that the table knew the change already.
  case reloadedInside(UpdateOperation)
  /// The table counted the change as old: it had loaded nothing before.
  case loadFirst
  /// The model changed by this too, and the table was not notified.
  case missing(UpdateOperation)
  /// The app made this call, and need not or must not.
  case superfluous(UpdateOperation)
  /// A row was added to a section, or a section to the table, without a call, or nil for a section.
  case unreportedInsertion(section: Int?)
  /// A row, or a section, went without a word, or nil for a section.
  case unreportedDeletion(section: Int?)
  /// One of several insertions into a section, by its new place, was superfluous; which
  /// one is not known.
  case superfluousInsertion(section: Int)
  /// One of several deletions from a section, by its old place, was superfluous; which one,
  /// is not known.
  case superfluousDeletion(section: Int)
  /// A row that is deleted and inserted in place of its move.
  case deletionAndInsertion
  /// A row that is inserted in place of its move, because its old section takes it along.
  case insertionInstead(UpdateOperation)
  /// A row that is deleted in place of its move, because its new section brings it.
  case deletionInstead(UpdateOperation)
  /// The same changes are legal in two groups.
  case twoGroups

  package var sentence: String {
    switch self {
    case .modelNotChanged:
      "the data did not change: change what the data source returns before the update ends"
    case .sectionNotChanged(let section):
      "the data of section \(section) did not change: change what the data source returns for it "
        + "before the update ends"
    case .answer(let section?, let number):
      "the data is right, but numberOfRowsInSection \(section) returns another number: return "
        + "\(number)"
    case .answer(nil, let number):
      "the data is right, but numberOfSections returns another number: return \(number)"
    case .reloadedInside(let operation):
      "reloadData inside the group has already counted the change: do not \(operation.phrase)"
    case .loadFirst:
      "the table had not counted the data yet when the group began: load the table before the data "
        + "changes"
    case .missing(let operation):
      "the data changed, but the table was not notified: also \(operation.phrase)"
    case .superfluous(let operation):
      "do not \(operation.phrase)"
    case .unreportedInsertion(let section?):
      "a row was added to the data of section \(section): add insertRows for it"
    case .unreportedInsertion(nil):
      "a section was added to the data: add insertSections for it"
    case .unreportedDeletion(let section?):
      "a row was removed from the data of section \(section): add deleteRows for it"
    case .unreportedDeletion(nil): "a section was removed from the data: add deleteSections for it"
    case .superfluousInsertion(let section):
      "there is one insertion into section \(section) too many: remove it"
    case .superfluousDeletion(let section):
      "there is one deletion from section \(section) too many: remove it"
    case .deletionAndInsertion: "delete the row and insert it instead of moving it"
    case .insertionInstead(let operation):
      "\(operation.phrase) instead of the move, because the deletion of the section already "
        + "removes its rows"
    case .deletionInstead(let operation):
      "\(operation.phrase) instead of the move, because the new section already includes its rows"
    case .twoGroups: "the same changes are allowed in two groups, one after the other"
    }
  }
}
