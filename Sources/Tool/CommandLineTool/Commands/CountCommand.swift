import Project
import Reports
import Scenarios
import TableTrace
import Teaching

/// `count`: counts the calls of each callback, in one column for each run, with reasons.
struct CountCommand: Command {
  static let facts = CommandFacts(
    name: "count",
    purpose: .see,
    operands: "SCENARIO...",
    atLeast: 1,
    flags: [.os, .by, .names, .only, .except, .format, .quiet],
    formats: [.text, .markdown, .json],
    meanings: [.os: "an iOS version to simulate (give --os again for each further column)"],
    says: "count calls of scenarios and versions, side by side",
    details: [
      "The command prints a table with a line for each method. The table has a column for each "
        + "SCENARIO under each iOS version that you give with --os. Without --os, the columns are "
        + "the versions in the scenario's list 'os'.",
      "--by splits the line of each method into several lines. --by row has a line for each row or "
        + "section, and --by rule a line for each rule that causes calls. --by phase has a line "
        + "for each phase, such as a layout. If a call is made while another callback is running, "
        + "it is counted on a line for that callback. --by reason has a line for each combination of phase, running callback and rule.",
    ],
    examples: [
      "tabletrace count load/heights-before-cells --by reason --only heightForRowAt",
      "tabletrace count load/first-load --os 'iOS 9' --os 'iOS 17' --format markdown",
    ]
  )

  var scenarios: [String]
  var versions: [SystemVersion]
  var grouping: CallTally.Grouping
  var names: TraceNames
  var filter: CallFilter
  var taken: [TakenName] { filter.taken }
  var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    scenarios = line.operands
    versions = try VersionArgument.list(line.values(.os), of: Flag.os.spelling)
    grouping = line.value(.by).flatMap(CallTally.Grouping.init) ?? .callback
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    filter = try CallFilter(line)
    format = OutputFormat(line)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    var table = CallTable(by: grouping, names: names)
    var isWhole = true
    var simulated: Set<SystemVersion> = []
    var sums: [CertaintySum] = []
    for argument in scenarios {
      let loaded = try ScenarioReader(world: world).read(argument: argument)
      world.say(loaded.rendered)
      guard let scenario = loaded.scenario else {
        isWhole = false
        continue
      }
      for version in versions.isEmpty ? scenario.versions : versions {
        let words = world.isQuiet || format == .json ? nil : Evidence.words(version)
        let (tally, outcome, sum) = Self.tally(scenario, version, by: grouping, filter, words)
        sums += [sum].compactMap(\.self)
        let title = scenarios.count == 1 ? "\(version)" : "\(loaded.file.name), \(version)"
        table.add(tally, titled: title)
        simulated.insert(version)
        if let exception = outcome.exception, exception.rule == .simulationLimit {
          world.complain("\(loaded.file.path): \(exception.reason)")
          isWhole = false
        }
      }
    }
    guard isWhole else { return .invalid }
    switch format {
    case .markdown: try world.print(table.markdown)
    case .json: try world.print(CallTable.shape.document(table))
    case .text, .mermaid, .jsonLines, .html, .svg: try world.print(table.text)
    }
    try world.tell(sums.byVersion, explainedBy: "tabletrace run --why")
    guard format == .json else { return .success }
    for version in simulated.sorted() { try world.noteMissingRecordings(of: version) }
    return .success
  }

  /// Runs a scenario and counts its calls, with their certainty if `words` are given.
  static func tally(
    _ scenario: Scenario,
    _ version: SystemVersion,
    by grouping: CallTally.Grouping,
    _ filter: CallFilter,
    _ words: CertaintyWords?
  ) -> (tally: CallTally, outcome: ScenarioRunner.Outcome, sum: CertaintySum?) {
    let tally = CallTally(by: grouping)
    let recipients = scenario.tracedRecipients
    // Calls that the trace omits are not counted.
    let countsAll = filter.isOpen && recipients == Set(Recipient.allCases)
    let runner = ScenarioRunner(scenario: scenario, version: version)
    let graded = words.map { CertaintyTally($0, recipients: recipients, before: tally) }
    let counting: any TraceSink = graded ?? tally
    let sink: any TraceSink =
      countsAll
      ? counting
      : FilteredSink(counting) { recipients.contains($0.recipient) && filter.keeps($0) }
    let outcome = runner.run(into: sink)
    return (tally, outcome, graded?.sum)
  }
}
