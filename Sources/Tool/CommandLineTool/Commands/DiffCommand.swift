import Checks
import Diagnostics
import Project
import Scenarios
import TableTrace

/// `diff`: compares iOS versions, or two scenarios.
struct DiffCommand: Command {
  static let facts = CommandFacts(
    name: "diff",
    purpose: .see,
    operands: "SCENARIO [SCENARIO | VERSION VERSION...]",
    atLeast: 1,
    flags: [.os, .all, .quiet],
    meanings: [
      .os: "an iOS version to compare (give --os twice), or the version to run two scenarios on",
      .all: "compare all iOS versions that the scenario lists",
    ],
    says: "show the differences between iOS versions, or between two scenarios",
    details: [
      "Without versions, the first and the last version in the scenario's list 'os' are compared. "
        + "In the output, steps and phases are headings, and consecutive similar calls share one "
        + "line, as in 'run --view story'. A line with - occurs only in the first trace, and a "
        + "line with + only in the second. A line with ~ is in both traces, but at another place "
        + "of the same step. At the end are the rules that explain the changes.",
      "Three or more versions are printed as a table. Versions with the same trace share a letter, "
        + "and each line shows the letters of the versions that have this line. A lowercase letter "
        + "means that these versions have the line at another place of the same step.",
      "The last lines on standard error say how sure the calls of each version are.",
      "To compare two scenarios, choose the iOS version for both with --os. Without --os, it is "
        + "the newest version that both scenarios list.",
    ],
    examples: [
      "tabletrace diff load/first-load",
      "tabletrace diff load/first-load 'iOS 9' 'iOS 17'",
      "tabletrace diff load/first-load --all",
      "tabletrace diff load/first-load load/heights-before-cells --os 'iOS 9'",
    ]
  )

  var scenario: String
  /// The scenario to compare with, or nil to compare versions of one scenario.
  var other: String?
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
      try DifferenceSide(scenario, version, name: loaded.file.name),
      try DifferenceSide(other, version, name: second.file.name),
    ]
    return try DifferencePage(sides: sides).print(in: world)
  }

  private func compareVersions(
    of scenario: Scenario,
    _ name: String,
    in world: World
  ) throws(FileError) -> ExitCode {
    guard let versions = try compared(scenario, in: world) else { return .usage }
    let sides = try versions.map { version throws(FileError) in
      try DifferenceSide(scenario, version, name: name)
    }
    return try DifferencePage(sides: sides).print(in: world)
  }

  /// The versions to compare, or nil, after an error message, if there is only one.
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
        "the scenario lists only \(one), so there is nothing to compare",
        .versionsToCompare,
        help: ["to compare two other versions: \(command)"]
      )
      return nil
    }
    if comparesAll { return named }
    if named.count > 2 {
      try world.note(
        "compared the first and the last of \(named.count) versions (\(first) and \(last)). "
          + "To compare all of them, add \(Flag.all.spelling)"
      )
    }
    return [first, last]
  }
}
