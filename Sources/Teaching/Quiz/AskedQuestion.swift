package import Diagnostics
import Project

/// A quiz question in a terminal, generated from a run or from a lesson.
package struct AskedQuestion {
  /// The headline, the question and its choices.
  package let text: String
  package let choices: Int
  /// The number of the right choice, from 1.
  package let right: Int
  /// Returns the reply to a choice, or to no choice if nil.
  package let verdict: (Int?) -> String

  /// Returns the questions that are generated from a run.
  package static func generated(
    _ questions: [QuizQuestion],
    of run: QuizRun,
    ink: Ink
  ) -> [AskedQuestion] {
    let talk = QuizTalk(run, ink: ink)
    return questions.enumerated().map { place, question in
      AskedQuestion(
        text: talk.text(of: question, number: place + 1, of: questions.count),
        choices: question.choices.count,
        right: question.right,
        verdict: { talk.verdict(on: $0, of: question) }
      )
    }
  }

  package static func written(_ questions: [CourseQuestion], ink: Ink) -> [AskedQuestion] {
    questions.enumerated().map { place, question in
      let headline = "question \(place + 1) of \(questions.count)"
      return AskedQuestion(
        text: ink.paint(headline, .bold) + "\n"
          + Paragraph.wrapped(question.question.plain) + question.list,
        choices: question.choices.count,
        right: question.right,
        verdict: { verdict(on: $0, of: question, ink) }
      )
    }
  }

  private static func verdict(on choice: Int?, of question: CourseQuestion, _ ink: Ink) -> String {
    let right = Phrase.visible(question.choices[question.right - 1].text.plain)
    let reason = Paragraph.wrapped(question.reason.plain)
    guard choice != question.right else {
      return ink.paint("right: \(right)", .green) + "\n" + reason
    }
    let chosen = choice.flatMap { number in
      question.choices.indices.contains(number - 1) ? question.choices[number - 1] : nil
    }
    let reply = chosen?.reply.map { Paragraph.wrapped($0.plain) } ?? ""
    let front = choice == nil ? "the answer" : "no, it"
    return "\(front) is \(question.right): \(right)\n" + reply + reason
  }
}
