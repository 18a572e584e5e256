import Checks
import Diagnostics
import Project
import Recording
import Reports
import TableTrace
import Teaching

/// `rules`: prints the sentences, versions, certainty and evidence of rules.
struct RulesCommand: Command {
  static let facts = CommandFacts(
    name: "rules",
    purpose: .sure,
    operands: "[RULE...]",
    flags: [.os, .changes, .weakest, .markdown, .format, .large, .quiet],
    formats: [.text, .json],
    meanings: [.os: "print the rules of this iOS version, such as 'iOS 9' or iOS-9.3"],
    says: "print the rules of call order by iOS version, and how sure they are",
    details: [
      "RULE is a rule (load.section-order), a group (load), or the start of a name "
        + "(load.row-*). 'tabletrace list rules' prints all names with a sentence each.",
      "With --os, the output says how sure each rule is: seen on this version, seen on an older "
        + "version, documented by Apple, or a guess. Then it lists the evidence with its grade, "
        + "such as observed or documented.",
      "--changes prints what changed from version to version. With --os it prints only the "
        + "changes of that version.",
      "--weakest runs your scenarios under the newest iOS version, or the version of --os. It "
        + "first prints five commands that make recordings on a device, and the number of guessed "
        + "calls that each recording would confirm. Then it lists the assumed rules. The rules "
        + "that affect the most calls are first, each with the best scenario to record. With "
        + "--markdown it prints the page 'What we do not know'.",
    ],
    examples: [
      "tabletrace rules --os 'iOS 9'",
      "tabletrace rules load.section-order",
      "tabletrace rules load",
      "tabletrace rules --changes --os 'iOS 11'",
      "tabletrace rules --changes --os 'iOS 11' --format json",
      "tabletrace rules --weakest swipe",
      "tabletrace rules load.section-order --format json",
    ]
  )

  enum Form {
    case pages
    /// The changes from version to version.
    case changes
    /// The assumed rules and the calls that they affect.
    case weakest
    /// The assumed rules as a page of the documentation.
    case page
  }

  var rules: [RuleEntry]
  var version: SystemVersion?
  var form: Form
  private var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    version = try VersionArgument.single(line)
    form = try Self.form(line)
    format = OutputFormat(line)
    rules = try RuleSelection.rules(line.operands)
    if form == .page, let extra = line.operands.first { throw .pageOfAllRules(extra) }
  }

  private static func form(_ line: TypedLine) throws(UsageProblem) -> Form {
    let forms: [(flag: Flag, form: Form)] = [
      (.changes, .changes), (.weakest, .weakest),
    ]
    let given = forms.filter { line.has($0.flag) }
    if given.count > 1 { throw .conflict(given[0].flag.spelling, given[1].flag.spelling) }
    if OutputFormat(line) == .json, line.has(.markdown) {
      throw .conflict("--format json", Flag.markdown.spelling)
    }
    let form = given.first?.form ?? .pages
    guard line.has(.markdown) else { return form }
    guard form == .weakest else { throw .foreignFlag(.markdown) }
    return .page
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    guard let text = format == .json ? try document(in: world) : try text(in: world) else {
      return .invalid
    }
    try world.print(text)
    if let version { try world.noteMissingRecordings(of: version) }
    return .success
  }

  private var ids: Set<RuleID> { Set(rules.map(\.id)) }

  private var history: RuleHistory { RuleHistory(rules: ids, version: version) }

  /// Returns the output as text, or nil if the library cannot be read.
  private func text(in world: World) throws(FileError) -> String? {
    switch form {
    case .pages: return pages(world.ink)
    case .changes: return PagePlainText(ink: world.ink).text(of: history.pages)
    case .weakest, .page:
      guard let assumed = try assumedRules(in: world) else { return nil }
      let text = AssumedRulesText(assumed: assumed, rules: ids, ink: world.ink)
      if form == .page { return text.page }
      guard let wanted = try wanted(in: world) else { return nil }
      return wanted.text + text.table
    }
  }

  /// Returns the output as a JSON document, or nil if the library cannot be read.
  private func document(in world: World) throws(FileError) -> String? {
    switch form {
    case .pages: return RuleDocument.shape.document(RuleDocument(rules, version))
    case .changes: return ChangesDocument.shape.document(ChangesDocument(history: history))
    case .weakest, .page:
      guard let assumed = try assumedRules(in: world), let wanted = try wanted(in: world) else {
        return nil
      }
      let document = WeakestDocument(assumed: assumed, rules: ids, wanted: wanted)
      return WeakestDocument.shape.document(document)
    }
  }

  private var versionOfLibrary: SystemVersion {
    version ?? SystemVersion.allOfIOS.last ?? .iOS(26)
  }

  private func assumedRules(in world: World) throws(FileError) -> AssumedRules? {
    try AssumedRules.ofLibrary(versionOfLibrary, in: world)
  }

  private func wanted(in world: World) throws(FileError) -> WantedRecordings? {
    try WantedRecordings(versionOfLibrary, atMost: WantedRecordings.shown, in: world)
  }

  private func pages(_ ink: Ink) -> String {
    let words = version.map { Evidence.words($0) }
    let pages = rules.map { RulePage(entry: $0, version: version, words: words).page }
    return PagePlainText(ink: ink).text(of: pages)
  }
}
