/// The one change that would make an update valid.
package enum UpdateRemedy: Hashable, Sendable {
  /// The app's data did not change.
  case modelNotChanged
  /// The data of a section, given by its new index, did not change.
  case sectionNotChanged(Int)
  /// The data is right, but the count of rows in a section, or of sections if nil, must be this
  /// number.
  case answer(section: Int?, Int)
  /// The app reloaded inside the group, so that the table already knew the change.
  case reloadedInside(UpdateOperation)
  /// The table had not loaded before, so that its first counts already included the change.
  case loadFirst
  /// The data also changed by this operation, but the table was not notified.
  case missing(UpdateOperation)
  /// The app must not make this call.
  case superfluous(UpdateOperation)
  /// A row was added to a section, without a call.
  ///
  /// Nil means that a section was added.
  case unreportedInsertion(section: Int?)
  /// A row was removed from a section, without a call.
  ///
  /// Nil means that a section was removed.
  case unreportedDeletion(section: Int?)
  /// One of several insertions into a section, given by its new index, is superfluous.
  case superfluousInsertion(section: Int)
  /// One of several deletions from a section, given by its old index, is superfluous.
  case superfluousDeletion(section: Int)
  /// The row must be deleted and inserted instead of moved.
  case deletionAndInsertion
  /// The row must be inserted instead of moved, because it is deleted with its old section.
  case insertionInstead(UpdateOperation)
  /// The row must be deleted instead of moved, because it is inserted with its new section.
  case deletionInstead(UpdateOperation)
  /// The same changes are valid in two groups.
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
