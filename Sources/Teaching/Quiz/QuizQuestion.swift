/// A question of a quiz: what comes at a place of a trace, or what is answered there.
package struct QuizQuestion {
  /// What is asked.
  package enum Subject: Hashable {
    /// Who is called next, if anybody is.
    case next
    /// What the event answers.
    case answer(to: String)

    /// The question.
    package var text: String {
      switch self {
      case .next: "Who is called next, and with what?"
      case .answer(let question): "What is the answer?\n  \(question) -> ..."
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

  /// Where it stands: the index of the event that is not shown.
  package var event: Int
  /// What is asked.
  package var subject: Subject
  /// The right answer first, then the wrong ones.
  package private(set) var choices: [Choice]
  /// How much can be learnt from it; only the order means something.
  var worth: Int
  /// What the question is like; a quiz asks of each kind once.
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
    kind: String
  ) {
    self.event = event
    self.subject = subject
    self.worth = worth
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
