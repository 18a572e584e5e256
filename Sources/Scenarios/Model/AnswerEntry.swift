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

  /// Makes an entry.
  package init(
    pattern: IndexPattern? = nil,
    fromStep: Int? = nil,
    condition: Condition? = nil,
    value: ScriptedAnswer
  ) {
    self.pattern = pattern
    self.fromStep = fromStep
    self.condition = condition
    self.value = value
  }
}

/// What a scripted callback answers.
package enum ScriptedAnswer: Hashable, Sendable {
  /// Points, a count or a level.
  case number(Double)
  /// A yes or no.
  case flag(Bool)
  /// A text.
  case text(String)
  /// Several texts, for the section index.
  case texts([String])
  /// A row, which for redirections may be any.
  case row(IndexPathExpression)
  /// Nil.
  case none
  /// `automaticDimension`.
  case automatic
  /// What the sections of the scenario say.
  case model
  /// What UIKit does when the method is absent.
  case `default`
  /// A view that the app makes: `view` or `headerFooterView`.
  case view(isHeaderFooterView: Bool)
  /// Titles of swipe or edit actions.
  case actions([String])
  /// Another word of an enumeration, such as an editing style.
  case word(String)
}
