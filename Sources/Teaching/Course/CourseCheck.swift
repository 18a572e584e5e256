import Diagnostics
import Project
import Scenarios
import TableTrace

/// Checks what lessons say about their scenarios and each other.
struct CourseCheck {
  let course: Course

  func diagnostics(of lesson: CourseLesson, in file: SourceText) -> [Diagnostic] {
    var log = Log(file)
    checkLinks(of: lesson, &log)
    guard let text = course.scenarioText(lesson.scenario) else {
      log.report(.noScenario(lesson.scenario), below: "scenario:")
      return log.diagnostics
    }
    let decoded = ScenarioDecoder.decode(text.bytes, path: text.path)
    guard let scenario = decoded.scenario else {
      log.report(.brokenScenario(lesson.scenario), below: "scenario:")
      return log.diagnostics
    }
    let versions: [(SystemVersion?, String)] = [(lesson.version, "os:"), (lesson.older, "beside:")]
    for case (let version?, let key) in versions where !scenario.versions.contains(version) {
      let listed = scenario.versions.map(\.description)
      let problem = LessonProblem.otherVersion(
        version.description,
        scenario: lesson.scenario,
        listed: listed
      )
      log.report(problem, below: key)
    }
    let run = Simulation(scenario, lesson.version, recipients: scenario.tracedRecipients)
    checkLines(of: lesson, in: run.lines.map(\.text), &log)
    return log.diagnostics
  }

  private func checkLines(of lesson: CourseLesson, in trace: [String], _ log: inout Log) {
    let sights = CourseSight.places(of: lesson.sights.map(\.line), in: trace)
    for (sight, place) in zip(lesson.sights, sights) where place == nil {
      log.report(unknown(sight.line, lesson), atLine: sight.number)
    }
    for answer in lesson.answers where answer.places(in: trace).isEmpty {
      log.report(unknown(answer.line, lesson), atLine: answer.place)
    }
  }

  private func unknown(_ line: String, _ lesson: CourseLesson) -> LessonProblem {
    .unknownLine(line, scenario: lesson.scenario, version: lesson.version.description)
  }

  /// Reports unknown names of scenarios and lessons in code spans.
  private func checkLinks(of lesson: CourseLesson, _ log: inout Log) {
    for text in lesson.texts {
      for name in Self.names(in: text) where !exists(name) {
        log.report(.deadLink(name), containing: name)
      }
    }
  }

  private func exists(_ name: String) -> Bool {
    name.contains("/") ? course.scenarioText(name) != nil : course.lesson(name) != nil
  }

  /// Returns the names of scenarios, and the arguments of 'tabletrace learn', in code spans.
  static func names(in text: LessonText) -> [String] {
    text.spans.filter(\.isCode).flatMap { span -> [String] in
      let words = span.text.split(separator: " ").map(String.init)
      if words.prefix(2) == ["tabletrace", "learn"] { return Array(words.dropFirst(2).prefix(1)) }
      return words.filter { word in
        word.split(separator: "/", omittingEmptySubsequences: false).count == 2
          && word.allSatisfy { $0.isLowercase || $0.isNumber || "-/".contains($0) }
      }
    }
  }

  /// Errors with their lines in a file.
  private struct Log {
    private let path: String
    private let lines: [String]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ file: SourceText) {
      path = file.path
      lines = TextLines(file).all
    }

    mutating func report(_ problem: LessonProblem, atLine number: Int) {
      let length = lines.indices.contains(number - 1) ? lines[number - 1].unicodeScalars.count : 1
      let range = SourceRange(line: number, column: 1, length: max(1, length))
      diagnostics.append(Diagnostic(.lesson(problem), path: path, range: range))
    }

    /// Reports a problem at the line of a key, or at the first line if the key is missing.
    mutating func report(_ problem: LessonProblem, below key: String) {
      report(problem, atLine: (lines.firstIndex { $0.hasPrefix(key) } ?? 0) + 1)
    }

    /// Reports a problem at the first line that contains a text.
    mutating func report(_ problem: LessonProblem, containing text: String) {
      report(problem, atLine: (lines.firstIndex { $0.contains(text) } ?? 0) + 1)
    }
  }
}
