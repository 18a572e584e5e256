import Diagnostics
import Project
import Scenarios
import TableTrace
import Teaching

/// A list as a JSON document: its kind, and an entry for each line.
struct ListDocument: Encodable {
  /// An entry; keys that mean nothing for the kind are absent.
  struct Entry: Encodable {
    var name: String
    var title: String?
    var question: String?
    /// Of the question among those that `learn` answers.
    var number: String?
    var subject: String?
    var os: [String]?
    var tags: [String]?
    var says: String?
    var actor: String?
    var `protocol`: String?
    var selector: String?
    var swiftName: String?
    var introduced: String?
    var deprecated: String?
    var severity: String?
    var width: Double?
    var height: Double?
    var aliases: [String]?
  }

  private var version = 1
  private var kind: String
  private var entries: [Entry]
  /// How words were read that were looked for, and whether the match is weak.
  private var remarks: [String]?

  /// A document of entries of a kind.
  package init(_ kind: String, _ entries: [Entry]) {
    self.kind = kind
    self.entries = entries
  }

  /// What a search has found: lessons, then scenarios that ask no question.
  package init(_ result: SearchResult) {
    self.init("lessons", (result.lessons + result.evidence).map { Entry($0.document) })
    remarks = result.remarks
  }
}

extension ListDocument.Entry {
  /// A lesson, or a scenario that asks nothing.
  package init(_ entry: LessonBook.Entry) {
    self.init(
      name: entry.file.name,
      title: entry.scenario.title,
      question: entry.question,
      subject: entry.subject,
      os: entry.scenario.versions.map(\.description),
      tags: entry.scenario.tags
    )
  }

  /// What a search has found.
  package init(_ document: SearchDocument) {
    switch document.subject {
    case .gap(let gap): self.init(name: gap.number, question: gap.question, number: gap.number)
    case .scenario(let entry, let answer):
      self.init(entry)
      question = answer?.question ?? question
      number = answer?.number
    }
  }

  /// A callback.
  package init(_ facts: CallbackFacts) {
    self.init(
      name: facts.key,
      protocol: facts.declaringProtocol.rawValue,
      selector: facts.selector,
      swiftName: facts.swiftName,
      introduced: facts.introduced.description,
      deprecated: facts.deprecated?.description
    )
  }

  /// The code of an error.
  package init(_ code: ProblemCode) {
    self.init(name: code.name, title: code.title, severity: code.severity.rawValue)
  }

  /// A device.
  package init(_ device: Device) {
    self.init(
      name: device.name,
      width: device.screen.width,
      height: device.screen.height,
      aliases: device.aliases
    )
  }

  /// A step or a query.
  package init(_ step: StepListing) {
    self.init(
      name: step.name,
      says: step.documentation,
      actor: step.actor.isEmpty ? nil : step.actor
    )
  }
}
