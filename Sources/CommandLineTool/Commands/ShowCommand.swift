import Diagnostics
import Scenarios
import TableTrace
import YAMLSource

/// `show`: a scenario as a lesson: question, set-up, trace, answer.
struct ShowCommand: Command {
  static let facts = CommandFacts(
    name: "show",
    purpose: .find,
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.os, .names, .quiet],
    says: "show a lesson: its question, the scenario, the trace and the answer",
    details: [
      "The scenario is printed as it is written, without the question and the answer, which stand "
        + "before and behind it. Without --os the trace is that of the first version it names."
    ],
    examples: ["tabletrace show load/first-load", "tabletrace show load/first-load --os 'iOS 17'"]
  )

  /// The keys of a scenario that speak to the reader and say nothing to the table.
  private static let spoken: Set<String> = ["version", "title", "learn", "about", "source", "tags"]

  var scenario: String
  var version: SystemVersion?
  var names: TraceNames

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    version = try VersionArgument.single(line)
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let version = version ?? scenario.versions.first ?? .iOS(17)
    let ink = world.ink
    func head(_ text: String) -> String { "\n" + ink.paint(text, .bold) + "\n" }
    try world.print(ink.paint(scenario.title, .bold) + "\n")
    if let question = scenario.learn { try world.print("\n" + Paragraph.wrapped(question)) }
    try world.print(head("The scenario \(loaded.file.name)"))
    try world.print(Self.setUp(in: loaded.text))
    let outcome = try trace(scenario, version, in: world, head: head)
    if let about = scenario.about {
      try world.print(head(scenario.learn == nil ? "About it" : "The answer"))
      try world.print(Paragraph.pages(about))
    }
    if let source = scenario.source { try world.print("\nsource: \(Phrase.visible(source))\n") }
    let others = scenario.versions.filter { $0 != version }.map { "'\($0)'" }
    if !others.isEmpty {
      try world.print("other versions: --os \(others.joined(separator: ", "))\n")
    }
    try world.noteMissingRecordings(of: version)
    guard let limit = outcome.exception, limit.rule == .simulationLimit else { return .success }
    world.complain(limit.reason)
    return .invalid
  }

  /// Prints the trace, and the arithmetic of a crash below it.
  private func trace(
    _ scenario: Scenario,
    _ version: SystemVersion,
    in world: World,
    head: (String) -> String
  ) throws(FileError) -> ScenarioRunner.Outcome {
    try world.print(head("The trace under \(version)"))
    let target = try RunTarget(nil, in: world)
    let text = TraceText(
      names: names,
      recipients: scenario.tracedRecipients,
      paint: world.ink.tracePaint,
      remark: nil,
      write: target.write
    )
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: text)
    text.finish()
    try target.close()
    for line in outcome.exception?.explanation ?? [] {
      try world.print("  \(Phrase.visible(line))\n")
    }
    return outcome
  }

  /// The lines of a scenario that say something to the table.
  private static func setUp(in source: SourceText) -> String {
    let pairs = YAMLDocument(source).root?.pairs ?? []
    let starts = pairs.map { (key: $0.key, line: $0.keyRange.start.line) }
    let text = String(decoding: source.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept = ""
    for (place, start) in starts.enumerated() where !spoken.contains(start.key) {
      let end = place + 1 < starts.count ? starts[place + 1].line : lines.count + 1
      let part = lines[(start.line - 1)..<max(start.line, end - 1)]
      for line in part where !line.isEmpty { kept += "  \(Phrase.visible(String(line)))\n" }
    }
    return kept
  }
}
