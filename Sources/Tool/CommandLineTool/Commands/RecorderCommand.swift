import Checks
import Diagnostics
import Project
import Recording
import Scenarios
import TableTrace

/// `recorder`: writes a Swift package that records scenarios on a device.
struct RecorderCommand: Command {
  static let facts = CommandFacts(
    name: "recorder",
    purpose: .keep,
    operands: "[SCENARIO...]",
    flags: [.output, .wanted, .list, .os, .large, .quiet],
    meanings: [
      .output: "write the package to this folder",
      .os: "with --wanted: the iOS version to record",
    ],
    says: "write an Xcode package that records scenarios on a device or simulator",
    details: [
      "The package contains a driver, a plan for each scenario, a test that runs the plans, and a "
        + "CI workflow. The driver shows a real table whose delegate and data source implement "
        + "exactly the callbacks of the scenario. It performs the steps and prints a log for "
        + "'tabletrace compare' and 'tabletrace import'. If a step needs a finger, a message on "
        + "the screen says what to do.",
      "Without SCENARIO, the package records all scenarios that a device can record. --wanted "
        + "selects the ten scenarios whose recordings would confirm the most guesses of the "
        + "simulation. 'tabletrace rules --weakest' lists the first five of them. --list says "
        + "whether each scenario is recorded automatically, needs a finger, or cannot be recorded.",
      "Only files that 'tabletrace recorder' wrote are replaced.",
    ],
    examples: [
      "tabletrace recorder load/first-load -o recordings",
      "tabletrace recorder --wanted -o recordings",
      "tabletrace recorder --list load",
    ]
  )

  private static let folder = MadeFolder.Kind(
    listName: ".tabletrace-recorder",
    kept: .notRecorders,
    durability: .lasting
  )
  private static let mostWanted = 10

  var names: [String]
  var output: String?
  var isWanted: Bool
  var isList: Bool
  var version: SystemVersion?

  init(_ line: TypedLine) throws(UsageProblem) {
    names = line.operands
    output = line.value(.output)
    isWanted = line.has(.wanted)
    isList = line.has(.list)
    version = try VersionArgument.single(line)
    if names.contains("-") { throw .conflict("recorder", "-") }
    if isWanted, let name = names.first { throw .conflict(Flag.wanted.spelling, name) }
    if isWanted, isList { throw .conflict(Flag.wanted.spelling, Flag.list.spelling) }
    if isList, output != nil { throw .conflict(Flag.list.spelling, Flag.output.spelling) }
    if version != nil, !isWanted { throw .foreignFlag(.os) }
    if !isList, output == nil { throw .missingOperand("-o FOLDER") }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    guard
      let scenarios = isWanted
        ? try wantedScenarios(in: world) : try RecordableScenario.read(names, in: world)
    else { return .invalid }
    guard let output else {
      try world.print(scenarios.map { "\($0.name)\t\($0.verdict)\n" }.joined())
      return .success
    }
    var plans: [RecordingPlan] = []
    var gaps: [(name: String, gap: PlanGap)] = []
    for scenario in scenarios {
      switch scenario.plan {
      case .success(let plan): plans.append(plan)
      case .failure(let gap): gaps.append((scenario.name, gap))
      }
    }
    if !names.isEmpty || plans.isEmpty, !gaps.isEmpty {
      for (name, gap) in gaps { world.complain("\(name): \(gap.message)", .notRecordable) }
      return .invalid
    }
    return try write(plans, leftOut: gaps.count, to: FilePath.tidy(output), in: world)
  }

  private func write(
    _ plans: [RecordingPlan],
    leftOut: Int,
    to folder: String,
    in world: World
  ) throws(FileError) -> ExitCode {
    let files = RecorderPackage(plans: plans).files
    try MadeFolder(folder, of: Self.folder, in: world).write(
      files.map { (path: $0.path, bytes: Array($0.text.utf8)) }
    )
    let hands = plans.count { $0.needsHand }
    let byHand = hands == 0 ? "" : ", \(hands) of them with a finger"
    try world.print(
      "\(Phrase.visible(folder)): \(Phrase.count(plans.count, "scenario"))\(byHand)\n"
    )
    if leftOut > 0 {
      try world.note(
        "\(Phrase.count(leftOut, "scenario")) cannot be recorded. To see why: tabletrace recorder --list"
      )
    }
    return .success
  }

  /// Returns the scenarios whose recordings confirm most, or nil if the library cannot be read.
  private func wantedScenarios(in world: World) throws(FileError) -> [RecordableScenario]? {
    let newest = version ?? SystemVersion.allOfIOS.last ?? .iOS(26)
    guard let wanted = try WantedRecordings(newest, atMost: Self.mostWanted, in: world) else {
      return nil
    }
    return try RecordableScenario.read(wanted.names.sorted(), in: world)
  }
}
