import Reports
import TableTrace
import Teaching

/// A lesson in a JSON document, with its trace if it was simulated.
struct LessonRecord {
  var lesson: CourseLesson
  var number: Int
  var shown: ShownLesson?
  var trace: [TraceLine] = []

  static let shape = JSONShape<LessonRecord>([
    .init("number", .count, \.number),
    .init("name", .text, \.lesson.name),
    .init("title", .text, \.lesson.title),
    .init("scenario", .text, \.lesson.scenario),
    .init("os", .text, \.lesson.version.description),
    .init("olderOS", optional: .text) { $0.lesson.older?.description },
    .init("idea", .text, \.lesson.idea.plain),
    .init("code", .texts, \.lesson.code),
    .init("predict", .text, \.lesson.predict),
    .init("prediction", .object(question), \.lesson.prediction),
    .init("play", .list(sight), \.sights),
    .init("remember", .text, \.lesson.remember.plain),
    .init("practice", .text, \.lesson.practice.plain),
    .init("answers", .list(answer), \.answers),
    .init("quiz", .list(question), \.lesson.quiz),
    .init("anchor", optional: .count, \.shown?.anchor),
    .init("counts", optional: .list(count), \.shown?.counts),
    .init("trace", optional: .texts) { $0.shown == nil ? nil : $0.trace.map(\.indented) },
  ])

  private static let question = JSONShape<CourseQuestion>([
    .init("question", .text, \.question.plain),
    .init("choices", .list(choice), \.choices),
    .init("reason", .text, \.reason.plain),
  ])

  private static let choice = JSONShape<CourseQuestion.Choice>([
    .init("text", .text, \.text.plain),
    .init("right", .flag, \.isRight),
    .init("reply", optional: .text, \.reply?.plain),
  ])

  /// A line with the number of its event, from 1.
  private static let sight = JSONShape<(sight: CourseSight, event: Int?)>([
    .init("line", .text, \.sight.line),
    .init("text", .text, \.sight.text.plain),
    .init("event", optional: .count, \.event),
  ])

  /// An answer with the numbers of its events, from 1.
  private static let answer = JSONShape<(answer: CourseAnswer, events: [Int]?)>([
    .init("number", .text, \.answer.number),
    .init("question", .text, \.answer.question),
    .init("text", .text, \.answer.text),
    .init("line", .text, \.answer.line),
    .init("events", optional: .counts, \.events),
  ])

  private static let count = JSONShape<ShownLesson.Count>([
    .init("callback", .text, \.callback.facts.key),
    .init("calls", .count, \.calls),
    .init("olderCalls", optional: .count, \.olderCalls),
  ])

  private var sights: [(sight: CourseSight, event: Int?)] {
    shown?.sights.map { ($0.sight, $0.event) } ?? lesson.sights.map { ($0, nil) }
  }

  private var answers: [(answer: CourseAnswer, events: [Int]?)] {
    shown?.answers.map { ($0.answer, $0.events) } ?? lesson.answers.map { ($0, nil) }
  }
}
