import Diagnostics
import Goldens
import Project
import Recording
import Scenarios
import TableTrace

/// `import`: stores a log that was recorded on a device.
struct ImportCommand: Command {
  static let facts = CommandFacts(
    name: "import",
    purpose: .keep,
    operands: "LOG",
    atLeast: 1,
    atMost: 1,
    flags: [.quiet],
    says: "store a log that a package from 'tabletrace recorder' printed",
    details: [
      "The command checks the header of the log, and that its scenario has not changed since the "
        + "recording. It compares the log with the simulation and prints each difference with its "
        + "rule. Then it stores the log in Golden/recorded. Next to the log, it writes a draft of "
        + "the rows that you then add to cases.tsv, logs.tsv and ledger.yaml. Existing recordings "
        + "are never replaced."
    ],
    examples: ["tabletrace import recordings/Logs/load-first-load.iOS-18.5.log"]
  )

  var log: String

  init(_ line: TypedLine) throws(UsageProblem) {
    log = line.operands.first ?? ""
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let bytes = try world.readLogBytes(log)
    guard let recorded = world.log(bytes, at: log, origin: .kept),
      let origin = origin(of: recorded, in: world)
    else { return .invalid }
    let loaded = try ScenarioReader(world: world).read(argument: origin.scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    guard loaded.digest == origin.digest else {
      world.complain(
        "'\(Phrase.visible(log))' was recorded before \(loaded.file.name) changed",
        .otherScenario,
        expected: "digest \(loaded.digest), found \(origin.digest)",
        help: [
          "to record the log again: "
            + world.files.readable.command("recorder", ["-o", "recordings"], about: loaded.file)
        ]
      )
      return .invalid
    }
    let result = Simulation.compare(recorded, with: scenario, origin.version)
    let id = RecordingDraft.id(of: loaded.file.name, origin.version)
    let draft = RecordingDraft(
      id: id,
      scenario: loaded.file.name,
      device: recorded.header.device ?? "a device",
      version: origin.version,
      digest: ContentDigest(bytes).text,
      equalLines: result.verdict.divergence == nil ? result.equalLines : nil
    )
    let path = try file(bytes, draft, in: world)
    return try tell(result, of: path, under: origin.version, in: world)
  }

  /// Returns the recorded scenario and version, or nil, after an error message, if the header does
  /// not name them.
  private func origin(
    of recorded: RecordedLog,
    in world: World
  ) -> (scenario: String, digest: String, version: SystemVersion)? {
    let header = recorded.header
    guard let scenario = header.scenario, let digest = header.digest, let version = header.os
    else {
      let missing: LogHeaderKey =
        header.scenario == nil ? .scenario : header.digest == nil ? .digest : .os
      world.complain(
        "the header of '\(Phrase.visible(log))' has no '\(missing.rawValue):'",
        .noOrigin,
        expected: missing.says,
        help: [
          "to store a log from elsewhere, follow the page 'Adding a log' of the handbook",
          "to see a complete header: tabletrace reference logs",
        ]
      )
      return nil
    }
    return (scenario, digest, version)
  }

  /// Writes the log and its draft, without replacing a file.
  private func file(
    _ bytes: [UInt8],
    _ draft: RecordingDraft,
    in world: World
  ) throws(FileError) -> String {
    let goldens = world.files.readable.layout?.goldens ?? ScenarioFile.goldenFolder
    let path = FilePath.join(goldens, "recorded/\(draft.id).log")
    let draftPath = FilePath.join(goldens, "recorded/\(draft.id).draft.txt")
    let tree = ProjectTree(goldens: goldens, files: world.files.readable)
    for place in [path, draftPath] {
      try tree.check(place)
      guard world.files.readable.kind(of: place) == nil else {
        throw .kept(path: place, .log(place))
      }
    }
    try world.files.makeFolder(FilePath.folder(of: path))
    try world.files.write(bytes, to: path)
    try world.files.write(Array(draft.text.utf8), to: draftPath)
    try world.print("\(path)\n\(draftPath)\n")
    return path
  }

  private func tell(
    _ result: LogComparison.Result,
    of path: String,
    under version: SystemVersion,
    in world: World
  ) throws(FileError) -> ExitCode {
    guard let divergence = result.verdict.divergence else {
      let lines = Phrase.count(result.equalLines, "line")
      try world.print("matches the simulation under \(version): \(lines) compared\n")
      return .success
    }
    let report = DivergenceReport(title: path, side: .log, ink: world.ink) {
      RuleBook.entry($0)
    }
    try world.print(report.text(divergence))
    return .differs
  }
}
