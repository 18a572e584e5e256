import Diagnostics
import Goldens
import Reports
import Scenarios
import TableTrace

/// `accept`: makes the present traces the goldens of scenarios, and says what changes.
struct AcceptCommand: Command {
  static let facts = CommandFacts(
    name: "accept",
    purpose: .keep,
    operands: "NAME...",
    readsLibrary: false,
    flags: [.all, .failing],
    says: "make the present traces the goldens of scenarios",
    details: [
      "NAME is a scenario as check prints it (load/first-load), or its file. The scenarios are "
        + "simulated and each golden that differs is written; what changed is printed for each "
        + "file. Recorded logs are never written.",
      "A run that check would fail whatever its golden, by an expect step, by an exception that "
        + "the scenario does not expect or by a broken law, is not accepted: nothing is written then, unless "
        + "--failing is given. 'expect: {raises: ...}' says that an exception is meant.",
      "Where the variable CI is set it is refused, unless CI=false.",
    ],
    examples: ["tabletrace accept load/first-load", "tabletrace accept --all"]
  )

  /// The scenarios by name or path; nil for all.
  var names: [String]?
  /// Whether runs that fail are accepted too.
  var acceptsFailing: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    acceptsFailing = line.has(.failing)
    if line.has(.all) {
      guard line.operands.isEmpty else { throw .conflict("--all", "names") }
    } else {
      guard !line.operands.isEmpty else { throw .missingOperand("NAME or --all") }
      names = try line.operandsWithGoldens()
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    if let log = names?.first(where: { $0.hasSuffix(".log") }) {
      world.complain("'\(log)' is a recorded log; those are never written", .acceptedLog)
      return .usage
    }
    if world.isContinuousIntegration {
      world.complain(
        "goldens are not accepted on a build server (the variable CI is set)",
        .acceptOnServer
      )
      world.say("to do it all the same: CI=false tabletrace accept \(Phrase.visible(typed))\n")
      return .usage
    }
    let library = ScenarioLibrary(files: world.files.readable)
    let found = try library.find(names ?? [])
    guard !found.isEmpty else { return world.findsNoScenario(names ?? []) }
    world.complain(of: found.problems)
    let changes = try changes(found.scenarios, in: world)
    guard let changes, found.problems.isEmpty else { return .invalid }
    let failing = changes.filter { !$0.result.isPassed }
    guard failing.isEmpty || acceptsFailing else { return refuse(failing, in: world) }
    var kept = ProtectedFiles(found.scenarios, in: world.files.readable)
    for change in changes { change.log.map { kept.keepLog($0) } }
    for change in changes { try kept.checkLinks(change.path) }
    try write(changes, in: world)
    return .success
  }

  /// What was typed behind the command, for commands to copy.
  private var typed: String {
    let words = (acceptsFailing ? [Flag.failing.spelling] : []) + (names ?? [Flag.all.spelling])
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// Simulates everything before the first file is written, so that a mistake leaves all as it was.
  ///
  /// - Returns: the changes, or nil if a scenario or a golden cannot be read, which has been told.
  private func changes(
    _ scenarios: [ScenarioFile],
    in world: World
  ) throws(FileError) -> [GoldenChange]? {
    var changes: [GoldenChange] = []
    var isReadable = true
    for file in scenarios {
      let loaded = try ScenarioReader(world: world).read(file)
      world.say(loaded.rendered)
      guard let scenario = loaded.scenario else {
        isReadable = false
        continue
      }
      for version in scenario.versions {
        do throws(FileError) {
          let before = try world.files.readable.readIfThere(file.golden(version))
          changes.append(GoldenChange(file, scenario, version, before: before))
        } catch {
          world.complain(of: error)
          isReadable = false
        }
      }
    }
    if !isReadable { world.say("no golden is written, because not all can be\n") }
    return isReadable ? changes : nil
  }

  /// Says which runs fail; a golden of them would only hide it.
  private func refuse(_ failing: [GoldenChange], in world: World) -> ExitCode {
    world.say(CheckText(ink: world.talkInk).findings(failing.map(\.result)))
    let runs = failing.count == 1 ? "1 run fails" : "\(failing.count) runs fail"
    world.complain("\(runs), so no golden is written: mend what is told above")
    world.say("to accept all the same: tabletrace accept \(Flag.failing.spelling) \(typed)\n")
    return .differs
  }

  private func write(_ changes: [GoldenChange], in world: World) throws(FileError) {
    var written = 0
    for change in changes {
      guard let sentence = change.sentence else { continue }
      try world.files.makeFolder(FilePath.folder(of: change.path))
      try world.files.write(change.after, to: change.path)
      try world.print(sentence + "\n")
      written += 1
    }
    let right = changes.count - written
    let rest = "\(right) \(right == 1 ? "golden was" : "goldens were") right already"
    if written == 0 { return try world.print("\(rest)\n") }
    let sum = "\(written) of \(changes.count) goldens written"
    try world.print(right == 0 ? "\(sum)\n" : "\(sum), \(right) right already\n")
  }
}
