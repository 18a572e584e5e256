package import Diagnostics
import Project
import Scenarios
import ShippedLibrary

/// Reads a course from its files: the lessons, and the list of the lessons.
package struct CourseReader: Sendable {
  package struct Mistakes: Sendable {
    package let source: SourceText
    package let diagnostics: [Diagnostic]
  }

  static let ending = ".md"
  /// The name of the file that lists the lessons.
  private static let list = "course"
  /// The name of the file of everyday words, which is not a lesson.
  private static let words = "everyday-words"
  /// The chapter of a course that does not list its lessons.
  private static let onlyChapter = "Lessons"

  /// The built-in course, which a test checks for errors.
  package static let shipped = CourseReader(
    ShippedFile.below(ScenarioFile.folder).filter { $0.path.hasSuffix(ending) }
      .map { SourceText(path: $0.path, bytes: $0.bytes) },
    below: ScenarioFile.folder
  )

  /// The course, without the lessons that have errors.
  package let course: Course
  package let mistakes: [Mistakes]

  /// Reads the files of a course, sorted by their paths.
  init(
    _ files: [SourceText],
    below folder: String,
    ownScenarios: [String: SourceText] = [:]
  ) {
    var log = MistakeLog()
    var lessons: [CourseLesson] = []
    var order: SourceText?
    for file in files {
      let name = file.path.dropFirst(folder.count + 1).dropLast(Self.ending.count)
      if name == Self.list { order = file }
      guard name != Self.list, name != Self.words else { continue }
      var reader = LessonReader(path: file.path)
      let lesson = reader.lesson(file, ownName: String(name))
      log.add(reader.diagnostics, file)
      if let lesson { lessons.append(lesson) }
    }
    let isWhole = log.mistakes.isEmpty
    let list = order.map { CourseList($0, lessons, isWhole: isWhole, log: &log) }
    Self.checkNames(of: lessons, list?.gaps ?? [], files, log: &log)
    let only = lessons.isEmpty ? [] : [CourseChapter(title: Self.onlyChapter, lessons: lessons)]
    course = Course(
      chapters: list?.chapters ?? only,
      gaps: list?.gaps ?? [],
      ownScenarios: ownScenarios
    )
    mistakes = log.mistakes
  }

  /// Reports names and numbers that two lessons share.
  private static func checkNames(
    of lessons: [CourseLesson],
    _ gaps: [CourseGap],
    _ files: [SourceText],
    log: inout MistakeLog
  ) {
    var known: [String: String] = gaps.reduce(into: [:]) {
      $0[$1.number] = "the list of the course"
    }
    for lesson in lessons {
      let names = [(lesson.name, 1)] + lesson.answers.map { ($0.number, $0.place) }
      for (name, line) in names {
        guard let other = known.updateValue(lesson.path, forKey: name),
          let file = files.first(where: { $0.path == lesson.path })
        else { continue }
        let range = SourceRange(line: line, column: 1)
        let problem = LessonProblem.sameName(name, other: other)
        log.add([Diagnostic(.lesson(problem), path: file.path, range: range)], file)
      }
    }
  }
}

/// The errors of the files of a course.
struct MistakeLog {
  /// The errors, in the order of the files.
  private(set) var mistakes: [CourseReader.Mistakes] = []

  mutating func add(_ diagnostics: [Diagnostic], _ source: SourceText) {
    guard !diagnostics.isEmpty else { return }
    mistakes.append(CourseReader.Mistakes(source: source, diagnostics: diagnostics))
  }
}
