/// A question of a quiz: the next call in a trace, or the answer of an event.
package struct QuizQuestion {
  package enum Subject: Hashable {
    case next
    case answer(to: String)

    package var text: String {
      switch self {
      case .next: "Which call is next?"
      case .answer(let question): "What does this return?\n  \(question) -> ..."
      }
    }
  }

  package struct Choice: Hashable {
    package var text: String
    /// The reason why it is wrong, or nil for the right choice.
    package var objection: String?
  }

  /// The index of the first hidden event.
  package var event: Int
  package var subject: Subject
  /// The right answer first, then the wrong ones.
  package private(set) var choices: [Choice]
  /// How much the question teaches, as a number that matters only for the order.
  var worth: Int
  /// Whether the right answer is only a guess.
  var isGuess: Bool
  /// The kind of question, each of which occurs only once in a quiz.
  var kind: String

  private static let mostChoices = 4
  /// A question needs at least this number of choices.
  static let fewestChoices = 3

  /// Makes a question from a right and some wrong choices, without duplicates and up to the limit.
  init(
    event: Int,
    subject: Subject,
    right: String,
    wrong: [Choice],
    worth: Int,
    isGuess: Bool,
    kind: String
  ) {
    self.event = event
    self.subject = subject
    self.worth = worth
    self.isGuess = isGuess
    self.kind = kind
    choices = [Choice(text: right)]
    for choice in wrong where choices.count < Self.mostChoices {
      if !choices.contains(where: { $0.text == choice.text }) { choices.append(choice) }
    }
  }

  /// Shuffles the choices, always in the same order for the same seed.
  mutating func shuffle(seed: Int) {
    let ranked = choices.map { (rank: StableHash.of("\(seed) \(event) \($0.text)"), choice: $0) }
    choices = ranked.sorted { ($0.rank, $0.choice.text) < ($1.rank, $1.choice.text) }.map(\.choice)
  }

  /// The number of the right choice, from 1.
  package var right: Int {
    (choices.firstIndex { $0.objection == nil } ?? 0) + 1
  }
}
