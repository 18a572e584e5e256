import Project
import Scenarios
import TableTrace

/// What a page of `explain` says in words that somebody has written, whatever it is about.
///
/// Each kind of name has a file or a folder of them; what else its pages show follows from the tool.
package struct ExplanationText: Sendable {
  /// The kinds of names with texts, by their file or folder.
  package enum Kind: String, CaseIterable, Sendable {
    case callback = "callbacks"
    case hook = "hooks.yaml"
    /// A step or a query.
    case step = "steps"
    case key = "keys.yaml"
    case rule = "rules.yaml"
    case gate = "gates.yaml"
    case phase = "phases.yaml"
    case code = "codes.yaml"
    case exception = "exceptions.yaml"
  }

  /// A common reason why a call is missing, or a common mistake.
  package struct Reason: Sendable {
    package var says: String
    /// The command that shows it, without the name of the tool, or nil where none does.
    package var command: String?
  }

  /// The title of its page, a few words, of an error.
  package var title: String?
  /// What it is, one to three sentences, or nil where the tool says it elsewhere.
  package var purpose: String?
  /// The calls around it, in words and names with arrows between them.
  package var order: String?
  /// Where it can be seen.
  package var place: TraceExcerpt.Place?
  /// The most common reasons or mistakes, at most three.
  package var reasons: [Reason] = []
  /// What changed between versions, or nil where nothing worth knowing did.
  package var versions: String?
  /// Names that belong to it, each with a page.
  package var related: [String] = []
  /// Lines that show what it is about, as they are in a file or a message.
  package var example: [String] = []
  /// The command that shows it, without the name of the tool.
  package var command: String?
  /// The scenario whose recording on a device would confirm it.
  package var recording: String?

  /// The arrow between the calls of an order.
  package static let arrow = "→"

  /// The text of a name, or empty for one without a text.
  package static func of(_ kind: Kind, _ name: String) -> ExplanationText {
    all[kind]?[name] ?? ExplanationText()
  }

  /// The names with texts of a kind, sorted.
  package static func names(of kind: Kind) -> [String] { (all[kind] ?? [:]).keys.sorted() }

  private static let all = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { ($0, (try? read($0)) ?? [:]) }
  )

  /// Reads the embedded texts of a kind.
  package static func read(
    _ kind: Kind
  ) throws(ExplanationFile.Mistake) -> [String: ExplanationText] {
    var texts: [String: ExplanationText] = [:]
    for entry in try ExplanationFile.embedded(kind.rawValue) {
      guard texts[entry.name] == nil else { throw entry.mistake("'\(entry.name)' has two texts") }
      texts[entry.name] = try ExplanationText(entry)
    }
    return texts
  }

  private init() {}

  private init(_ entry: ExplanationFile.Entry) throws(ExplanationFile.Mistake) {
    try entry.check([
      "title", "is", "order", "in", "os", "line", "at", "why", "versions", "see", "example", "try",
      "record",
    ])
    title = try entry.text("title")
    purpose = try entry.text("is")
    order = try entry.text("order")
    place = try TraceExcerpt.Place(entry)
    versions = try entry.text("versions")
    reasons = try entry.blocks("why").map { block throws(ExplanationFile.Mistake) in
      try block.check(["says", "try"])
      return Reason(says: try block.requiredText("says"), command: try block.text("try"))
    }
    related = try entry.texts("see")
    example = try entry.text("example")?.split(separator: "\n").map(String.init) ?? []
    command = try entry.text("try")
    recording = try entry.text("record")
  }
}

extension ExplanationText {
  /// The names that belong to it, each with its page.
  package var relatedTexts: [PageText] { related.map(PageText.named) }

  /// The changes between versions, below a headline; nothing without any.
  package var versionParts: [PagePart] {
    versions.map { [.headline("versions"), .words([PageText($0)])] } ?? []
  }

  /// The command that prints the whole trace; nothing without a trace.
  package var traceHints: [PageHint] {
    place.map { [PageHint("the whole trace", "tabletrace run \($0.arguments)")] } ?? []
  }

  /// The reasons with their commands.
  package var pageReasons: [PageReason] {
    reasons.map { PageReason(says: $0.says, command: $0.command.map(PageText.command)) }
  }

  /// The order, each name with its page.
  package var orderWords: [PageText] {
    (order ?? "").split(separator: " ").map { PageText.named(String($0)) }
  }
}

extension PageText {
  /// A name, with its page where it has one.
  package static func named(_ name: String) -> PageText {
    if let callback = Callback.named(name) { return .callback(callback) }
    if let gate = GateID(rawValue: name) { return .gate(gate) }
    if let rule = RuleID(rawValue: name) { return .rule(rule) }
    if let law = LawID(rawValue: name) { return PageText(.law, law.rawValue) }
    if StepListing.named(name) != nil { return PageText(.step, name) }
    if name.hasPrefix("> "), let phase = Phase(rawValue: String(name.dropFirst(2))) {
      return .phase(phase)
    }
    return PageText(name)
  }

  /// A command of the tool, in which the scenario or the name at its end has its page.
  package static func command(_ command: String) -> PageText {
    let words = command.split(separator: " ").map(String.init)
    guard
      let place = words.indices.dropFirst().first(where: { words[$0].contains("/") })
        ?? words.indices.dropFirst().first
    else { return PageText("tabletrace \(command)") }
    let name = words[place]
    let start = (["tabletrace"] + words[..<place]).joined(separator: " ") + " "
    let end = words[(place + 1)...].map { " \($0)" }.joined()
    return start + (name.contains("/") ? .scenario(name) : .named(name)) + end
  }
}
