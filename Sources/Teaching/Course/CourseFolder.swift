import Diagnostics
package import Project
import Scenarios

/// A folder of lessons: Markdown files and the scenarios that they use.
package enum CourseFolder {
  /// Reads the course of a folder, or returns nil after error messages if a file has errors.
  package static func course(_ folder: String, in world: World) throws(FileError) -> Course? {
    let files = world.files.readable
    let folder = FilePath.tidy(folder)
    switch files.kind(of: folder) {
    case .folder: break
    case .file: throw .notFolder(path: folder)
    case nil: throw .missing(path: folder)
    }
    let walk = try FolderWalk(
      below: folder,
      suffixes: [CourseReader.ending] + ScenarioFile.suffixes,
      in: files
    )
    let problems = walk.problems + walk.linkedFolders.map { FileError.linkedFolder(path: $0) }
    world.complain(of: problems)
    guard problems.isEmpty else { return nil }
    var lessons: [SourceText] = []
    var scenarios: [String: SourceText] = [:]
    for path in walk.files {
      let source = SourceText(path: path, bytes: try files.read(path))
      if path.hasSuffix(CourseReader.ending) {
        lessons.append(source)
      } else {
        scenarios[ScenarioFile.withoutSuffix(String(path.dropFirst(folder.count + 1)))] = source
      }
    }
    let renderer = DiagnosticRenderer(ink: world.talkInk)
    guard !lessons.isEmpty else {
      let source = SourceText(path: folder, bytes: [])
      world.say(renderer.render(Diagnostic(.lesson(.noLessons), path: folder), source: source))
      return nil
    }
    let reader = CourseReader(lessons, below: folder, ownScenarios: scenarios)
    let mistakes = reader.mistakes.isEmpty ? check(reader.course, lessons) : reader.mistakes
    for mistake in mistakes {
      world.say(renderer.render(mistake.diagnostics, source: mistake.source))
    }
    return mistakes.isEmpty ? reader.course : nil
  }

  /// Returns what lessons wrongly say about their scenarios.
  static func check(_ course: Course, _ files: [SourceText]) -> [CourseReader.Mistakes] {
    let check = CourseCheck(course: course)
    return course.lessons.compactMap { lesson in
      guard let file = files.first(where: { $0.path == lesson.path }) else { return nil }
      let diagnostics = check.diagnostics(of: lesson, in: file)
      return diagnostics.isEmpty
        ? nil : CourseReader.Mistakes(source: file, diagnostics: diagnostics)
    }
  }
}
