/// The one change that would make an update right.
public enum UpdateRemedy: Hashable, Sendable {
  /// The data source answers what it answered before: the model was not changed.
  case modelNotChanged
  /// The model changed by this too, and the table was not told.
  case missing(UpdateOperation)
  /// The table was told this, and the model did not change by it.
  case superfluous(UpdateOperation)
  /// A row came into a section, or a section into the table, without a word; nil for a section.
  case untoldInsertion(section: Int?)
  /// A row, or a section, went without a word; nil for a section.
  case untoldDeletion(section: Int?)
  /// The same changes are legal in two groups.
  case twoGroups

  /// The remedy in a sentence.
  package var sentence: String {
    switch self {
    case .modelNotChanged:
      "the model was not changed: change what the data source answers before the update ends"
    case .missing(let operation):
      "\(operation.phrase) is missing: the model changed, and the table was not told"
    case .superfluous(let operation):
      "\(operation.phrase) is too much: the model did not change there"
    case .untoldInsertion(let section?):
      "one row came into section \(section) of the model: insertRows for it is missing"
    case .untoldInsertion(nil):
      "one section came into the model: insertSections for it is missing"
    case .untoldDeletion(let section?):
      "one row left section \(section) of the model: deleteRows for it is missing"
    case .untoldDeletion(nil): "one section left the model: deleteSections for it is missing"
    case .twoGroups: "the same changes are legal in two groups, one after the other"
    }
  }
}
