/// The course as a list: chapters, lessons with their questions, and what is out of scope.
package struct CoursePage {
  package init() {}

  /// A page a chapter, and one for what is out of scope.
  package var pages: [Page] {
    var number = 0
    let chapters = Course.chapters.map { chapter in
      let rows = chapter.lessons.map { lesson in
        number += 1
        return row(number, lesson)
      }
      return Page(title: chapter.title, parts: [.rows(rows.flatMap(\.self))])
    }
    let gaps = Course.gaps.map { [PageText(.question, $0.number), PageText($0.question)] }
    let begins: PagePart = .remark("tabletrace learn first-load begins")
    return chapters + [Page(title: "Out of scope", parts: [.rows(gaps), begins])]
  }

  /// A line for each question of a lesson, the first with the name of the lesson.
  private func row(_ number: Int, _ lesson: CourseLesson) -> [[PageText]] {
    lesson.answers.enumerated().map { place, answer in
      let width = String(Course.lessons.count).count
      let text = String(number)
      let padded = String(repeating: " ", count: width - text.count) + text
      let question: [PageText] = [
        PageText(.question, answer.number), PageText(answer.question),
      ]
      return place == 0
        ? [PageText(padded), PageText(.lesson, lesson.name)] + question : ["", ""] + question
    }
  }
}
