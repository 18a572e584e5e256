import Project
import Scenarios
import TableTrace

/// A document of the search, with the weights of its words.
package struct SearchDocument {
  package enum Subject {
    /// A scenario, with one of the questions of the course that it answers.
    case scenario(LessonBook.Entry, CourseAnswer?)
    /// A question that no scenario can answer.
    case gap(CourseGap)
  }

  var entry: LessonBook.Entry? {
    switch subject {
    case .scenario(let entry, _): entry
    case .gap: nil
    }
  }

  /// Whether it is the user's own scenario, which the search treats as a lesson.
  var isOwn: Bool {
    entry.map { !$0.isShipped } ?? false
  }

  /// The text in which a word occurs, which determines its weight.
  private enum Place {
    static let question = 5.0
    static let title = 4.0
    static let name = 3.0
    static let tag = 3.0
    static let callback = 3.0
    static let answer = 2.0
    static let about = 1.5
    static let prediction = 1.0
  }

  package let subject: Subject
  /// The highest weight of each stem.
  private(set) var words: [String: Double] = [:]
  /// Pairs of stems that are adjacent in a question or title.
  private(set) var pairs: Set<String> = []
  /// The number of words in its questions and titles.
  private(set) var length = 0
  private(set) var texts: [String] = []

  /// Makes a document of a scenario, which may be the answer to a question of the course.
  init(
    _ entry: LessonBook.Entry,
    _ answer: CourseAnswer?,
    of lesson: CourseLesson?,
    _ forms: inout WordFormTable
  ) {
    subject = .scenario(entry, answer)
    let scenario = entry.scenario
    add(scenario.about, Place.about, &forms)
    for callback in scenario.callbacks { words[callback.facts.key] = Place.callback }
    for tag in scenario.tags { add(tag, Place.tag, &forms) }
    add(entry.file.name, Place.name, &forms)
    add(lesson?.name, Place.name, &forms)
    add(lesson?.predict, Place.prediction, &forms)
    add(lesson?.idea.plain, Place.prediction, &forms)
    add(answer?.text, Place.answer, &forms)
    addHeadline(scenario.title, Place.title, &forms)
    addHeadline(entry.question, answer == nil ? Place.question : Place.title, &forms)
    guard let answer else { return }
    addQuestion(answer.number, [answer.question] + answer.otherWords, &forms)
    let shown = answer.line.prefix { $0 != " " }
    if let key = SearchWords.callback(String(shown)) { words[key] = Place.question }
  }

  /// Makes a document of a question that no scenario can answer.
  init(_ gap: CourseGap, _ forms: inout WordFormTable) {
    subject = .gap(gap)
    add(gap.reason, Place.answer, &forms)
    addQuestion(gap.number, [gap.question] + gap.otherWords, &forms)
  }

  /// Whether it answers a question.
  var isLesson: Bool {
    switch subject {
    case .scenario(let entry, let answer): entry.question != nil || answer != nil
    case .gap: true
    }
  }

  /// Whether it answers a question of the course.
  var isInCourse: Bool { number != nil }

  var number: String? {
    switch subject {
    case .scenario(_, let answer): answer?.number
    case .gap(let gap): gap.number
    }
  }

  /// The unique name: the name of the scenario, or the number of the question.
  var name: String {
    switch subject {
    case .scenario(let entry, _): entry.file.name
    case .gap(let gap): gap.number
    }
  }

  /// Adds a question of the course, including its other wordings.
  private mutating func addQuestion(
    _ number: String,
    _ wordings: [String],
    _ forms: inout WordFormTable
  ) {
    add(number, Place.name, &forms)
    for text in wordings {
      addHeadline(text, Place.question, &forms)
    }
  }

  private mutating func addHeadline(
    _ text: String?,
    _ worth: Double,
    _ forms: inout WordFormTable
  ) {
    let stems = add(text, worth, &forms)
    length += stems.count
    pairs.formUnion(Self.pairs(stems))
  }

  /// Adds the words of a text and returns their stems.
  @discardableResult
  private mutating func add(
    _ text: String?,
    _ worth: Double,
    _ forms: inout WordFormTable
  ) -> [String] {
    guard let text else { return [] }
    texts.append(text)
    let stems = forms.stems(in: text)
    for stem in stems { words[stem] = max(words[stem] ?? 0, worth) }
    return stems
  }

  static func pairs(_ stems: [String]) -> [String] {
    zip(stems, stems.dropFirst()).map { "\($0) \($1)" }
  }
}
