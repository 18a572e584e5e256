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
  /// A view that the app dequeues: `dequeuedView`.
  case dequeuedView
  /// Swipe or edit actions, or those of a menu.
  case actions(ActionList)
  /// Another word of an enumeration, such as an editing style.
  case word(String)
}
