/// The explanation of an invalid update: the numbers, where they are from, and the fix.
package struct UpdateExplanation: Hashable, Sendable {
  /// A number of rows or sections, and where it is from.
  package struct Count: Hashable, Sendable {
    package enum Unit: Hashable, Sendable {
      case rows(section: Int)
      case sections
    }

    package var number: Int
    package var unit: Unit
    package var origin: EventOrigin
  }

  /// An operation that contributes to the problem.
  package struct Operation: Hashable, Sendable {
    package var operation: UpdateOperation
    /// The line of the script that requested it, and the line of the call in which it happened.
    package var origin: EventOrigin
  }

  package var problem: UpdateProblem
  /// The number of rows or sections before the update, or nil if no number matters.
  package var before: Count?
  /// The operations that contribute to the problem, in the order of the calls.
  package var operations: [Operation] = []
  /// The number that the operations give, or nil if no count is wrong.
  package var expected: Int?
  /// The number that the data source returned after the update, or nil if no number matters.
  package var answered: Count?
  /// The one change that would make the update valid, or nil if there are several or none.
  package var remedy: UpdateRemedy?
  /// The method whose assertion fails, as the console shows it, or nil if it is not known.
  package var method: String?
  package var moveSum = MoveSum.always
  /// Whether some section has more rows than expected, and another one fewer.
  package var failsBothWays = false
  /// The update itself, to try it with changes, or nil if it failed before its end.
  package var trial: UpdateTrial?

  /// Returns the explanation with the one change that would make the update valid.
  ///
  /// The items of the rows before and after the update identify that change.
  package func refined(by items: UpdateItems) -> UpdateExplanation {
    guard let trial else { return self }
    var refined = self
    refined.remedy = RemedySearch(trial, self, items: items).remedy
    return refined
  }
}
