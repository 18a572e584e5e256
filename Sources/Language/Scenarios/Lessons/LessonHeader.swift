package import Diagnostics
package import TableTrace
import YAMLSource

package struct LessonHeader: Sendable {
  /// The name of the lesson, or nil to use the name of the file.
  package var name: String?
  /// The scenario, or nil to use the one next to the file.
  package var scenario: String?
  /// The version whose trace the lesson shows.
  package var version: SystemVersion
  /// An older version whose trace differs, or nil.
  package var older: SystemVersion?
  package var counted: [Callback]
  /// The number of the line in its part Play at which the player opens, from 1, or nil.
  package var opens: Int?

  /// Reads front matter and finds all mistakes in it.
  package static func decode(
    _ source: SourceText
  ) -> (header: LessonHeader?, diagnostics: [Diagnostic]) {
    let read = FrontMatter.read(source, as: table)
    guard let root = read.root, let version = root["os"].flatMap(systemVersion) else {
      return (nil, read.diagnostics)
    }
    let header = LessonHeader(
      name: root["lesson"]?.text,
      scenario: root["scenario"]?.text,
      version: version,
      older: root["beside"].flatMap(systemVersion),
      counted: (root["counts"]?.texts ?? []).compactMap { Callback.spelled($0) },
      opens: root["opens"]?.text.flatMap { Int($0) }
    )
    return (header, [])
  }

  private static func systemVersion(_ node: YAMLNode) -> SystemVersion? {
    node.text.flatMap { SystemVersion($0) }
  }

  static let table = ObjectShape("the front matter of a lesson") {
    Field("os", .format(.systemVersion)).required.says("The version that the lesson shows.")
    Field("lesson", .text).says("The name of the lesson (default: the name of the file).")
    Field("scenario", .text).says(
      "The scenario (default: the one next to the file, with the same "
        + "name)."
    )
    Field("beside", .format(.systemVersion)).says("An older version that differs.")
    Field("counts", .list(.format(.call), .atLeast(1)))
      .says("The callbacks that the lesson counts.")
    Field("opens", .integer(1...100))
      .says("The line of the part Play at which the player opens, from 1.")
  }
}

/// The front matter of the file that orders the lessons of a course.
package struct CourseHeader: Sendable {
  package struct Chapter: Sendable {
    package var title: String
    /// The lessons, each with its place in the file.
    package var lessons: [(name: String, range: SourceRange)]
  }

  package var chapters: [Chapter]

  /// Reads front matter and finds all mistakes in it.
  package static func decode(
    _ source: SourceText
  ) -> (header: CourseHeader?, diagnostics: [Diagnostic]) {
    let read = FrontMatter.read(source, as: table)
    guard let root = read.root else { return (nil, read.diagnostics) }
    let chapters = (root["chapters"]?.entries ?? []).map { entry in
      let lessons = entry["lessons"]?.entries ?? []
      return Chapter(
        title: entry["title"]?.text ?? "",
        lessons: lessons.map { ($0.scalar?.text ?? "", $0.range) }
      )
    }
    return (CourseHeader(chapters: chapters), [])
  }

  static let table = ObjectShape("the front matter of a course") {
    Field("chapters", .list(.object(chapter), .atLeast(1))).required.says("The chapters.")
  }

  private static let chapter = ObjectShape("a chapter") {
    Field("title", .text).required.says("The title of the chapter.")
    Field("lessons", .list(.text, .atLeast(1))).required.says("The names of its lessons.")
  }
}
