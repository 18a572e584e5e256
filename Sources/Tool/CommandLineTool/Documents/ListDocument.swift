import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace
import Teaching

/// A list as a JSON document, with its kind and its entries.
struct ListDocument {
  /// An entry of the list, without keys that have no meaning for its kind.
  struct Entry {
    var name: String
    var title: String?
    var question: String?
    /// The number of the question in the course.
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

  /// The kind of the list, or nil for lessons.
  var kind: ListSubject?
  var entries: [Entry]
  /// The corrected words of a search, and whether the results match only weakly.
  var remarks: [String]?

  static let shape = JSONShape<ListDocument>([
    .version,
    .init("kind", kinds, \.kind),
    .init("entries", .list(entry), \.entries),
    .init("remarks", optional: .texts, \.remarks),
  ])

  private static let kinds = JSONKind<ListSubject?>(
    words: ["lessons"] + ListSubject.allCases.map(\.rawValue)
  ) { $0?.rawValue ?? "lessons" }

  private static let entry = JSONShape<Entry>([
    .init("name", .text, \.name),
    .init("title", optional: .text, \.title),
    .init("question", optional: .text, \.question),
    .init("number", optional: .text, \.number),
    .init("subject", optional: .text, \.subject),
    .init("os", optional: .texts, \.os),
    .init("tags", optional: .texts, \.tags),
    .init("says", optional: .text, \.says),
    .init("actor", optional: .text, \.actor),
    .init("protocol", optional: .text, \.protocol),
    .init("selector", optional: .text, \.selector),
    .init("swiftName", optional: .text, \.swiftName),
    .init("introduced", optional: .text, \.introduced),
    .init("deprecated", optional: .text, \.deprecated),
    .init("severity", optional: .text, \.severity),
    .init("width", optional: .number, \.width),
    .init("height", optional: .number, \.height),
    .init("aliases", optional: .texts, \.aliases),
  ])
}

extension ListDocument.Entry {
  /// Creates the entry of a lesson, or of a scenario without a question.
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

  package init(_ document: SearchDocument) {
    switch document.subject {
    case .gap(let gap): self.init(name: gap.number, question: gap.question, number: gap.number)
    case .scenario(let entry, let answer):
      self.init(entry)
      question = answer?.question ?? question
      number = answer?.number
    }
  }

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

  package init(_ code: ProblemCode) {
    self.init(name: code.name, title: code.title, severity: code.severity.rawValue)
  }

  package init(_ device: Device) {
    self.init(
      name: device.name,
      width: device.screen.width,
      height: device.screen.height,
      aliases: device.aliases
    )
  }

  package init(_ step: StepListing) {
    self.init(
      name: step.name,
      says: step.documentation,
      actor: step.actor.isEmpty ? nil : step.actor
    )
  }
}
