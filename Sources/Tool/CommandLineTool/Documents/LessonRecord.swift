import TableTrace
import Teaching

/// A lesson in a JSON document.
struct LessonRecord: Encodable {
  private struct Question: Encodable {
    struct Choice: Encodable {
      var text: String
      var right: Bool
      var reply: String?
    }

    var question: String
    var choices: [Choice]
    var reason: String

    init(_ question: CourseQuestion) {
      self.question = question.question.plain
      choices = question.choices.map { choice in
        Choice(text: choice.text.plain, right: choice.isRight, reply: choice.reply?.plain)
      }
      reason = question.reason.plain
    }
  }

  private struct Sight: Encodable {
    var line: String
    var text: String
    /// Where the line is in the trace, from 1.
    var event: Int?
  }

  private struct Answer: Encodable {
    var number: String
    var question: String
    var text: String
    var line: String
    /// Where the line is in the trace, from 1.
    var events: [Int]?
  }

  private struct Count: Encodable {
    var callback: String
    var calls: Int
    var olderCalls: Int?
  }

  private var number: Int
  private var name: String
  private var title: String
  private var scenario: String
  private var os: String
  private var olderOS: String?
  private var idea: String
  private var code: [String]
  private var predict: String
  private var prediction: Question
  private var play: [Sight]
  private var remember: String
  private var practice: String
  private var answers: [Answer]
  private var quiz: [Question]
  /// The event that a player opens at, from 1.
  private var anchor: Int?
  private var counts: [Count]?
  private var trace: [String]?

  /// A lesson without its trace.
  init(_ lesson: CourseLesson, _ number: Int) {
    self.number = number
    name = lesson.name
    title = lesson.title
    scenario = lesson.scenario
    os = lesson.version.description
    olderOS = lesson.older?.description
    idea = lesson.idea.plain
    code = lesson.code
    predict = lesson.predict
    prediction = Question(lesson.prediction)
    play = lesson.sights.map { Sight(line: $0.line, text: $0.text.plain) }
    remember = lesson.remember.plain
    practice = lesson.practice.plain
    answers = lesson.answers.map { answer in
      Answer(
        number: answer.number,
        question: answer.question,
        text: answer.text,
        line: answer.line
      )
    }
    quiz = lesson.quiz.map(Question.init)
  }

  /// A lesson with the lines of its trace.
  init(_ shown: ShownLesson, trace: [TraceLine]) {
    self.init(shown.lesson, shown.number)
    play = shown.sights.map {
      Sight(line: $0.sight.line, text: $0.sight.text.plain, event: $0.event)
    }
    answers = zip(answers, shown.answers).map { answer, shown in
      var answer = answer
      answer.events = shown.events
      return answer
    }
    anchor = shown.anchor
    counts = shown.counts.map { count in
      Count(
        callback: count.callback.facts.key,
        calls: count.calls,
        olderCalls: count.olderCalls
      )
    }
    self.trace = trace.map(\.indented)
  }
}
