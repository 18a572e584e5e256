import Reports
import TableTrace
import Teaching

/// A course as a JSON document: the whole course, or one lesson with its trace.
struct CourseDocument {
  private var chapters: [(title: String, lessons: [LessonRecord])] = []
  private var gaps: [CourseGap] = []

  /// A whole course, without traces.
  init(_ course: Course) {
    var number = 0
    chapters = course.chapters.map { chapter in
      let lessons = chapter.lessons.map { lesson in
        number += 1
        return LessonRecord(lesson: lesson, number: number)
      }
      return (chapter.title, lessons)
    }
    gaps = course.gaps
  }

  /// Creates the entry for a question that is out of scope.
  init(_ gap: CourseGap) {
    gaps = [gap]
  }

  init(_ shown: ShownLesson, trace: [TraceLine]) {
    let lesson = LessonRecord(
      lesson: shown.lesson,
      number: shown.number,
      shown: shown,
      trace: trace
    )
    chapters = [(shown.chapter?.title ?? "", [lesson])]
  }

  static let shape = JSONShape<CourseDocument>([
    .version,
    .init("chapters", .list(chapter), \.chapters),
    .init("outOfScope", .list(gap), \.gaps),
  ])

  private static let chapter = JSONShape<(title: String, lessons: [LessonRecord])>([
    .init("title", .text, \.title),
    .init("lessons", .list(LessonRecord.shape), \.lessons),
  ])

  private static let gap = JSONShape<CourseGap>([
    .init("number", .text, \.number),
    .init("question", .text, \.question),
    .init("reason", .text, \.reason),
  ])
}
