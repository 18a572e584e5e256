import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace

/// `run`: simulates a scenario and prints its trace, its counts or its records.
struct RunCommand: Command {
  static let facts = CommandFacts(
    name: "run",
    purpose: .see,
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [
      .os, .names, .only, .except, .summary, .view, .lines, .certainty, .why, .gates, .format,
      .state, .output, .scenarios, .strict, .quiet,
    ],
    formats: [.text, .markdown, .mermaid, .jsonLines],
    says: "simulate a scenario and print its trace",
    details: [
      "SCENARIO is the name of a scenario (load/first-load) or its file. Use - to read standard "
        + "input. Without --os, the newest iOS version in the scenario's list 'os' is simulated. "
        + "If the list has other versions, a note on standard error names them.",
      "In a trace, a line that starts with '-' is a step of the scenario, such as a tap. A line "
        + "that starts with '>' is a phase of the table, such as a layout. 'tabletrace explain "
        + "signs' explains all signs.",
      "If the simulation raises an exception, the trace ends with a line that starts with '!'. "
        + "The exit code is still 0. It is 1 if an expect step of the scenario fails.",
      "--view story prints the trace in a form that is easier to read. Steps and phases are "
        + "headings. Each call shows whether it goes to the data source or the delegate. Calls "
        + "that differ only in their rows share a line. --lines adds the line numbers of the "
        + "trace. --format markdown prints the story as a Markdown code block, and --format "
        + "mermaid as a sequence diagram.",
      "--only and --except accept short names (cellForRowAt), Swift names or selectors. They do "
        + "not remove lines that are not calls, such as steps, phases, queries and notes.",
      "The last line on standard error says how sure the calls are. It says how many calls were "
        + "seen on this iOS version or on an older one, are documented by Apple, or are guesses. "
        + "--quiet hides this line.",
      "--certainty adds a remark to each line that says how sure the line is, such as '# seen on "
        + "iOS 17.4; this layout is a guess'. --why adds the rule that causes the line: what the "
        + "rule says, how sure it is, and its name. --why also explains the numbers in the text of "
        + "an exception. Golden files never contain these remarks.",
      "--gates adds to a line the callbacks that you implemented but that are not called there. "
        + "For each of these callbacks, it names the condition (gate) that fails. 'tabletrace "
        + "why-not' explains one callback.",
      "--state adds to each record of --format jsonl the state of the table before and after the "
        + "event. The state contains the offset, content size, rows, known and estimated heights, "
        + "selection, edit mode and the reuse queue. 'tabletrace schema events' describes the "
        + "records.",
    ],
    examples: [
      "tabletrace run load/first-load",
      "tabletrace run load/first-load --os iOS-9 --only heightForRowAt",
      "tabletrace run updates/insert-a-row --certainty --only cellForRowAt",
      "tabletrace run load/first-load --why",
      "tabletrace run select/why-not-didselect --gates",
      "tabletrace run load/first-load --view story",
      "tabletrace run load/first-load --format jsonl --state",
    ]
  )

  enum Form {
    case text
    case graded
    case explained
    case gated
    case story
    case markdown
    case mermaid
    case jsonLines
    case summary
  }

  var scenario: String
  var version: SystemVersion?
  var names: TraceNames
  var filter: CallFilter
  var taken: [TakenName] { filter.taken }
  var form: Form
  /// Whether the lines of a story are numbered.
  var isNumbered: Bool
  /// Whether records contain the state of the table.
  var hasStates: Bool
  var output: String?

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    version = try VersionArgument.single(line)
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    filter = try CallFilter(line)
    output = line.value(.output)
    if output?.isEmpty == true { throw .missingValue(.output) }
    form = try Self.form(line)
    isNumbered = line.has(.lines)
    if isNumbered, form != .story, form != .markdown { throw .foreignFlag(.lines) }
    hasStates = line.has(.state)
    if hasStates, form != .jsonLines { throw .foreignFlag(.state) }
    // A trace in a file may be compared with a golden, which has no remarks.
    guard let output, output != "-" else { return }
    switch form {
    case .graded: throw .conflict("--certainty", "--output FILE")
    case .explained: throw .conflict("--why", "--output FILE")
    case .gated: throw .conflict("--gates", "--output FILE")
    case .text, .story, .markdown, .mermaid, .jsonLines, .summary: break
    }
  }

  /// Returns the requested form, whose options exclude each other.
  private static func form(_ line: TypedLine) throws(UsageProblem) -> Form {
    let forms: [(spelling: String, form: Form, isGiven: Bool)] = [
      ("--certainty", .graded, line.has(.certainty)),
      ("--why", .explained, line.has(.why)),
      ("--gates", .gated, line.has(.gates)),
      ("--summary", .summary, line.has(.summary)),
      ("--view story", .story, line.value(.view) == RunView.story.rawValue),
      ("--format markdown", .markdown, OutputFormat(line) == .markdown),
      ("--format mermaid", .mermaid, OutputFormat(line) == .mermaid),
      ("--format jsonl", .jsonLines, OutputFormat(line) == .jsonLines),
    ]
    let given = forms.filter(\.isGiven)
    if given.count > 1 { throw .conflict(given[0].spelling, given[1].spelling) }
    return given.first?.form ?? .text
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try world.readScenario(scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let version = version ?? scenario.newestVersion
    if let output, output != "-" {
      var kept = ProtectedFiles([loaded.file], in: world.files.readable)
      kept.keep(loaded.file, scenario)
      try kept.check([output])
    }
    let target = try RunTarget(output, in: world)
    var runner = ScenarioRunner(scenario: scenario, version: version)
    runner.notesIdleSteps = !world.isQuiet
    let (outcome, sum) = simulate(
      runner,
      name: loaded.file.name,
      into: target,
      ink: target.isFile ? Ink() : world.ink,
      isQuiet: world.isQuiet
    )
    try target.close()
    let failures = outcome.failures + [outcome.wrongException].compactMap(\.self)
    for failure in failures {
      world.complain("\(loaded.file.path):\(failure.line): \(failure.sentence)")
    }
    if let exception = outcome.exception, exception.rule == .simulationLimit {
      world.complain(exception.reason)
      return .invalid
    }
    if form != .explained, let explanation = outcome.exception?.explanation, !explanation.isEmpty {
      // On a terminal, the sentence must be below the trace that it explains.
      try world.output.standardOutput.flush()
      world.say(explanation.map { "\(Phrase.visible($0))\n" }.joined())
    }
    try world.note(outcome.remarks, of: loaded.file)
    if self.version == nil { try nameOthers(of: scenario, in: world) }
    if let sum {
      try world.tell([sum], explainedBy: remedy)
    } else {
      try world.noteMissingRecordings(of: version)
    }
    return failures.isEmpty ? .success : .differs
  }

  /// The options that explain more about the certainty of the calls, or nil if there are none.
  private var remedy: String? {
    switch form {
    case .explained: nil
    case .graded: Flag.why.spelling
    case .gated, .text, .story, .markdown, .mermaid, .jsonLines, .summary:
      "\(Flag.certainty.spelling) marks each line, \(Flag.why.spelling)"
    }
  }

  /// Prints which version is shown, and how to see the others.
  private func nameOthers(of scenario: Scenario, in world: World) throws(FileError) {
    let shown = scenario.newestVersion
    let others = scenario.versions.filter { $0 != shown }.map { "'\($0)'" }.joined(separator: ", ")
    guard !others.isEmpty else { return }
    let count = scenario.versions.count
    try world.note(
      "this is \(shown), the newest of \(count) versions. To see another, add --os: \(others)"
    )
  }
}
