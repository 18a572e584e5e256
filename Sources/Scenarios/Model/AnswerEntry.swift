/// An answer, and when a scripted callback gives it.
package struct AnswerEntry: Sendable {
  /// The rows or sections; nil for all.
  package var pattern: IndexPattern?
  /// The step, from 1, from which on it is given; nil for all.
  package var fromStep: Int?
  /// The condition; nil for always.
  package var condition: Condition?
  /// The answer.
  package var value: ScriptedAnswer
  /// The line of the scenario file that has the answer, from 1; nil where none is written.
  package var line: Int?

  /// Makes an entry.
  package init(
    pattern: IndexPattern? = nil,
    fromStep: Int? = nil,
    condition: Condition? = nil,
    value: ScriptedAnswer,
    line: Int? = nil
  ) {
    self.pattern = pattern
    self.fromStep = fromStep
    self.condition = condition
    self.value = value
    self.line = line
  }
}
