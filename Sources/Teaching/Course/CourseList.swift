import Diagnostics
import Scenarios

/// The file that lists the lessons of a course in order, and the questions that no lesson answers.
struct CourseList {
  private(set) var chapters: [CourseChapter] = []
  private(set) var gaps: [CourseGap] = []

  /// Reads the file, in which an unknown name is an error if all lessons could be read (`isWhole`).
  init(_ source: SourceText, _ lessons: [CourseLesson], isWhole: Bool, log: inout MistakeLog) {
    let matter: FrontMatter
    do throws(FrontMatter.Problem) {
      matter = try FrontMatter(source)
    } catch {
      log.add([error.diagnostic(source.path)], source)
      return
    }
    let (header, problems) = CourseHeader.decode(matter.header)
    let body = LessonParts(matter.body, path: source.path)
    var reader = LessonReader(path: source.path)
    gaps = reader.gaps(body.parts)
    var diagnostics = problems + body.diagnostics + reader.diagnostics
    var listed: Set<String> = []
    let names = lessons.map(\.name)
    for chapter in header?.chapters ?? [] {
      var found: [CourseLesson] = []
      for (name, range) in chapter.lessons {
        let problem: LessonProblem? =
          listed.insert(name).inserted
          ? nil : .sameName(name, other: "another line of this file")
        if let problem {
          diagnostics.append(Diagnostic(.lesson(problem), path: source.path, range: range))
        } else if let lesson = lessons.first(where: { $0.name == name }) {
          found.append(lesson)
        } else if isWhole {
          let problem = LessonProblem.unknownLesson(name, allowed: names)
          diagnostics.append(Diagnostic(.lesson(problem), path: source.path, range: range))
        }
      }
      chapters.append(CourseChapter(title: chapter.title, lessons: found))
    }
    for name in names where header != nil && !listed.contains(name) {
      let problem = LessonProblem.unlistedLesson(name, course: source.path)
      let range = SourceRange(line: 1, column: 1)
      diagnostics.append(Diagnostic(.lesson(problem), path: source.path, range: range))
    }
    log.add(diagnostics, source)
  }
}
