package import Diagnostics
import Project
package import Scenarios
import ShippedLibrary
package import TableTrace

/// A lesson of the course with its scenario: what to predict from, what happens, and the events that
/// answer its questions.
package struct ShownLesson {
  /// An answer with the events that show it.
  package struct Answer {
    /// The most events that are named.
    private static let mostNamed = 4

    package var answer: CourseAnswer
    /// The numbers of the events, from 1.
    package var events: [Int]

    /// The events that are named.
    package var named: [Int] { Array(events.prefix(Self.mostNamed)) }

    /// What stands between the numbers that are named, and behind the last: one text for each.
    package var joints: [String] {
      let more = events.count - named.count
      let end = more > 0 ? " and \(more) more" : ""
      return named.indices.map { place in
        if place == named.count - 1 { return end }
        return place == named.count - 2 && more == 0 ? " and " : ", "
      }
    }

    /// `event` or `events`.
    package var noun: String { events.count > 1 ? "events" : "event" }

    /// `event 3`, `events 3 and 8`, `events 3, 8, 12, 14 and 5 more`.
    package var phrase: String {
      let numbers = zip(named, joints).map { "\($0)\($1)" }.joined()
      return "\(noun) \(numbers)"
    }
  }

  /// Its number in the course, from 1.
  package let number: Int
  package let lesson: CourseLesson
  package let scenario: Scenario
  /// The lines of the scenario that say something to the table, without what it expects.
  package let riddle: [String]
  /// The trace with the names of Swift, which the lines of answers have.
  let lines: [TraceLine]

  /// Simulates a lesson.
  package init(_ lesson: CourseLesson, _ number: Int, _ text: SourceText, _ scenario: Scenario) {
    self.number = number
    self.lesson = lesson
    self.scenario = scenario
    riddle = ScenarioLines(text).riddle
    lines = Self.lines(of: lesson, scenario, .swift)
  }

  /// Simulates a lesson, by its number from 1, with the scenario inside the tool; nil where there is none.
  package init?(number: Int) {
    guard Course.lessons.indices.contains(number - 1) else { return nil }
    let lesson = Course.lessons[number - 1]
    let path = "\(ScenarioFile.folder)/\(lesson.scenario).yaml"
    guard let bytes = ShippedFile.at(path)?.bytes,
      let scenario = ScenarioDecoder.decode(bytes, path: path).scenario
    else { return nil }
    self.init(lesson, number, SourceText(path: path, bytes: bytes), scenario)
  }

  /// The headline.
  package var title: String { "Lesson \(number) of \(Course.lessons.count): \(lesson.name)" }

  /// The subject that it belongs to.
  package var chapter: CourseChapter? {
    Course.chapters.first { $0.lessons.contains { $0.name == lesson.name } }
  }

  /// The answers in order, the main question first.
  package var answers: [Answer] {
    let texts = lines.map(\.text)
    return lesson.answers.map { Answer(answer: $0, events: $0.places(in: texts).map { $0 + 1 }) }
  }

  /// The lesson behind it; nil behind the last.
  package var next: CourseLesson? { number < Course.lessons.count ? Course.lessons[number] : nil }

  /// The lesson before it; nil for the first.
  package var previous: CourseLesson? { number > 1 ? Course.lessons[number - 2] : nil }

  /// The trace with other names.
  package func trace(_ names: TraceNames) -> [TraceLine] {
    names == .swift ? lines : Self.lines(of: lesson, scenario, names)
  }

  private static func lines(
    of lesson: CourseLesson,
    _ scenario: Scenario,
    _ names: TraceNames
  ) -> [TraceLine] {
    let recipients = scenario.tracedRecipients
    return Simulation(scenario, lesson.version, names: names, recipients: recipients).lines
  }
}
