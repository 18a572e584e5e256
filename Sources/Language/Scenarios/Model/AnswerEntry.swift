/// An answer of a scripted callback, with its conditions.
package struct AnswerEntry<Value: Sendable>: Sendable {
  /// The rows or sections, or nil for all.
  package var pattern: IndexPattern?
  /// The first step in which the answer applies, from 1, or nil for all steps.
  package var fromStep: Int?
  private var when: When
  package var value: Value
  /// The line of the answer in the scenario file, from 1, or nil if none is written.
  package var line: Int?

  /// A condition, stored indirectly because hardly any of thousands of answers has one.
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

  /// The condition, or nil if the answer always applies.
  package var condition: Condition? {
    if case .holds(let condition) = when { condition } else { nil }
  }

  var needs: Circumstances { Circumstances(pattern, condition, fromStep: fromStep) }

  package var isAlways: Bool {
    pattern == nil && fromStep == nil && condition == nil
  }
}

extension AnswerEntry: Codable where Value: Codable {}
