import Checks
import Diagnostics
import Project
import Scenarios
import TableTrace

/// `diff`: what differs between versions of the system, or between two scenarios.
struct DiffCommand: Command {
  static let facts = CommandFacts(
    name: "diff",
    purpose: .see,
    operands: "SCENARIO [SCENARIO | VERSION VERSION...]",
    atLeast: 1,
    flags: [.os, .all, .quiet],
    meanings: [
      .os: "a version to compare, twice or more; of two scenarios the version of both",
      .all: "compare every version that the scenario names",
    ],
    says: "show what differs between versions of the system, or between two scenarios",
    details: [
      "Without versions the first and the last that the scenario names are compared. Steps and phases "
        + "are headings and runs of calls are one line, as in 'run --view story'. Lines that only the "
        + "first has begin with -, lines that only the second has with +, and ~ stands before what the "
        + "second has at another place of the same step. The rules behind the changes follow.",
      "Three versions and more are a table: versions with the same trace share a letter, and each line "
        + "has the letters of those that have it; a small letter has it elsewhere in the step.",
      "The last lines on standard error say for each version how far to trust its calls.",
      "Two scenarios are compared under --os, or under the first version that both name.",
    ],
    examples: [
      "tabletrace diff load/first-load",
      "tabletrace diff load/first-load 'iOS 9' 'iOS 17'",
      "tabletrace diff load/first-load --all",
      "tabletrace diff load/first-load load/heights-before-cells --os 'iOS 9'",
    ]
  )

  var scenario: String
  /// The scenario to compare with; nil where versions of one are compared.
  var other: String?
  /// The versions that were typed.
  var versions: [SystemVersion]
  var comparesAll: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    comparesAll = line.has(.all)
    var words = Array(line.operands.dropFirst())
    if let word = words.first, !VersionArgument.isMeant(word) {
      other = word
      words.removeFirst()
      if let extra = words.first { throw .extraOperand(extra) }
    }
    versions = try VersionArgument.list(words, of: "VERSION")
    if words.count == 1 { throw .missingOperand("the second VERSION") }
    let options = try VersionArgument.list(line.values(.os), of: Flag.os.spelling)
    if !versions.isEmpty, !options.isEmpty { throw .conflict("VERSION", Flag.os.spelling) }
    versions += options
    if comparesAll, !versions.isEmpty { throw .conflict(Flag.all.spelling, "versions") }
    guard other != nil else {
      if options.count == 1 { throw .missingOperand("the second \(Flag.os.spelling) VERSION") }
      return
    }
    if comparesAll { throw .conflict(Flag.all.spelling, "a second SCENARIO") }
    if versions.count > 1 { throw .conflict("a second SCENARIO", "a second --os") }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let reader = ScenarioReader(world: world)
    let loaded = try reader.read(argument: scenario)
    world.say(loaded.rendered)
    let second = try other.map { word throws(FileError) in try reader.read(argument: word) }
    if let second { world.say(second.rendered) }
    guard let scenario = loaded.scenario else { return .invalid }
    guard let second else { return try compareVersions(of: scenario, loaded.file.name, in: world) }
    guard let other = second.scenario else { return .invalid }
    let both = scenario.newestVersion(sharedWith: other)
    let version = versions.first ?? both ?? scenario.newestVersion
    let sides = [
      DifferenceSide(scenario, version, name: loaded.file.name),
      DifferenceSide(other, version, name: second.file.name),
    ]
    return try DifferencePage(sides: sides).print(in: world)
  }

  private func compareVersions(
    of scenario: Scenario,
    _ name: String,
    in world: World
  ) throws(FileError) -> ExitCode {
    guard let versions = try compared(scenario, in: world) else { return .usage }
    let sides = versions.map { DifferenceSide(scenario, $0, name: name) }
    return try DifferencePage(sides: sides).print(in: world)
  }

  /// The versions to compare; nil, and said so, when there is only one.
  private func compared(
    _ scenario: Scenario,
    in world: World
  ) throws(FileError) -> [SystemVersion]? {
    if !versions.isEmpty { return versions }
    let named = scenario.versions
    guard let first = named.first, let last = named.last, first != last else {
      let one = named.first?.description ?? "no version"
      let command = world.files.readable.command("diff", [self.scenario, "iOS 9", "iOS 17"])
      world.complain(
        "the scenario is for \(one) only, and two versions are compared: \(command)",
        .versionsToCompare
      )
      return nil
    }
    if comparesAll { return named }
    if named.count > 2 {
      try world.note(
        "\(first) and \(last) are the first and the last of \(named.count) versions "
          + "that the scenario names; name others to compare them, or all by \(Flag.all.spelling)"
      )
    }
    return [first, last]
  }
}
