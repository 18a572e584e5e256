import Project
import Scenarios
import TableTrace

/// The written texts of a page of `explain`.
///
/// Each kind of name has its own file or folder. The tool generates the other parts of the page.
package struct ExplanationText: Sendable {
  /// The kinds of names with texts, as their files or folders are named.
  package enum Kind: String, CaseIterable, Sendable {
    case callback = "callbacks"
    case hook = "hooks.yaml"
    case step = "steps"
    case key = "keys.yaml"
    case rule = "rules.yaml"
    case gate = "gates.yaml"
    case phase = "phases.yaml"
    case code = "codes.yaml"
    case exception = "exceptions.yaml"
  }

  /// A common reason why a callback is not called, or a common mistake.
  package struct Reason: Sendable {
    package var says: String
    /// The command that shows it, without the name of the tool, or nil.
    package var command: String?
  }

  /// The title of an error's page, in a few words.
  package var title: String?
  /// One to three sentences about what it is, or nil if the tool says it elsewhere.
  package var purpose: String?
  /// The calls around it, as words and names with arrows between them.
  package var order: String?
  /// A scenario that shows it, or nil.
  package var place: TraceExcerpt.Place?
  /// The most common reasons or mistakes, at most three.
  package var reasons: [Reason] = []
  /// What changed between versions, or nil if nothing important did.
  package var versions: String?
  /// Related names, each with a page.
  package var related: [String] = []
  /// Lines of a file or a message that show it.
  package var example: [String] = []
  /// The command that shows it, without the name of the tool.
  package var command: String?
  /// The scenario to record on a device to confirm it, or nil.
  package var recording: String?

  /// The arrow between the calls in `order`.
  package static let arrow = "→"

  /// Returns the text of a name, or an empty text if it has none.
  package static func of(_ kind: Kind, _ name: String) -> ExplanationText {
    all[kind]?[name] ?? ExplanationText()
  }

  /// Returns the names of a kind that have texts, sorted.
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
  /// The related names, with links to their pages.
  package var relatedTexts: [PageText] { related.map(PageText.named) }

  /// The changes between versions with a heading, or nothing without changes.
  package var versionParts: [PagePart] {
    versions.map { [.headline("versions"), .words([PageText($0)])] } ?? []
  }

  /// The command that prints the whole trace, or nothing without a trace.
  package var traceHints: [PageHint] {
    place.map { [PageHint("the whole trace", "tabletrace run \($0.arguments)")] } ?? []
  }

  package var pageReasons: [PageReason] {
    reasons.map { PageReason(says: $0.says, command: $0.command.map(PageText.command)) }
  }

  /// The order, with a link for each name.
  package var orderWords: [PageText] {
    (order ?? "").split(separator: " ").map { PageText.named(String($0)) }
  }
}

extension PageText {
  /// Returns a name, with a link if it has a page.
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

  /// Returns a command, in which the scenario or name at its end is a link.
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
