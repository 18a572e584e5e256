import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace
import Teaching

/// `list`: lists things of a kind, one on each line.
struct ListCommand: Command {
  static let facts = CommandFacts(
    name: "list",
    purpose: .find,
    operands: "[KIND [NAME...]]",
    operandChoices: ListSubject.allCases.map(\.rawValue),
    flags: [.find, .os, .format, .scenarios, .large],
    formats: [.text, .json],
    meanings: [.os: "with callbacks: list only the callbacks that exist in this iOS version"],
    says: "list the lessons, or find one (also scenarios, steps, callbacks, rules)",
    details: [
      "Without KIND, the lessons are listed by subject, each with its question. --find WORDS lists "
        + "the best lessons for a question in your own words, or for a callback in any spelling. "
        + "If a line has the number of a question, such as Q39, 'learn Q39' prints the answer. "
        + "Your own scenarios are listed before the built-in lessons. Scenarios made from "
        + "published reports and recorded logs are listed last.",
      "KIND is one of \(kinds).",
      "With 'list scenarios', NAME is a scenario, a file or a folder. With 'list rules', NAME is a "
        + "rule or a group of rules. With 'list callbacks', --os lists only the callbacks that "
        + "exist in that iOS version.",
    ],
    examples: [
      "tabletrace list",
      "tabletrace list --find 'why is didSelectRowAtIndexPath not called'",
      "tabletrace list --find 'wrong picture when scrolling'",
      "tabletrace list steps",
      "tabletrace list scenarios load",
      "tabletrace list --find prefetchRows --format json",
      "tabletrace list callbacks --os 'iOS 9'",
    ]
  )

  private static let kinds = ListSubject.allCases.map(\.rawValue).joined(separator: ", ")

