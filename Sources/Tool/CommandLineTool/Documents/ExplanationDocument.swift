import Diagnostics
import Project
import Reports
import TableTrace
import Teaching

/// The output of `explain` as a JSON document, without keys that have no meaning.
struct ExplanationDocument {
  enum Subject: String, CaseIterable {
    case callback, rules, law, gate, phase, sign, term, terms, code, language, question, hook, step
    case query, `protocol`, answer, lesson, exception, line, evidence
  }

  typealias Callback = (facts: CallbackFacts, sightings: CallbackSightings?)

  var subject: Subject
  var name: String
  var callback: Callback?
  var rules: [RuleRecord]?
  /// The callbacks that a failed condition may prevent.
  var keeps: [String]?
  var title: String?
  var severity: String?
  /// The text, which is Markdown for the scenario language.
  var text: String?
  var lessons: [LessonBook.Entry]?

  init(_ subject: Subject, _ name: String) {
    self.subject = subject
    self.name = name
  }

  static let shape = JSONShape<ExplanationDocument>([
    .version,
    .init("subject", .word, \.subject),
    .init("name", .text, \.name),
    .init("callback", optional: .object(callback), \.callback),
    .init("rules", optional: .list(RuleRecord.shape), \.rules),
    .init("keeps", optional: .texts, \.keeps),
    .init("title", optional: .text, \.title),
    .init("severity", optional: .text, \.severity),
    .init("text", optional: .text, \.text),
    .init("lessons", optional: .list(lesson), \.lessons),
  ])

  private static let lesson = JSONShape<LessonBook.Entry>([
    .init("name", .text, \.file.name),
    .init("question", optional: .text, \.question),
  ])

  private static let callback = JSONShape<Callback>([
    .init("key", .text, \.facts.key),
    .init("swiftName", optional: .text, \.facts.swiftName),
    .init("selector", .text, \.facts.selector),
    .init("protocol", .text, \.facts.declaringProtocol.rawValue),
    .init("recipient", .word, \.facts.recipient),
    .init("introduced", .text, \.facts.introduced.description),
    .init("deprecated", optional: .text) { $0.facts.deprecated?.description },
    .init("isRequired", .flag, \.facts.isRequired),
    .init("whenAbsent", .text, \.facts.defaultAnswer),
    .init("phases", .list(phase)) { callback in
      (callback.sightings?.moments ?? []).compactMap { moment in
        moment.phase.map { ($0, moment) }
      }
    },
    .init("comesInSteps", .flag) { callback in
      callback.sightings?.moments.contains { $0.phase == nil } ?? false
    },
    .init("inside", .texts) { ($0.sightings?.around ?? []).map(\.facts.key) },
    .init("rules", .list(rule)) { callback in
      let rules = (callback.sightings?.rules ?? []) + (callback.sightings?.rulesBehind ?? [])
      return rules.compactMap { RuleBook.entry($0) }
    },
    .init("gates", .list(gate)) { GateBook.gates(of: $0.facts.callback) },
    .init("lessons", .list(lesson)) { $0.sightings?.lessons ?? [] },
    .init("questions", .list(question)) { Course.shipped.questions(about: $0.facts.callback) },
  ])

  private static let phase = JSONShape<(phase: Phase, moment: CallbackSightings.Moment)>([
    .init("name", .text, \.phase.rawValue),
    .init("sentence", .text, \.phase.sentence),
    .init("releases", optional: .text) { $0.moment.releases.isEmpty ? nil : $0.moment.releases },
    .init("rareIn", optional: .text) { $0.moment.rareIn?.file.name },
  ])

  private static let rule = JSONShape<RuleEntry>([
    .init("name", .text, \.id.rawValue),
    .init("sentence", .text, \.sentence),
  ])

  private static let gate = JSONShape<Gate>([
    .init("gate", .text, \.id.rawValue),
    .init("sentence", .text, \.id.sentence),
    .init("rule", .text, \.rule.rawValue),
  ])

  private static let question = JSONShape<(answer: CourseAnswer, lesson: String)>([
    .init("number", .text, \.answer.number),
    .init("question", .text, \.answer.question),
    .init("lesson", .text, \.lesson),
  ])
}
