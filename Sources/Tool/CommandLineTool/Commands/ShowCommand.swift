import Diagnostics
import Project
import Scenarios
import TableTrace
import Teaching

/// `show`: shows a scenario as a lesson: question, scenario, trace, answer.
struct ShowCommand: Command {
  static let facts = CommandFacts(
    name: "show",
    purpose: .find,
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.os, .names, .expanded, .quiet],
    says: "show a lesson: its question, the scenario, the trace and the answer",
    details: [
      "The command prints the question of the lesson, the scenario as written, its trace and the "
        + "answer. Without --os, the trace is for the newest iOS version that the scenario lists. "
        + "The last line on standard error says how sure the calls of the trace are.",
      "'tabletrace explain signs' explains the signs of the trace, such as '-' and '>'.",
      "--expanded prints only the scenario, with every default written out. YAML aliases are "
        + "replaced by their values, and callbacks are written with short names, such as "
        + "cellForRowAt. The printed scenario has the same trace.",
    ],
    examples: [
      "tabletrace show load/first-load", "tabletrace show load/first-load --os 'iOS 17'",
      "tabletrace show load/first-load --expanded",
    ]
  )

  var scenario: String
  var version: SystemVersion?
  var names: TraceNames
  /// Whether only the scenario with all its defaults is printed.
  var isExpanded: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    version = try VersionArgument.single(line)
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    isExpanded = line.has(.expanded)
    for flag in [Flag.os, .names] where isExpanded && line.has(flag) {
      throw .conflict(Flag.expanded.spelling, flag.spelling)
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try world.readScenario(scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    if isExpanded, let text = ExpandedScenario.text(of: loaded.text) {
      try world.output.standardOutput.write(text[...])
      return .success
    }
    let version = version ?? scenario.newestVersion
    let page = LessonPage(loaded: loaded, scenario: scenario, ink: world.ink)
    try world.print(world.ink.paint(Phrase.visible(scenario.title), .bold) + "\n")
    if let question = scenario.learn { try world.print("\n" + Paragraph.wrapped(question)) }
    try world.print(page.head("The scenario \(loaded.file.name)") + page.lines)
    let (outcome, sum) = try page.printTrace(version, names: names, in: world)
    if let about = scenario.about {
      try world.print(page.head(scenario.learn == nil ? "About it" : "The answer"))
      try world.print(Paragraph.pages(about))
    }
    if let source = scenario.source { try world.print("\nsource: \(Phrase.visible(source))\n") }
    let others = scenario.versions.filter { $0 != version }.map { "'\($0)'" }
    if !others.isEmpty {
      try world.print("other versions: --os \(others.joined(separator: ", "))\n")
    }
    try world.tell([sum], explainedBy: "tabletrace run --why")
    guard let limit = outcome.exception, limit.rule == .simulationLimit else { return .success }
    world.complain(limit.reason)
    return .invalid
  }
}
