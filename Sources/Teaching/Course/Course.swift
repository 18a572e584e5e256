package import Diagnostics
import Project
import Scenarios
import ShippedLibrary
package import TableTrace

/// A course: lessons in an order for beginners, with common questions.
package struct Course: Sendable {
  /// The built-in course, from the first load to the invalid update.
  package static let shipped = CourseReader.shipped.course

  package let chapters: [CourseChapter]
  /// The questions that are out of scope, each with the reason.
  package internal(set) var gaps: [CourseGap] = []
  /// Scenarios of lessons outside of the built-in course, by their names.
  var ownScenarios: [String: SourceText] = [:]

  package var lessons: [CourseLesson] { chapters.flatMap(\.lessons) }

  /// Returns the lesson with a name, a number from 1, a scenario, or a question, or nil.
  package func lesson(_ word: String) -> (number: Int, lesson: CourseLesson)? {
    let lessons = lessons
    let place = lessons.indices.first { index in
      [lessons[index].name, lessons[index].scenario, "\(index + 1)"].contains(word)
        || lessons[index].answers.contains { $0.number.lowercased() == Self.normal(word) }
    }
    return place.map { ($0 + 1, lessons[$0]) }
  }

  /// Returns the question out of scope with this number, or nil.
  package func gap(_ word: String) -> CourseGap? {
    gaps.first { $0.number.lowercased() == Self.normal(word) }
  }

  /// Returns the answered question with this number, and its lesson, or nil.
  package func answer(_ word: String) -> (answer: CourseAnswer, lesson: CourseLesson)? {
    guard let lesson = lesson(word)?.lesson,
      let answer = lesson.answers.first(where: { $0.number.lowercased() == Self.normal(word) })
    else { return nil }
    return (answer, lesson)
  }

  /// Returns the questions about a callback, with the lessons that answer them.
  package func questions(about callback: Callback) -> [(answer: CourseAnswer, lesson: String)] {
    let key = callback.facts.key
    let ending = ["InSection", "Section", "At"].first { key.hasSuffix($0) } ?? ""
    let stem = String(key.dropLast(ending.count))
    return lessons.flatMap { lesson in
      lesson.answers.filter { $0.question.contains(stem) || $0.line.hasPrefix(callback.facts.name) }
        .map { (answer: $0, lesson: lesson.name) }
    }
  }

  /// Returns the number of a question as the course writes it, such as Q01 for `q1`.
  private static func normal(_ word: String) -> String {
    let word = word.lowercased()
    let digits = word.dropFirst().prefix { $0.isNumber }
    guard word.hasPrefix("q"), digits.count == 1 else { return word }
    return "q0" + word.dropFirst()
  }

  /// Returns the text of a scenario, from the course's own folder or else the built-in one.
  package func scenarioText(_ name: String) -> SourceText? {
    if let own = ownScenarios[name] { return own }
    let path = FilePath.join(ScenarioFile.folder, "\(name).yaml")
    guard let file = ShippedFile.at(path) else { return nil }
    return SourceText(path: FilePath.join(ProjectFiles.libraryRoot, path), bytes: file.bytes)
  }

  /// All names of lessons and numbers of questions.
  package var words: [String] {
    lessons.map(\.name) + lessons.flatMap { $0.answers.map(\.number) } + gaps.map(\.number)
  }
}
