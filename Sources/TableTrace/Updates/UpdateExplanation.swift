/// The explanation of a failed update: the numbers, their origins, and the fix.
package struct UpdateExplanation: Hashable, Sendable {
  /// A number of rows or sections, and who gave it.
  package struct Count: Hashable, Sendable {
    package enum Unit: Hashable, Sendable {
      case rows(section: Int)
      case sections
    }

    package var number: Int
    package var unit: Unit
    package var origin: EventOrigin
  }

  /// An operation that plays a part.
  package struct Operation: Hashable, Sendable {
    package var operation: UpdateOperation
    /// The line of the script that requested it, and of the call around it.
    package var origin: EventOrigin
  }

  package var problem: UpdateProblem
  /// The rows of the section, or the sections, before, or nil where no number plays a part.
  package var before: Count?
  /// The operations that play a part, in the order of the calls.
  package var operations: [Operation] = []
  /// The number that the operations lead to, or nil where no sum is wrong.
  package var expected: Int?
  /// The number that the data source answered after the update, or nil where none plays a part.
  package var answered: Count?
  /// The one change that would make it right, or nil when there are several or none.
  package var remedy: UpdateRemedy?
  /// The method whose assertion fails, as the console names it, or nil where none is known.
  package var method: String?
  package var moveSum = MoveSum.always
  /// The update itself, to be tried with changes, or nil where it raised before its end.
  package var trial: UpdateTrial?

  /// Returns the explanation with the one change that would make the update right, as the items
  /// tell that its rows had and have.
  package func refined(by items: UpdateItems) -> UpdateExplanation {
    guard let trial else { return self }
    var refined = self
    refined.remedy = RemedySearch(trial, self, items: items).remedy
    return refined
  }
}
