import Diagnostics
import Goldens
import Scenarios
import TableTrace

/// `compare`: a console log from a device against the simulation.
struct CompareCommand: Command {
  static let facts = CommandFacts(
    name: "compare",
    purpose: .keep,
    operands: "SCENARIO LOG",
    atLeast: 2,
    atMost: 2,
    flags: [.os],
    says: "compare a console log from a device with the simulation",
    details: [
      "SCENARIO is a name (load/first-load) or a file. LOG may begin with a header that says how it is compared; without one, its lines are "
        + "taken as a complete log of the callbacks that occur in it."
    ],
    examples: ["tabletrace compare load/first-load console.log"]
  )

  var scenario: String
  var log: String
  var version: SystemVersion?

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    log = line.operands.last ?? ""
    version = try VersionArgument.single(line)
    if scenario == "-", log == "-" { throw .conflict("SCENARIO -", "LOG -") }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let bytes = log == "-" ? try world.files.readStandardInput() : try world.files.read(log)
    let recorded: RecordedLog
    do throws(UnreadableLog) {
      recorded = try LogReader.read(String(decoding: bytes, as: UTF8.self), origin: .pasted)
    } catch {
      for problem in error.problems {
        world.complain("\(log):\(problem.line): \(problem.message)", problem.code)
      }
      return .invalid
    }
    let version = version ?? recorded.header.os ?? scenario.versions.first ?? .iOS(17)
    let result = Simulation.compare(recorded, with: scenario, version)
    for line in recorded.untracedLines {
      try world.note("\(log):\(line): traces never show this method, so it is not compared")
    }
    guard let divergence = result.verdict.divergence else {
      try world.print(
        "\(Phrase.visible(log)) matches under \(version): \(result.equalLines) lines compared\n"
      )
      return .success
    }
    let report = DivergenceReport(
      title: Phrase.visible(log),
      side: .log,
      ink: world.ink,
      version: version
    ) { RuleBook.entry($0) }
    try world.print(report.text(divergence))
    return .differs
  }
}
