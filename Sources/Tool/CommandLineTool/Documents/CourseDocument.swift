import TableTrace
import Teaching

/// A course as a JSON document: all of it, or one lesson with its trace.
struct CourseDocument: Encodable {
  private struct Chapter: Encodable {
    var title: String
    var lessons: [LessonRecord]
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

  /// A whole course, without traces.
  init(_ course: Course) {
    var number = 0
    chapters = course.chapters.map { chapter in
      let lessons = chapter.lessons.map { lesson in
        number += 1
        return LessonRecord(lesson, number)
      }
      return Chapter(title: chapter.title, lessons: lessons)
    }
    outOfScope = course.gaps.map(Gap.init)
  }

  /// A question that is out of scope.
  init(_ gap: CourseGap) {
    outOfScope = [Gap(gap)]
  }

  /// One lesson with the lines of its trace.
  init(_ shown: ShownLesson, trace: [TraceLine]) {
    chapters = [
      Chapter(title: shown.chapter?.title ?? "", lessons: [LessonRecord(shown, trace: trace)])
    ]
  }
}
