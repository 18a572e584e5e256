import Diagnostics

/// The course as a list: chapters, lessons with their questions, and what is out of scope.
struct CoursePage {
  var ink: Ink

  var text: String {
    var number = 0
    let chapters = Course.chapters.map { chapter in
      let rows = chapter.lessons.map { lesson in
        number += 1
        return row(number, lesson)
      }
      return ink.paint(chapter.title, .bold) + "\n" + TextTable.lines(rows.flatMap(\.self))
    }
    let gaps = Course.gaps.map { ["  \($0.number)", $0.question] }
    return chapters.joined(separator: "\n") + "\n" + ink.paint("Out of scope", .bold) + "\n"
      + TextTable.lines(gaps) + "\ntabletrace learn first-load begins\n"
  }

  /// A line for each question of a lesson, the first with the name of the lesson.
  private func row(_ number: Int, _ lesson: CourseLesson) -> [[String]] {
    lesson.answers.enumerated().map { place, answer in
      let width = String(Course.lessons.count).count
      let text = String(number)
      let padded = String(repeating: " ", count: width - text.count) + text
      return place == 0
        ? ["  \(padded)", lesson.name, answer.number, answer.question]
        : ["", "", answer.number, answer.question]
    }
  }
}
