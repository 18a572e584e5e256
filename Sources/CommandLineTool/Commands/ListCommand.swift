import Diagnostics
import Scenarios
import TableTrace

/// `list`: what there is of a kind, one a line.
struct ListCommand: Command {
  static let facts = CommandFacts(
    name: "list",
    operands: "KIND [NAME...]",
    flags: [.protocol, .os],
    says: "list scenarios, steps, queries, callbacks, rules, errors, devices or versions",
    details: [
      "KIND is one of \(kinds).",
      "NAME chooses among scenarios (a name, a file or a folder) and among rules (a rule or a group). "
        + "--protocol and --os choose among callbacks.",
    ],
    examples: [
      "tabletrace list steps",
      "tabletrace list scenarios load",
      "tabletrace list callbacks --protocol UITableViewDelegate --os 'iOS 9'",
    ]
  )

  private static let kinds = Subject.allCases.map(\.rawValue).joined(separator: ", ")

  /// What can be listed.
  enum Subject: String, CaseIterable {
    case scenarios
    case steps
    case queries
    case callbacks
    case rules
    case errors
    case devices
    case versions
  }

  var subject: Subject
  /// The scenarios or rules to list; all when empty.
  var names: [String]
  var declaringProtocol: DeclaringProtocol?
  var version: SystemVersion?
  private var rules: [RuleEntry] = []

  init(_ line: TypedLine) throws(UsageProblem) {
    guard let word = line.operands.first else { throw .missingOperand("KIND (\(Self.kinds))") }
    subject = try Self.value(word, of: "list", expected: "which lists")
    names = Array(line.operands.dropFirst())
    switch subject {
    case .scenarios: break
    case .rules: rules = try RuleSelection.rules(names)
    case .steps, .queries, .callbacks, .errors, .devices, .versions:
      if let extra = names.first { throw .extraOperand(extra) }
    }
    if subject != .callbacks, let setting = line.settings.first(where: { $0.flag != .color }) {
      throw .foreignFlag(setting.flag)
    }
    if line.values(.os).count > 1 { throw .repeatedFlag(.os) }
    if let text = line.value(.os) {
      version = try VersionArgument.read(text, of: Flag.os.spelling)
    }
    if let text = line.value(.protocol) {
      declaringProtocol = try Self.value(
        text,
        of: Flag.protocol.spelling,
        expected: "which is one of"
      )
    }
  }

  /// The case that a word names.
  private static func value<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String,
    of owner: String,
    expected: String
  ) throws(UsageProblem) -> Choice {
    if let choice = Choice(rawValue: word) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw .badValue(
      word,
      of: owner,
      expected: "\(expected) \(names.joined(separator: ", "))",
      near: NearNames.of(word, in: names)
    )
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let rows: [[String]]
    switch subject {
    case .scenarios: return try listScenarios(in: world)
    case .steps: rows = StepListing.all.map { [$0.name, $0.actor, $0.documentation] }
    case .queries: rows = StepListing.queries.map { [$0.name, $0.documentation] }
    case .callbacks: rows = callbacks
    case .rules: rows = rules.map { [$0.id.rawValue, $0.sentence] }
    case .errors: rows = ProblemCode.all.map { [$0.name, $0.severity.rawValue, $0.title] }
    case .devices: rows = devices
    case .versions: rows = versions
    }
    try world.print(TextTable.lines(rows))
    return .success
  }

  private var callbacks: [[String]] {
    let chosen = Callback.allCases.map(\.facts).filter { facts in
      (declaringProtocol ?? facts.declaringProtocol) == facts.declaringProtocol
        && (version.map(facts.isAvailable) ?? true)
    }
    return chosen.map { facts in
      let since = "since \(facts.introduced)"
      let until = facts.deprecated.map { ", deprecated \($0)" } ?? ""
      return [facts.key, facts.declaringProtocol.rawValue, facts.name, since + until]
    }
  }

  private var devices: [[String]] {
    Device.all.map { device in
      let also = device.aliases.isEmpty ? "" : "also " + device.aliases.joined(separator: ", ")
      return [device.name, TraceFormat.size(device.screen), also]
    }
  }

  private var versions: [[String]] {
    SystemVersion.all.map { [$0.description] }
  }

  private func listScenarios(in world: World) throws(FileError) -> ExitCode {
    let found = try ScenarioLibrary(files: world.files.readable).find(names)
    guard !found.isEmpty else { return world.findsNoScenario(names) }
    world.complain(of: found.problems)
    let reader = ScenarioReader(world: world)
    var rows: [[String]] = []
    var isReadable = found.problems.isEmpty
    for file in found.scenarios {
      let loaded = try reader.read(file)
      world.say(loaded.rendered)
      isReadable = isReadable && loaded.scenario != nil
      guard let scenario = loaded.scenario else { continue }
      let versions = scenario.versions.map(\.description).joined(separator: ", ")
      rows.append([file.name, scenario.title, versions])
    }
    try world.print(TextTable.lines(rows))
    return isReadable ? .success : .invalid
  }
}
