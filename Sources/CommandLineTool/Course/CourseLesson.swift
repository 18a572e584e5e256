import TableTrace

/// A lesson of the course: a scenario to predict, and what people ask that it answers.
struct CourseLesson {
  /// Its name, as it is typed.
  let name: String
  /// The scenario.
  let scenario: String
  /// The version whose trace is read.
  let version: SystemVersion
  /// The question to predict, before the trace is seen.
  let predict: String
  /// What is answered, the main question first.
  let answers: [CourseAnswer]
}

/// A question that people ask, with its answer and the line of the trace that shows it.
struct CourseAnswer {
  /// Its number among the questions, `Q01` or `Q47a`.
  let number: String
  /// The question.
  let question: String
  /// The answer.
  let text: String
  /// A line of the lesson's trace without its indentation; dots stand for the rest of a long one.
  let line: String

  /// Makes an answer.
  init(_ number: String, asks question: String, says text: String, line: String) {
    self.number = number
    self.question = question
    self.text = text
    self.line = line
  }

  /// Whether a line of a trace is the one that is meant.
  func isShown(by line: String) -> Bool {
    let text = line.drop { $0 == " " }
    guard self.line.hasSuffix(Self.dots) else { return text == self.line }
    return text.hasPrefix(self.line.dropLast(Self.dots.count))
  }

  private static let dots = " ..."
}

/// A question that the simulation does not answer, and why.
struct CourseGap {
  /// Its number among the questions.
  let number: String
  /// The question.
  let question: String
  /// Why it is out of scope, and what is near.
  let reason: String
}

/// Lessons on one subject.
struct CourseChapter {
  /// The headline.
  let title: String
  /// The lessons, each on the ground of those before.
  let lessons: [CourseLesson]
}
