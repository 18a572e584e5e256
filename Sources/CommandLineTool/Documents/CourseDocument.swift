import TableTrace

/// The course as a JSON document: all of it, or one lesson with its trace.
struct CourseDocument: Encodable {
  private struct Chapter: Encodable {
    var title: String
    var lessons: [Lesson]
  }

  private struct Lesson: Encodable {
    var number: Int
    var name: String
    var scenario: String
    var os: String
    var predict: String
    var answers: [Answer]
    var trace: [String]?
  }

  private struct Answer: Encodable {
    var number: String
    var question: String
    var text: String
    var line: String
    /// Where the line stands in the trace, from 1.
    var events: [Int]?
  }

  private struct Gap: Encodable {
    var number: String
    var question: String
    var reason: String

    init(_ gap: CourseGap) {
      number = gap.number
      question = gap.question
      reason = gap.reason
    }
  }

  private var version = 1
  private var chapters: [Chapter] = []
  private var outOfScope: [Gap] = []

  /// The whole course, without traces.
  init() {
    var number = 0
    chapters = Course.chapters.map { chapter in
      let lessons = chapter.lessons.map { lesson in
        number += 1
        return Self.record(lesson, number, lines: nil)
      }
      return Chapter(title: chapter.title, lessons: lessons)
    }
    outOfScope = Course.gaps.map(Gap.init)
  }

  /// A question that is out of scope.
  init(_ gap: CourseGap) {
    outOfScope = [Gap(gap)]
  }

  /// One lesson with the lines of its trace.
  init(_ lesson: CourseLesson, _ number: Int, lines: [TraceLine], trace: [String]) {
    let chapter = Course.chapters.first { $0.lessons.contains { $0.name == lesson.name } }
    var record = Self.record(lesson, number, lines: lines)
    record.trace = trace
    chapters = [Chapter(title: chapter?.title ?? "", lessons: [record])]
  }

  private static func record(
    _ lesson: CourseLesson,
    _ number: Int,
    lines: [TraceLine]?
  ) -> Lesson {
    let answers = lesson.answers.map { answer in
      let places = lines.map { answer.places(in: $0.map(\.text)) }
      return Answer(
        number: answer.number,
        question: answer.question,
        text: answer.text,
        line: answer.line,
        events: places.map { $0.map { $0 + 1 } }
      )
    }
    return Lesson(
      number: number,
      name: lesson.name,
      scenario: lesson.scenario,
      os: lesson.version.description,
      predict: lesson.predict,
      answers: answers
    )
  }
}
