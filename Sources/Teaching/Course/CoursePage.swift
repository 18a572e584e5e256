import Project

/// The course as a list: chapters, lessons with their questions, and questions out of scope.
package struct CoursePage {
  private let course: Course
  /// The folder of the course, or nil for the built-in one.
  private let folder: String?

  package init(_ course: Course, folder: String? = nil) {
    self.course = course
    self.folder = folder
  }

  /// A page for each chapter, and one for the questions out of scope.
  package var pages: [Page] {
    var number = 0
    let chapters = course.chapters.map { chapter in
      let rows = chapter.lessons.map { lesson in
        number += 1
        return row(number, lesson)
      }
      return Page(title: chapter.title, parts: [.rows(rows.flatMap(\.self))])
    }
    let gaps = course.gaps.map { [PageText(.question, $0.number), PageText($0.question)] }
    let option = folder.map { " --course \(ShellWord.quoted($0))" } ?? ""
    let start = course.lessons.first.map {
      PagePart.remark(PageText("To begin: tabletrace learn \($0.name)\(option)"))
    }
    let remarks = [start].compactMap(\.self)
    guard !gaps.isEmpty else { return chapters + [Page(parts: remarks)] }
    return chapters + [Page(title: "Out of scope", parts: [.rows(gaps)] + remarks)]
  }

  /// Returns a line for each question of a lesson, the first with the name of the lesson.
  private func row(_ number: Int, _ lesson: CourseLesson) -> [[PageText]] {
    let width = String(course.lessons.count).count
    let text = String(number)
    let padded = String(repeating: " ", count: width - text.count) + text
    let front = [PageText(padded), PageText(.lesson, lesson.name)]
    guard !lesson.answers.isEmpty else { return [front + ["", PageText(lesson.title)]] }
    return lesson.answers.enumerated().map { place, answer in
      let question = [PageText(.question, answer.number), PageText(answer.question)]
      return place == 0 ? front + question : ["", ""] + question
    }
  }
}
