import Diagnostics
import Scenarios
import TableTrace

/// `diff`: what differs between two versions of the system.
struct DiffCommand: Command {
  static let facts = CommandFacts(
    name: "diff",
    purpose: .see,
    operands: "SCENARIO [VERSION VERSION]",
    atLeast: 1,
    atMost: 3,
    says: "show what differs between two versions of the system",
    details: [
      "Without versions the first and the last that the scenario names are compared. Lines that "
        + "only the first has begin with -, lines that only the second has with +."
    ],
    examples: [
      "tabletrace diff load/first-load",
      "tabletrace diff load/first-load 'iOS 9' 'iOS 17'",
    ]
  )

  /// The two versions to compare.
  struct Sides {
    var before: SystemVersion
    var after: SystemVersion
  }

  var scenario: String
  /// The versions; nil for those of the scenario.
  var sides: Sides?

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    let texts = line.operands.dropFirst()
    guard let first = texts.first, let last = texts.last else { return }
    guard texts.count == 2 else { throw .missingOperand("the second VERSION") }
    sides = Sides(
      before: try VersionArgument.read(first, of: "VERSION"),
      after: try VersionArgument.read(last, of: "VERSION")
    )
    if let sides, sides.before == sides.after {
      throw .sameVersions("\(sides.before)")
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    guard let sides = try compared(scenario, in: world) else { return .usage }
    let traces = [sides.before, sides.after].map { version in
      Simulation(scenario, version, recipients: scenario.tracedRecipients).lines
    }
    let diff = TraceDiff(before: traces[0], after: traces[1])
    guard !diff.isEmpty else {
      try world.print(
        "\(loaded.file.name) is the same under \(sides.before) and \(sides.after)\n"
      )
      return .success
    }
    try world.print(
      "--- \(loaded.file.name) under \(sides.before)\n"
        + "+++ \(loaded.file.name) under \(sides.after)\n"
    )
    try world.print(diff.text(world.ink))
    if !diff.isExact {
      try world.note("the traces are too long for the shortest list of differences; this one holds")
    }
    return .differs
  }

  /// The versions that were typed, or the first and the last that the scenario names; nil, and said
  /// so, when that is one.
  private func compared(_ scenario: Scenario, in world: World) throws(FileError) -> Sides? {
    if let sides { return sides }
    guard let first = scenario.versions.first, let last = scenario.versions.last, first != last
    else {
      let one = scenario.versions.first?.description ?? "no version"
      world.complain(
        "the scenario is for \(one) only, and two versions are compared: "
          + "tabletrace diff \(ShellWord.quoted(self.scenario)) 'iOS 9' 'iOS 17'",
        .versionsToCompare
      )
      return nil
    }
    if scenario.versions.count > 2 {
      try world.note(
        "\(first) and \(last) are the first and the last of \(scenario.versions.count) versions "
          + "that the scenario names; name two to compare others"
      )
    }
    return Sides(before: first, after: last)
  }
}