  /// The kind of things to list, or nil for the lessons.
  var subject: ListSubject?
  /// The words of a search, or nil for all lessons.
  var wanted: String?
  /// The scenarios or rules to list, or empty for all.
  var names: [String]
  var version: SystemVersion?
  private var rules: [RuleEntry] = []
  private var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    wanted = line.value(.find)
    format = OutputFormat(line)
    names = Array(line.operands.dropFirst())
    guard let word = line.operands.first else {
      try Self.refuse([.os], in: line)
      return
    }
    let subject = try ListSubject(typed: word, of: "list")
    self.subject = subject
    switch subject {
    case .scenarios: break
    case .rules: rules = try RuleSelection.rules(names)
    case .steps, .queries, .callbacks, .laws, .errors, .devices, .versions:
      if let extra = names.first { throw .extraOperand(extra) }
    }
    try Self.refuse(subject == .callbacks ? [.find] : [.find, .os], in: line)
    version = try VersionArgument.single(line)
  }

  /// Throws an error for options that apply to other kinds.
  private static func refuse(_ flags: [Flag], in line: TypedLine) throws(UsageProblem) {
    if let flag = flags.first(where: line.has) { throw .foreignFlag(flag) }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    switch subject {
    case nil: return try listLessons(in: world)
    case .scenarios: return try listScenarios(in: world)
    case .steps, .queries, .callbacks, .rules, .laws, .errors, .devices, .versions: break
    }
    try print(facts, rows: rows, in: world)
    return .success
  }

  private func print(
    _ entries: [ListDocument.Entry],
    rows: [[String]],
    in world: World
  ) throws(FileError) {
    guard format == .json else { return try world.print(TextTable.lines(rows)) }
    let document = ListDocument(kind: subject, entries: entries)
    try world.print(ListDocument.shape.document(document))
  }

  /// The rows of kinds that need no scenario.
  private var rows: [[String]] {
    switch subject {
    case .steps: StepListing.all.map { [$0.name, $0.actor, $0.documentation] }
    case .queries: StepListing.queries.map { [$0.name, $0.documentation] }
    case .callbacks: callbacks.map(Self.row)
    case .rules: rules.map { [$0.id.rawValue, $0.sentence] }
    case .laws: LawBook.all.map { [$0.id.rawValue, $0.sentence] }
    case .errors: ProblemCode.allCases.map { [$0.name, $0.severity.rawValue, $0.title] }
    case .devices: devices
    case .versions: SystemVersion.all.map { [$0.description] }
    case .scenarios, nil: []
    }
  }

  /// The entries of kinds that need no scenario.
  private var facts: [ListDocument.Entry] {
    switch subject {
    case .steps: StepListing.all.map { ListDocument.Entry($0) }
    case .queries: StepListing.queries.map { ListDocument.Entry($0) }
    case .callbacks: callbacks.map { ListDocument.Entry($0) }
    case .rules: rules.map { ListDocument.Entry(name: $0.id.rawValue, says: $0.sentence) }
    case .laws: LawBook.all.map { ListDocument.Entry(name: $0.id.rawValue, says: $0.sentence) }
    case .errors: ProblemCode.allCases.map { ListDocument.Entry($0) }
    case .devices: Device.all.map { ListDocument.Entry($0) }
    case .versions: SystemVersion.all.map { ListDocument.Entry(name: $0.description) }
    case .scenarios, nil: []
    }
  }

  private var callbacks: [CallbackFacts] {
    Callback.allCases.filter { version.map($0.isAvailable) ?? true }.map(\.facts)
  }

  private static func row(_ facts: CallbackFacts) -> [String] {
    let since = "since \(facts.introduced)"
    let until = facts.deprecated.map { ", deprecated \($0)" } ?? ""
    return [facts.key, facts.declaringProtocol.rawValue, facts.name, since + until]
  }

  private var devices: [[String]] {
    Device.all.map { device in
      let also = device.aliases.isEmpty ? "" : "also " + device.aliases.joined(separator: ", ")
      return [device.name, TraceFormat.size(device.screen), also]
    }
  }

  /// The most lessons that a search prints.
  private static let mostHits = 5

  private func listLessons(in world: World) throws(FileError) -> ExitCode {
    let book = try LessonBook(in: world)
    if let wanted {
      try printFound(LessonSearch(book).find(wanted, atMost: Self.mostHits), wanted, in: world)
    } else if format == .json {
      let lessons = book.entries.filter { $0.question != nil }
      try print(lessons.map { ListDocument.Entry($0) }, rows: [], in: world)
    } else {
      try world.print(book.listing(world.ink))
    }
    return book.isWhole ? .success : .invalid
  }

  /// Prints the best results of a search, and how the words were interpreted.
  private func printFound(
    _ result: SearchResult,
    _ wanted: String,
    in world: World
  ) throws(FileError) {
    if format == .json {
      let entries = (result.lessons + result.evidence).map { ListDocument.Entry($0.document) }
      let document = ListDocument(entries: entries, remarks: result.remarks)
      try world.print(ListDocument.shape.document(document))
    } else if !result.isEmpty {
      try world.print(SearchPage(result: result, ink: world.ink).text)
    }
    for remark in result.remarks { try world.note(remark) }
    guard result.isEmpty else { return }
    world.say("no lesson mentions '\(Phrase.visible(wanted))'\nhelp: \(SearchResult.advice)\n")
  }

  private func listScenarios(in world: World) throws(FileError) -> ExitCode {
    let found = try ScenarioLibrary(files: world.files.readable).find(names)
    guard !found.isEmpty else { return world.findsNoScenario(names) }
    world.complain(of: found.problems)
    let reader = ScenarioReader(world: world)
    var entries: [LessonBook.Entry] = []
    var isReadable = found.problems.isEmpty
    for file in found.scenarios {
      let loaded = try reader.read(file)
      world.say(loaded.renderedMistakes)
      isReadable = isReadable && loaded.scenario != nil
      guard let scenario = loaded.scenario else { continue }
      entries.append(LessonBook.Entry(file: file, scenario: scenario))
    }
    let rows = entries.map { entry in
      let versions = entry.scenario.versions.map(\.description).joined(separator: ", ")
      return [entry.file.name, entry.scenario.title, versions]
    }
    try print(entries.map { ListDocument.Entry($0) }, rows: rows, in: world)
    return isReadable ? .success : .invalid
  }
}
