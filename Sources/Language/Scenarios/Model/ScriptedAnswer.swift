package protocol ScriptedAnswer: Codable, Hashable, Sendable {
  /// Whether it is what the sections of the scenario say.
  var isOfModel: Bool { get }
}

extension ScriptedAnswer {
  package var isOfModel: Bool { false }
}

package enum IntegerAnswer: ScriptedAnswer {
  case number(Int)
  /// The value in the scenario's sections.
  case model
  /// UIKit's behaviour without the method.
  case `default`

  /// Whether it is what the sections of the scenario say.
  package var isOfModel: Bool { self == .model }
}

/// A length that a scripted callback answers.
package enum PointsAnswer: ScriptedAnswer {
  case points(Double)
  /// `automaticDimension`.
  case automatic
  /// The property that UIKit reads when the method is absent.
  case `default`
}

/// A yes or no, an editing style or another value that a scripted callback answers.
package enum ValueAnswer<Value: Codable & Hashable & Sendable>: ScriptedAnswer {
  case value(Value)
  /// UIKit's behaviour without the method.
  case `default`
}

package enum TextAnswer: ScriptedAnswer {
  case text(String)
  /// The value in the scenario's sections.
  case model
  case none
  /// UIKit's behaviour without the method.
  case `default`

  /// Whether it is what the sections of the scenario say.
  package var isOfModel: Bool { self == .model }
}

package enum TextsAnswer: ScriptedAnswer {
  case texts([String])
  /// The first letters of the headers.
  case model
  case none

  /// Whether it is what the sections of the scenario say.
  package var isOfModel: Bool { self == .model }
}

package enum CellAnswer: ScriptedAnswer {
  /// The cell of the row, as the scenario describes it.
  case model
  case none

  /// Whether it is what the sections of the scenario say.
  package var isOfModel: Bool { self == .model }
}

package enum ViewAnswer: ScriptedAnswer {
  case view
  case headerFooterView
  /// A header or footer view that the app dequeues.
  case dequeuedView
  case none
}

package enum RowAnswer: ScriptedAnswer {
  /// As written, or one that the callback was given.
  case row(IndexPathExpression)
  case none
  /// The row that UIKit proposes.
  case `default`
}

/// Swipe or edit actions, or those of a menu, that a scripted callback answers.
package enum ActionsAnswer: ScriptedAnswer {
  case actions(ActionList)
  /// Nil, which is also what UIKit does when the method is absent.
  case none
}

/// A word that a scripted callback answers, such as the type of an accessory.
package enum WordAnswer: ScriptedAnswer {
  case word(String)
  case none
}
