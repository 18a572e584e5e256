/// An answer, and when a scripted callback gives it.
package struct AnswerEntry<Value: Sendable>: Sendable {
  /// The rows or sections, or nil for all.
  package var pattern: IndexPattern?
  /// The step, from 1, from which on it is given, or nil for all.
  package var fromStep: Int?
  private var when: When
  package var value: Value
  /// The line of the scenario file that has the answer, from 1, or nil where none is written.
  package var line: Int?

  /// A condition behind a pointer: of thousands of answers by place hardly one has any.
  private indirect enum When: Codable, Sendable {
    case always
    case holds(Condition)
  }

  package init(
    pattern: IndexPattern? = nil,
    fromStep: Int? = nil,
    condition: Condition? = nil,
    value: Value,
    line: Int? = nil
  ) {
    self.pattern = pattern
    self.fromStep = fromStep
    when = condition.map(When.holds) ?? .always
    self.value = value
    self.line = line
  }

  /// The condition, or nil for always.
  package var condition: Condition? {
    if case .holds(let condition) = when { condition } else { nil }
  }

  var needs: Circumstances { Circumstances(pattern, condition, fromStep: fromStep) }

  package var isAlways: Bool {
    pattern == nil && fromStep == nil && condition == nil
  }
}

extension AnswerEntry: Codable where Value: Codable {}
