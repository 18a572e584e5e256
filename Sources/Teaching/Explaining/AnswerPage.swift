/// A question of the course, or one of its lessons, as `explain` shows it.
package enum AnswerPage {
  /// The answer to a question, with the line that shows it and its lesson.
  package static func explained(_ answer: CourseAnswer, in lesson: CourseLesson) -> Explanation {
    Explanation(
      name: answer.number,
      title: answer.question,
      purpose: answer.text,
      shown: [
        .headline("the line that shows it, in \(lesson.scenario)"), .code([answer.line]),
      ],
      related: [PageText(.lesson, lesson.name), .scenario(lesson.scenario)],
      commands: [PageHint("with the trace", "tabletrace learn \(answer.number)")]
    )
  }

  /// Why a question is out of scope.
  package static func explained(_ gap: CourseGap, in course: Course) -> Explanation {
    let place = course.gaps.firstIndex { $0.number == gap.number } ?? 0
    let near = course.gaps.beside(place).map(\.number)
    return Explanation(
      name: gap.number,
      title: gap.question,
      purpose: "Out of scope. " + gap.reason,
      related: near.map { PageText(.question, $0) }
    )
  }

  /// What a lesson of the course has to predict, and what it answers.
  package static func explained(_ lesson: CourseLesson, number: Int) -> Explanation {
    let lessons = Course.shipped.lessons
    let near = lessons.beside(number - 1).map(\.name)
    return Explanation(
      name: lesson.name,
      facts: [
        ["lesson", PageText("\(number) of \(lessons.count) of the course")],
        ["scenario", .scenario(lesson.scenario)],
      ],
      purpose: lesson.predict,
      shown: PagePart.questions(lesson.answers),
      related: near.map { PageText(.lesson, $0) } + [.scenario(lesson.scenario)],
      commands: [PageHint("with the trace", "tabletrace learn \(lesson.name)")]
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
