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
      .state, .output, .scenarios, .strict, .quiet, .watch,
    ],
    formats: [.text, .markdown, .mermaid, .jsonLines],
    says: "simulate a scenario and print the trace",
    details: [
      "SCENARIO is a name below Scenarios (load/first-load) or a file; - reads standard input. "
        + "Without --os the first version that the scenario names is simulated; when there are "
        + "more, a note on standard error names them.",
      "A simulated exception ends the trace with a ! line; the exit code stays 0, unless an "
        + "expect step of the scenario fails (1).",
      "--view story is for reading: steps and phases are headings, each call has its recipient in front, "
        + "and calls that differ by their rows alone are one line; --lines numbers them as the trace. "
        + "--format markdown and mermaid write the same to paste, a block and a sequence diagram.",
      "--only and --except take short keys, Swift names or selectors, separated by commas; "
        + "steps, phases, queries, notes, contents and warnings stay.",
      "The last line on standard error says how far to trust the calls: how many follow rules that were "
        + "seen on this version, on an older one, that Apple documents, or that are guesses. "
        + "--quiet leaves it out.",
      "--certainty writes the same word behind each line: seen, seen on an older version, documented or "
        + "guess, as '  # seen on iOS 17.4; this layout is a guess'. --why writes the sentence of the "
        + "rule, its grade and its name, and what the line is part of; the arithmetic of a crash follows "
        + "it. No golden has these remarks.",
      "--gates writes behind each line what is not called there and why not, by the name of the gate, for "
        + "the callbacks that a client implements; 'tabletrace why-not' has the way to one of them.",
      "--state adds to each record of --format jsonl what the table was like before it, and after it "
        + "where that differs: offset, content size, rows, known and guessed heights, selection, "
        + "editing, the reuse pool. 'tabletrace schema events' describes the records.",
      "--watch simulates again when the scenario or the settings change.",
    ],
    examples: [
      "tabletrace run load/first-load",
      "tabletrace run load/first-load --os iOS-9 --only heightForRowAt",
      "tabletrace run updates/insert-a-row --certainty --only cellForRowAt",
      "tabletrace run load/first-load --why",
      "tabletrace run select/why-not-didselect --gates",
      "tabletrace run load/first-load --view story",
      "tabletrace run load/first-load --format jsonl --state",
      "tabletrace run load/first-load --watch",
    ]
  )

  /// What is printed.
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
  /// Whether the lines of a story have numbers.
  var isNumbered: Bool
  /// Whether records have the state of the table.
  var hasStates: Bool
  var output: String?
  /// Whether it goes on when the scenario changes.
  var isWatching: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    version = try VersionArgument.single(line)
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    filter = try CallFilter(line)
    output = line.value(.output)
    isWatching = line.has(.watch)
    if isWatching, scenario == "-" { throw .conflict(Flag.watch.spelling, scenario) }
    if output?.isEmpty == true { throw .missingValue(.output) }
    form = try Self.form(line)
    isNumbered = line.has(.lines)
    if isNumbered, form != .story, form != .markdown { throw .foreignFlag(.lines) }
    hasStates = line.has(.state)
    if hasStates, form != .jsonLines { throw .foreignFlag(.state) }
    // A trace in a file is what a golden is compared with, and goldens have no remarks.
    guard let output, output != "-" else { return }
    switch form {
    case .graded: throw .conflict("--certainty", "--output FILE")
    case .explained: throw .conflict("--why", "--output FILE")
    case .gated: throw .conflict("--gates", "--output FILE")
    case .text, .story, .markdown, .mermaid, .jsonLines, .summary: break
    }
  }

  /// The form that is asked for; the options that ask for one exclude each other.
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
    isWatching ? try RunWatch(self).run(in: world) : try show(in: world)
  }

  /// Simulates once.
  func show(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
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
      // On a terminal it stands below the trace that it explains.
      try world.output.standardOutput.flush()
      world.say(explanation.map { "\(Phrase.visible($0))\n" }.joined())
    }
    for remark in outcome.remarks {
      try world.note("\(loaded.file.path):\(remark.line): \(remark.sentence)")
    }
    if self.version == nil { try nameOthers(of: scenario, in: world) }
    if let sum {
      try world.tell([sum], explainedBy: form == .explained ? nil : Flag.why.spelling)
    } else {
      try world.noteMissingRecordings(of: version)
    }
    return failures.isEmpty ? .success : .differs
  }

  /// Says which version is shown, and how to see the others, when there are any.
  private func nameOthers(of scenario: Scenario, in world: World) throws(FileError) {
    let shown = scenario.newestVersion
    let others = scenario.versions.filter { $0 != shown }.map { "'\($0)'" }.joined(separator: ", ")
    guard !others.isEmpty else { return }
    let count = scenario.versions.count
    try world.note(
      "this is \(shown), the newest of \(count) versions; --os shows another: \(others)"
    )
  }
}
