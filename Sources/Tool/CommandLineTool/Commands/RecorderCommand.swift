import Checks
import Diagnostics
import Project
import Recording
import RecordingPlans
import Scenarios
import TableTrace

/// `recorder`: a Swift package that records scenarios on a device.
struct RecorderCommand: Command {
  static let facts = CommandFacts(
    name: "recorder",
    purpose: .keep,
    operands: "[SCENARIO...]",
    flags: [.output, .wanted, .list, .os, .large, .quiet],
    meanings: [
      .output: "the folder of the package",
      .os: "with --wanted: the version whose rules are to be settled",
    ],
    says: "write an Xcode package that records scenarios on a device or simulator",
    details: [
      "The package has a driver, a plan for each scenario, a test that carries the plans out, and a "
        + "workflow for build servers. The driver shows a real table with clients that implement "
        + "exactly the callbacks of the scenario, makes its steps, and prints a log that "
        + "'tabletrace compare' and 'tabletrace import' read. What only a hand can do is asked for "
        + "on screen.",
      "Without SCENARIO it has all scenarios that a device can record. --wanted takes the ten whose "
        + "recordings turn most guesses into facts; 'tabletrace rules --weakest' names the first five. --list "
        + "says of each scenario whether code alone records it, a hand is needed, or why it cannot "
        + "be recorded.",
      "Nothing is replaced that 'tabletrace recorder' has not written.",
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
  /// How many recordings are wanted most.
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
    let byHand = hands == 0 ? "" : ", \(hands) of them by hand"
    try world.print(
      "\(Phrase.visible(folder)): \(Phrase.count(plans.count, "scenario"))\(byHand)\n"
    )
    if leftOut > 0 {
      try world.note(
        "\(Phrase.count(leftOut, "scenario")) cannot be recorded: tabletrace recorder --list says why"
      )
    }
    return .success
  }

  /// The scenarios whose recordings settle most; nil where the library cannot be read.
  private func wantedScenarios(in world: World) throws(FileError) -> [RecordableScenario]? {
    let newest = version ?? SystemVersion.allOfIOS.last ?? .iOS(26)
    guard let wanted = try WantedRecordings(newest, atMost: Self.mostWanted, in: world) else {
      return nil
    }
    return try RecordableScenario.read(wanted.names.sorted(), in: world)
  }
}
