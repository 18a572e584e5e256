import Diagnostics
import Project
import TableTrace
import Teaching

/// What `explain` says as a JSON document; keys that mean nothing for the subject are absent.
struct ExplanationDocument: Encodable {
  /// A lesson by its name and question.
  struct Lesson: Encodable {
    var name: String
    var question: String?

    init(_ entry: LessonBook.Entry) {
      name = entry.file.name
      question = entry.question
    }
  }

  /// A question that the course answers, with the name of its lesson.
  struct Question: Encodable {
    var number: String
    var question: String
    var lesson: String
  }

  /// A rule or a phase with its sentence.
  struct Sentence: Encodable {
    var name: String
    var sentence: String
  }

  /// A phase that a callback comes in.
  struct PhaseRecord: Encodable {
    var name: String
    var sentence: String
    /// The releases under which it does; nil for all of them.
    var releases: String?
    /// The only lesson that shows it, where there are many.
    var rareIn: String?

    init(_ phase: Phase, _ moment: CallbackSightings.Moment) {
      name = phase.rawValue
      sentence = phase.sentence
      releases = moment.releases.isEmpty ? nil : moment.releases
      rareIn = moment.rareIn?.file.name
    }
  }

  /// A gate of a callback.
  struct GateRecord: Encodable {
    var gate: String
    var sentence: String
    var rule: String

    init(_ gate: Gate) {
      self.gate = gate.id.rawValue
      sentence = gate.id.sentence
      rule = gate.rule.rawValue
    }
  }

  /// The names and facts of a callback, and what lessons show of it.
  struct CallbackRecord: Encodable {
    var key: String
    var swiftName: String?
    var selector: String
    var `protocol`: String
    var recipient: String
    var introduced: String
    var deprecated: String?
    var isRequired: Bool
    var whenAbsent: String
    var phases: [PhaseRecord]
    var comesInSteps: Bool
    var inside: [String]
    var rules: [Sentence]
    var gates: [GateRecord]
    var lessons: [Lesson]
    var questions: [Question]

    init(_ facts: CallbackFacts, _ sightings: CallbackSightings?) {
      key = facts.key
      swiftName = facts.swiftName
      selector = facts.selector
      `protocol` = facts.declaringProtocol.rawValue
      recipient = facts.recipient.rawValue
      introduced = facts.introduced.description
      deprecated = facts.deprecated?.description
      isRequired = facts.isRequired
      whenAbsent = facts.defaultAnswer
      let moments = sightings?.moments ?? []
      phases = moments.compactMap { moment in moment.phase.map { PhaseRecord($0, moment) } }
      comesInSteps = moments.contains { $0.phase == nil }
      inside = (sightings?.around ?? []).map(\.facts.key)
      let rules = (sightings?.rules ?? []) + (sightings?.rulesBehind ?? [])
      self.rules = rules.compactMap { rule in
        RuleBook.entry(rule).map { Sentence(name: rule.rawValue, sentence: $0.sentence) }
      }
      gates = GateBook.gates(of: facts.callback).map(GateRecord.init)
      lessons = (sightings?.lessons ?? []).map(Lesson.init)
      questions = Course.shipped.questions(about: facts.callback).map { answer, lesson in
        Question(number: answer.number, question: answer.question, lesson: lesson)
      }
    }
  }

  /// What is explained: `callback`, `rules`, `gate` or another word of the schema.
  var subject: String
  /// As it is called, or the question.
  var name: String
  var callback: CallbackRecord?
  var rules: [RuleRecord]?
  /// The callbacks that a gate may keep away.
  var keeps: [String]?
  var title: String?
  var severity: String?
  /// The explanation in sentences, of the language in Markdown.
  var text: String?
  var lessons: [Lesson]?
  private var version = 1

  init(_ subject: String, _ name: String) {
    self.subject = subject
    self.name = name
  }
}
