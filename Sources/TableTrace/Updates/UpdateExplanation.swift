/// Why an update raised: the numbers, where each of them comes from, and what would make it right.
public struct UpdateExplanation: Hashable, Sendable {
  /// A number of rows or sections, and who gave it.
  public struct Count: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Hashable, Sendable {
      /// The rows of a section.
      case rows(section: Int)
      /// The sections of the table.
      case sections
    }

    /// The number.
    public var number: Int
    /// What is counted.
    public var unit: Unit
    /// The call that answered it.
    public var origin: EventOrigin
  }

  /// An operation that plays a part.
  public struct Operation: Hashable, Sendable {
    /// What was to change.
    public var operation: UpdateOperation
    /// The line of the script that asked for it, and of the call around it.
    public var origin: EventOrigin
  }

  /// What is wrong.
  public var problem: UpdateProblem
  /// The rows of the section, or the sections, before; nil where no number plays a part.
  public var before: Count?
  /// The operations that play a part, in the order of the calls.
  public var operations: [Operation] = []
  /// The number that the operations lead to; nil where no sum is wrong.
  public var expected: Int?
  /// The number that the data source answered after the update; nil where none plays a part.
  public var answered: Count?
  /// The one change that would make it right; nil when there are several or none.
  public var remedy: UpdateRemedy?
  /// The method whose assertion fails, as the console names it; nil where none is known.
  public var method: String?
  /// Which moves the sums count.
  package var moveSum = MoveSum.always
  /// The update itself, to be tried with changes; nil where it raised before its end.
  package var trial: UpdateTrial?

  /// The explanation with the one change that would make the update right, as the items tell that
  /// its rows had and have.
  package func refined(by items: UpdateItems) -> UpdateExplanation {
    guard let trial else { return self }
    var refined = self
    refined.remedy = RemedySearch(trial, self, items: items).remedy
    return refined
  }
}
