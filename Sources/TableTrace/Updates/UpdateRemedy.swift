/// The one change that would make an update right.
package enum UpdateRemedy: Hashable, Sendable {
  /// The data source answers what it answered before: the model was not changed.
  case modelNotChanged
  /// The data source answers for a section, by its new place, what it answered before.
  case sectionNotChanged(Int)
  /// The model is as the table was told, but an answer of another origin hides it; nil for the
  /// number of sections.
  case answer(section: Int?, Int)
  /// The app reloaded inside the group, so that the table knew the change already.
  case reloadedInside(UpdateOperation)
  /// The table counted the change as old: it had loaded nothing before.
  case loadFirst
  /// The model changed by this too, and the table was not told.
  case missing(UpdateOperation)
  /// The table was told this, and need not be, or must not.
  case superfluous(UpdateOperation)
  /// A row came into a section, or a section into the table, without a word; nil for a section.
  case untoldInsertion(section: Int?)
  /// A row, or a section, went without a word; nil for a section.
  case untoldDeletion(section: Int?)
  /// One of several insertions into a section, by its new place, need not have been told; which one,
  /// nothing tells.
  case superfluousInsertion(section: Int)
  /// One of several deletions from a section, by its old place, need not have been told; which one,
  /// nothing tells.
  case superfluousDeletion(section: Int)
  /// A row that is deleted and inserted in place of its move.
  case deletionAndInsertion
  /// A row that is inserted in place of its move, because its old section takes it along.
  case insertionInstead(UpdateOperation)
  /// A row that is deleted in place of its move, because its new section brings it.
  case deletionInstead(UpdateOperation)
  /// The same changes are legal in two groups.
  case twoGroups

  /// The remedy in a sentence.
  package var sentence: String {
    switch self {
    case .modelNotChanged:
      "the model was not changed: change what the data source answers before the update ends"
    case .sectionNotChanged(let section):
      "section \(section) of the model was not changed: change what the data source answers for it "
        + "before the update ends"
    case .answer(let section?, let number):
      "the model is right, but numberOfRowsInSection \(section) answers something else: let it "
        + "answer \(number)"
    case .answer(nil, let number):
      "the model is right, but numberOfSections answers something else: let it answer \(number)"
    case .reloadedInside(let operation):
      "the table was reloaded inside the group, and knew the change already: \(operation.phrase) is "
        + "too much, leave it out"
    case .loadFirst:
      "the table had loaded nothing, and counted the model as it was when the group began: load it "
        + "before the model changes"
    case .missing(let operation):
      "\(operation.phrase) is missing: the model changed, and the table was not told"
    case .superfluous(let operation):
      "\(operation.phrase) is too much: leave it out"
    case .untoldInsertion(let section?):
      "one row came into section \(section) of the model: insertRows for it is missing"
    case .untoldInsertion(nil):
      "one section came into the model: insertSections for it is missing"
    case .untoldDeletion(let section?):
      "one row left section \(section) of the model: deleteRows for it is missing"
    case .untoldDeletion(nil): "one section left the model: deleteSections for it is missing"
    case .superfluousInsertion(let section):
      "one of the insertions into section \(section) is too much: leave it out"
    case .superfluousDeletion(let section):
      "one of the deletions from section \(section) is too much: leave it out"
    case .deletionAndInsertion: "delete the row and insert it, in place of moving it"
    case .insertionInstead(let operation):
      "\(operation.phrase) in place of the move; the section that goes takes its rows along"
    case .deletionInstead(let operation):
      "\(operation.phrase) in place of the move; the new section brings its rows with it"
    case .twoGroups: "the same changes are legal in two groups, one after the other"
    }
  }
}
