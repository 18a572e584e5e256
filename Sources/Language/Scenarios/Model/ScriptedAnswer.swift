package protocol ScriptedAnswer: Codable, Hashable, Sendable {
  /// Whether the answer comes from the scenario's sections.
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

  /// Whether the answer comes from the scenario's sections.
  package var isOfModel: Bool { self == .model }
}

/// A length in points that a scripted callback returns.
package enum PointsAnswer: ScriptedAnswer {
  case points(Double)
  /// The value `automaticDimension`.
  case automatic
  /// The property that UIKit reads if the method is not implemented.
  case `default`
}

/// A Boolean, an editing style or another value that a scripted callback returns.
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

  /// Whether the answer comes from the scenario's sections.
  package var isOfModel: Bool { self == .model }
}

package enum TextsAnswer: ScriptedAnswer {
  case texts([String])
  /// The first letters of the headers.
  case model
  case none

  /// Whether the answer comes from the scenario's sections.
  package var isOfModel: Bool { self == .model }
}

package enum CellAnswer: ScriptedAnswer {
  /// The cell of the row, as the scenario describes it.
  case model
  case none

  /// Whether the answer comes from the scenario's sections.
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
  /// A written row, or an argument of the callback.
  case row(IndexPathExpression)
  case none
  /// The row that UIKit proposes.
  case `default`
}

/// Swipe actions, edit actions or menu actions that a scripted callback returns.
package enum ActionsAnswer: ScriptedAnswer {
  case actions(ActionList)
  /// Nil, which has the same effect as a method that is not implemented.
  case none
}

/// A word that a scripted callback returns, such as the type of an accessory.
package enum WordAnswer: ScriptedAnswer {
  case word(String)
  case none
}
