import Diagnostics
import TableTrace

/// A question of the course, or one of its lessons, as `explain` shows it.
struct AnswerPage {
  var ink: Ink

  private var parts: PageParts { PageParts(ink: ink) }

  /// The answer to a question, with the line that shows it and its lesson.
  func text(of answer: CourseAnswer, in lesson: CourseLesson) -> String {
    parts.head("\(answer.number): \(answer.question)") + "\n" + Paragraph.wrapped(answer.text)
      + "\n  \(Phrase.visible(answer.line))\n"
      + parts.part("where it is shown", [["scenario", lesson.scenario], ["lesson", lesson.name]])
      + "\nwith the trace: tabletrace learn \(answer.number)\n"
  }

  /// Why a question is out of scope.
  func text(of gap: CourseGap) -> String {
    parts.head("\(gap.number): \(gap.question)") + "\n"
      + Paragraph.wrapped("Out of scope. " + gap.reason)
  }

  /// What a lesson of the course has to predict, and what it answers.
  func text(of lesson: CourseLesson, number: Int) -> String {
    parts.head(lesson.name)
      + parts.table([
        ["lesson", "\(number) of \(Course.lessons.count) of the course"],
        ["scenario", lesson.scenario], ["predict", lesson.predict],
      ]) + parts.questions(lesson.answers) + "\nwith the trace: tabletrace learn \(lesson.name)\n"
  }
}

extension Course {
  /// The question of this number, with its lesson.
  static func answer(_ word: String) -> (answer: CourseAnswer, lesson: CourseLesson)? {
    guard let lesson = lesson(word)?.lesson,
      let answer = lesson.answers.first(where: { isNumber($0.number, word) })
    else { return nil }
    return (answer, lesson)
  }

  /// The questions that have a word of scenarios in them.
  static func answers(speakingOf word: String) -> [CourseAnswer] {
    lessons.flatMap(\.answers).filter { answer in
      [answer.question, answer.text].contains { text in
        text.split { !$0.isLetter }.contains(word[...])
      }
    }
  }
}
