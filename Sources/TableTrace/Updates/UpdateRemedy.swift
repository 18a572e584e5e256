/// The one change that would make an update legal.
package enum UpdateRemedy: Hashable, Sendable {
  /// The data source returns the same counts as before: the model was not changed.
  case modelNotChanged
  /// The data source returns the same count as before for a section, given by its new number.
  case sectionNotChanged(Int)
  /// The model matches the updates, but the data source returns another number; the section is nil
  /// for numberOfSections.
  case answer(section: Int?, Int)
  /// The app reloaded the table inside the group, so the table has counted the change already.
  case reloadedInside(UpdateOperation)
  /// The table had not loaded before the group, so it counted the changed model as the old one.
  case loadFirst
  /// The model also changed in this way, but the table was not notified.
  case missing(UpdateOperation)
  /// The app must not make this call.
  case superfluous(UpdateOperation)
  /// A row was added to this section without a call; nil if a section was added.
  case unreportedInsertion(section: Int?)
  /// A row was removed from this section without a call; nil if a section was removed.
  case unreportedDeletion(section: Int?)
  /// One of several insertions into this section (new number) is too many; which one is not known.
  case superfluousInsertion(section: Int)
  /// One of several deletions from this section (old number) is too many; which one is not known.
  case superfluousDeletion(section: Int)
  /// The row must be deleted and inserted instead of being moved.
  case deletionAndInsertion
  /// The row must be inserted instead of being moved, because the deletion of its old section
  /// removes it.
  case insertionInstead(UpdateOperation)
  /// The row must be deleted instead of being moved, because its new section already contains it.
  case deletionInstead(UpdateOperation)
  /// The same changes are legal in two groups.
  case twoGroups

  package var sentence: String {
    switch self {
    case .modelNotChanged:
      "the model did not change: change what the data source returns before the update ends"
    case .sectionNotChanged(let section):
      "section \(section) of the model did not change: change what the data source returns for it "
        + "before the update ends"
    case .answer(let section?, let number):
      "the model is right, but numberOfRowsInSection \(section) returns another number: return \(number)"
    case .answer(nil, let number):
      "the model is right, but numberOfSections returns another number: return \(number)"
    case .reloadedInside(let operation):
      "the table was reloaded inside the group, so it has counted this change already: do not "
        + operation.phrase
    case .loadFirst:
      "the table loaded only when the group began, so it counted the changed data: load the table "
        + "before the data changes"
    case .missing(let operation):
      "the model changed, but the table was not notified: also \(operation.phrase)"
    case .superfluous(let operation):
      "do not \(operation.phrase)"
    case .unreportedInsertion(let section?):
      "a row was added to section \(section) of the model: add insertRows for it"
    case .unreportedInsertion(nil):
      "a section was added to the model: add insertSections for it"
    case .unreportedDeletion(let section?):
      "a row was removed from section \(section) of the model: add deleteRows for it"
    case .unreportedDeletion(nil): "a section was removed from the model: add deleteSections for it"
    case .superfluousInsertion(let section):
      "there is one insertion into section \(section) too many: remove it"
    case .superfluousDeletion(let section):
      "there is one deletion from section \(section) too many: remove it"
    case .deletionAndInsertion: "delete the row and insert it instead of moving it"
    case .insertionInstead(let operation):
      "\(operation.phrase) instead of the move, because the deleted section takes its rows along"
    case .deletionInstead(let operation):
      "\(operation.phrase) instead of the move, because the new section brings its rows with it"
    case .twoGroups: "the same changes are legal in two groups, one after the other"
    }
  }
}
