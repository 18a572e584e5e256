/// A client of a table: its answers and reactions.
package struct PlannedClient: Codable, Equatable, Sendable {
  package var callbacks: [PlannedCallback]
  /// Whether it is a diffable data source.
  package var isDiffable: Bool

  package init(callbacks: [PlannedCallback], isDiffable: Bool) {
    self.callbacks = callbacks
    self.isDiffable = isDiffable
  }
}

package struct PlannedCallback: Codable, Equatable, Sendable {
  /// The key, `cellForRowAt`.
  package var key: String
  /// The recipient, by the name of the table's property.
  package var recipient: String
  package var selector: String
  package var name: String
  /// The answers; nil for a callback without a result.
  package var answers: PlannedAnswers?
  package var reactions: [PlannedReaction]

  package init(
    key: String,
    recipient: String,
    selector: String,
    name: String,
    answers: PlannedAnswers?,
    reactions: [PlannedReaction]
  ) {
    self.key = key
    self.recipient = recipient
    self.selector = selector
    self.name = name
    self.answers = answers
    self.reactions = reactions
  }
}

/// Answers, of which the first that applies is given.
package struct PlannedAnswers: Codable, Equatable, Sendable {
  /// An answer and when it applies.
  package struct Entry: Codable, Equatable, Sendable {
    /// The places; nil for all.
    package var places: PlannedPattern?
    /// The first step from which on it applies; nil for the first.
    package var fromStep: Int?
    /// The condition; nil if there is none.
    package var condition: PlannedCondition?
    package var value: PlannedAnswer

    package init(
      places: PlannedPattern?,
      fromStep: Int?,
      condition: PlannedCondition?,
      value: PlannedAnswer
    ) {
      self.places = places
      self.fromStep = fromStep
      self.condition = condition
      self.value = value
    }
  }

  package var entries: [Entry]
  /// The answer where none applies.
  package var otherwise: PlannedAnswer

  package init(entries: [Entry], otherwise: PlannedAnswer) {
    self.entries = entries
    self.otherwise = otherwise
  }
}

package enum PlannedAnswer: Codable, Equatable, Sendable {
  case integer(value: Int)
  /// A height, in points.
  case points(value: Double)
  /// `automaticDimension`.
  case automatic
  case flag(value: Bool)
  case text(value: String)
  case texts(value: [String])
  /// The value from the data.
  case data
  /// The value that UIKit uses if the method is missing.
  case standard
  case none
  case view
  case headerFooterView
  /// A header or footer view that is dequeued.
  case dequeuedView
  case row(value: PlannedRow)
  /// An editing style, by its name in UIKit.
  case editingStyle(value: String)
  case actions(value: [PlannedAction], performsFirstWithFullSwipe: Bool)
}

package struct PlannedAction: Codable, Equatable, Sendable {
  package var title: String
  package var isDestructive: Bool
  package var reactions: [PlannedReaction]
  /// The argument of the completion handler; nil if the plan does not call it.
  package var completion: Bool?

  package init(
    title: String,
    isDestructive: Bool,
    reactions: [PlannedReaction],
    completion: Bool?
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.reactions = reactions
    self.completion = completion
  }
}

package struct PlannedPattern: Codable, Equatable, Sendable {
  /// A part of a place.
  package enum Part: Codable, Equatable, Sendable {
    case any
    case last
    case number(value: Int)
  }

  package var section: Part
  /// The row; nil for places that are sections, and for all rows.
  package var row: Part?

  package init(section: Part, row: Part?) {
    self.section = section
    self.row = row
  }
}

/// A row, as a step means it.
package enum PlannedRow: Codable, Hashable, Sendable {
  case fixed(section: Int, row: Int)
  case row
  case source
  case rows
  /// The proposed destination of a move.
  case proposed
}

package struct PlannedCondition: Codable, Equatable, Sendable {
  /// The content is above this, in points.
  package var offsetBelow: Double?
  /// The content is below this, in points.
  package var offsetAbove: Double?
  package var isDragging: Bool?
  package var state: String?
  /// Whether the cell still shows the item.
  package var cellShowsItem: Bool?
  package var row: PlannedPattern?

  package init() {}
}

/// The actions of a method of the app.
package struct PlannedReaction: Codable, Equatable, Sendable {
  /// One thing that it does.
  package indirect enum Action: Codable, Equatable, Sendable {
    /// A step, at once.
    case step(value: PlannedStep)
    /// Steps in a turn of the run loop of their own.
    case later(steps: [PlannedStep])
    /// Steps in a turn after some milliseconds, if the condition holds then.
    case after(milliseconds: Int, condition: PlannedCondition?, steps: [PlannedStep])
    case note(text: String)
    case state(word: String)
  }

  /// The condition; nil if there is none.
  package var condition: PlannedCondition?
  package var actions: [Action]

  package init(condition: PlannedCondition?, actions: [Action]) {
    self.condition = condition
    self.actions = actions
  }
}
