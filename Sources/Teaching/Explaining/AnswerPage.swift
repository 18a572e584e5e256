/// A question of the course, or one of its lessons, as `explain` shows it.
package enum AnswerPage {
  /// The answer to a question, with the line that shows it and its lesson.
  package static func page(of answer: CourseAnswer, in lesson: CourseLesson) -> Page {
    let places: [[PageText]] = [
      ["scenario", .scenario(lesson.scenario)], ["lesson", PageText(.lesson, lesson.name)],
    ]
    return Page(
      title: "\(answer.number): \(answer.question)",
      parts: [.prose(answer.text), .code([answer.line])]
        + PagePart.rows(places, under: "where it is shown")
        + [.hints([PageHint("with the trace", "tabletrace learn \(answer.number)")])]
    )
  }

  /// Why a question is out of scope.
  package static func page(of gap: CourseGap) -> Page {
    Page(
      title: "\(gap.number): \(gap.question)",
      parts: [.prose("Out of scope. " + gap.reason)]
    )
  }

  /// What a lesson of the course has to predict, and what it answers.
  package static func page(of lesson: CourseLesson, number: Int) -> Page {
    let facts: [[PageText]] = [
      ["lesson", PageText("\(number) of \(Course.shipped.lessons.count) of the course")],
      ["scenario", .scenario(lesson.scenario)], ["predict", PageText(lesson.predict)],
    ]
    return Page(
      title: lesson.name,
      parts: [.rows(facts)] + PagePart.questions(lesson.answers)
        + [.hints([PageHint("with the trace", "tabletrace learn \(lesson.name)")])]
    )
  }
}

extension Course {
  /// The questions that have a word of scenarios in them.
  func answers(speakingOf word: String) -> [CourseAnswer] {
    lessons.flatMap(\.answers).filter { answer in
      [answer.question, answer.text].contains { text in
        text.split { !$0.isLetter }.contains(word[...])
      }
    }
  }
}
