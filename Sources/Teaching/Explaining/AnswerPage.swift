/// Pages of `explain` for questions and lessons of the course.
package enum AnswerPage {
  /// Returns the answer to a question, with the line that shows it and its lesson.
  package static func explained(_ answer: CourseAnswer, in lesson: CourseLesson) -> Explanation {
    Explanation(
      name: answer.number,
      title: answer.question,
      purpose: answer.text,
      shown: [
        .headline("the line of the trace that shows it, in \(lesson.scenario)"),
        .code([answer.line]),
      ],
      related: [PageText(.lesson, lesson.name), .scenario(lesson.scenario)],
      commands: [PageHint("the lesson with its trace", "tabletrace learn \(answer.number)")]
    )
  }

  /// Returns the page about a question out of scope, with the reason.
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

  /// Returns the page about a lesson, with its prediction and its questions.
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
      commands: [PageHint("the lesson with its trace", "tabletrace learn \(lesson.name)")]
    )
  }
}

extension Course {
  /// Returns the questions that contain a word of the scenario language.
  func answers(speakingOf word: String) -> [CourseAnswer] {
    lessons.flatMap(\.answers).filter { answer in
      [answer.question, answer.text].contains { text in
        text.split { !$0.isLetter }.contains(word[...])
      }
    }
  }
}
