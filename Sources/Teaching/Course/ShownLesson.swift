package import Diagnostics
import Project
import Reports
package import Scenarios
package import TableTrace

/// A simulated lesson of a course: the scenario, the trace, and the events that answer its
/// questions.
package struct ShownLesson {
  /// An answer with the events that show it.
  package struct Answer {
    private static let mostNamed = 4

    package var answer: CourseAnswer
    /// The numbers of the events, from 1.
    package var events: [Int]

    package var named: [Int] { Array(events.prefix(Self.mostNamed)) }

    /// The text after each number in `phrase`.
    package var joints: [String] {
      let more = events.count - named.count
      let end = more > 0 ? " and \(more) more" : ""
      return named.indices.map { place in
        if place == named.count - 1 { return end }
        return place == named.count - 2 && more == 0 ? " and " : ", "
      }
    }

    package var noun: String { events.count > 1 ? "events" : "event" }

    /// The events as text, such as `event 3`, `events 3 and 8` or `events 3, 8, 12, 14 and 5 more`.
    package var phrase: String {
      let numbers = zip(named, joints).map { "\($0)\($1)" }.joined()
      return "\(noun) \(numbers)"
    }
  }

  package struct Count {
    package let callback: Callback
    /// The number of calls under the version of the lesson.
    package let calls: Int
    /// The number of calls under the older version, or nil if the lesson has none.
    package let olderCalls: Int?
  }

  package let course: Course
  /// Its number in the course, from 1.
  package let number: Int
  package let lesson: CourseLesson
  package let scenario: Scenario
  /// The lines of the scenario that affect the table, without expectations.
  package let riddle: [String]
  /// The trace with Swift names, which the lines of answers use.
  let lines: [TraceLine]

  package init(
    _ lesson: CourseLesson,
    _ number: Int,
    of course: Course,
    _ text: SourceText,
    _ scenario: Scenario
  ) {
    self.course = course
    self.number = number
    self.lesson = lesson
    self.scenario = scenario
    riddle = ScenarioLines(text).riddle
    lines = Self.lines(of: scenario, lesson.version, .swift)
  }

  /// Simulates a lesson, given by its number from 1.
  ///
  /// Returns nil if it or its scenario does not exist.
  package init?(number: Int, of course: Course) {
    let lessons = course.lessons
    guard lessons.indices.contains(number - 1),
      let text = course.scenarioText(lessons[number - 1].scenario),
      let scenario = ScenarioDecoder.decode(text.bytes, path: text.path).scenario
    else { return nil }
    self.init(lessons[number - 1], number, of: course, text, scenario)
  }

  package var title: String { "Lesson \(number) of \(course.lessons.count): \(lesson.name)" }

  /// The words of the scenario that are not from UIKit, with their meanings.
  package var words: [(word: String, meaning: String)] { LessonLegend.words(in: riddle) }

  /// The meanings of the signs in the trace.
  package var signs: String { LessonLegend.signs(in: lines.map(\.text)) }

  package var chapter: CourseChapter? {
    course.chapters.first { $0.lessons.contains { $0.name == lesson.name } }
  }

  /// The answers in order, starting with the main question.
  package var answers: [Answer] {
    let texts = lines.map(\.text)
    return lesson.answers.map { Answer(answer: $0, events: $0.places(in: texts).map { $0 + 1 }) }
  }

  /// The lines that matter, each with the number of its event, from 1.
  package var sights: [(sight: CourseSight, event: Int)] {
    let places = CourseSight.places(of: lesson.sights.map(\.line), in: lines.map(\.text))
    return zip(lesson.sights, places).compactMap { sight, place in place.map { (sight, $0 + 1) } }
  }

  /// The event at which the player opens, from 1, or nil if the player chooses it.
  package var opens: Int? {
    let sights = sights
    return lesson.opens.flatMap { sights.indices.contains($0) ? sights[$0].event : nil }
  }

  /// The event that the lesson is about, from 1.
  package var anchor: Int { opens ?? sights.first?.event ?? 1 }

  /// The number of calls of each counted callback.
  package var counts: [Count] {
    let older = lesson.older.map { Self.lines(of: scenario, $0, .swift) }
    return lesson.counted.map { callback in
      Count(
        callback: callback,
        calls: lines.calls(of: callback),
        olderCalls: older?.calls(of: callback)
      )
    }
  }

  /// A sentence about the certainty of the order.
  package var certainty: String { lines.sum(Evidence.words(lesson.version)).sentence }

  package var next: CourseLesson? {
    let lessons = course.lessons
    return number < lessons.count ? lessons[number] : nil
  }

  package var previous: CourseLesson? { number > 1 ? course.lessons[number - 2] : nil }

  package func trace(_ names: TraceNames) -> [TraceLine] {
    names == .swift ? lines : Self.lines(of: scenario, lesson.version, names)
  }

  private static func lines(
    of scenario: Scenario,
    _ version: SystemVersion,
    _ names: TraceNames
  ) -> [TraceLine] {
    Simulation.lines(scenario, version, names: names, recipients: scenario.tracedRecipients)
  }
}

extension [TraceLine] {
  fileprivate func calls(of callback: Callback) -> Int {
    count { line in
      if case .call(.callback(callback)) = line.kind { true } else { false }
    }
  }
}
