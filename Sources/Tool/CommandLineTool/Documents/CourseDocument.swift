import TableTrace
import Teaching

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

    init(_ answer: CourseAnswer, events: [Int]?) {
      number = answer.number
      question = answer.question
      text = answer.text
      line = answer.line
      self.events = events
    }
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
        return Self.record(lesson, number, lesson.answers.map { Answer($0, events: nil) })
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
  init(_ shown: ShownLesson, trace: [TraceLine]) {
    let answers = shown.answers.map { Answer($0.answer, events: $0.events) }
    var record = Self.record(shown.lesson, shown.number, answers)
    record.trace = trace.map(\.indented)
    chapters = [Chapter(title: shown.chapter?.title ?? "", lessons: [record])]
  }

  private static func record(
    _ lesson: CourseLesson,
    _ number: Int,
    _ answers: [Answer]
  ) -> Lesson {
    Lesson(
      number: number,
      name: lesson.name,
      scenario: lesson.scenario,
      os: lesson.version.description,
      predict: lesson.predict,
      answers: answers
    )
  }
}
