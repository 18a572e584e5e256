import Scenarios
import TableTrace

/// `diff`: what differs between two versions of the system.
struct DiffCommand: Command {
  static let facts = CommandFacts(
    name: "diff",
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.os],
    says: "show what differs between two versions of the system",
    examples: ["tabletrace diff Scenarios/load/first-load.yaml --os iOS-9 --os iOS-17"]
  )

  var scenario: String
  var before: SystemVersion
  var after: SystemVersion

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    let texts = line.values(.os)
    guard texts.count >= 2 else { throw .missingOperand("--os VERSION --os VERSION") }
    guard texts.count == 2 else { throw .repeatedFlag(.os) }
    before = try VersionArgument.read(texts[0], of: Flag.os.spelling)
    after = try VersionArgument.read(texts[1], of: Flag.os.spelling)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let traces = [before, after].map { version in
      Simulation(scenario, version, recipients: scenario.tracedRecipients).lines
    }
    let diff = TraceDiff(before: traces[0], after: traces[1])
    guard !diff.isEmpty else {
      try world.print("\(loaded.file.name) is the same under \(before) and \(after)\n")
      return .success
    }
    try world.print(
      "--- \(loaded.file.name) under \(before)\n+++ \(loaded.file.name) under \(after)\n"
    )
    try world.print(diff.text(world.ink))
    return .differs
  }
}
