/// A question of a quiz: the next call at a place of a trace, or what an event returns.
package struct QuizQuestion {
  /// What is asked.
  package enum Subject: Hashable {
    /// The next call, if there is one.
    case next
    /// What the event returns.
    case answer(to: String)

    /// The question.
    package var text: String {
      switch self {
      case .next: "Which call is next?"
      case .answer(let question): "What does this return?\n  \(question) -> ..."
      }
    }
  }

  /// Something to choose.
  package struct Choice: Hashable {
    /// What it says.
    package var text: String
    /// Why it is wrong; nil for the right one.
    package var objection: String?
  }

  /// The index of the first event that is not shown.
  package var event: Int
  /// What is asked.
  package var subject: Subject
  /// The right answer first, then the wrong ones.
  package private(set) var choices: [Choice]
  /// How much can be learnt from it; only the order matters.
  var worth: Int
  /// Whether the right answer is only a guess.
  var isGuess: Bool
  /// The kind of question; a quiz asks each kind once.
  var kind: String

  /// The most choices.
  private static let mostChoices = 4
  /// The fewest choices of a question worth asking.
  static let fewestChoices = 3

  /// Makes a question of a right answer and wrong ones; those that say the same as another are left
  /// out, and so are those that are too many.
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

  /// Puts the choices into an order that says nothing, the same for the same seed.
  mutating func shuffle(seed: Int) {
    let ranked = choices.map { (rank: StableHash.of("\(seed) \(event) \($0.text)"), choice: $0) }
    choices = ranked.sorted { ($0.rank, $0.choice.text) < ($1.rank, $1.choice.text) }.map(\.choice)
  }

  /// The number of the right choice, from 1.
  package var right: Int {
    (choices.firstIndex { $0.objection == nil } ?? 0) + 1
  }
}
