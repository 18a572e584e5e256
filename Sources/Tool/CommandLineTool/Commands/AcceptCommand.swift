import Checks
import Diagnostics
import Goldens
import Project
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
    flags: [.all, .same, .failing, .pattern, .scenarios, .golden, .large],
    says: "make the present traces the goldens of scenarios",
    details: [
      "NAME is a scenario as check prints it (load/first-load), its file, or one version of it "
        + "(load/first-load.iOS-9). The trace that the last check kept becomes the golden; it is "
        + "simulated again where the scenario, the golden or tabletrace has changed since. Of each "
        + "file it is said how many lines changed in which way. Recorded logs are never written.",
      "--pattern begins a pattern: it has the lines of the trace and takes the place of the golden "
        + "that is one; 'tabletrace reference patterns' has the directives that leave something open.",
      "With --same all goldens that differ in the same way are accepted too; 'tabletrace review' "
        + "shows which these are.",
      "A run that check would fail whatever its golden, by an expect step, by an exception that "
        + "the scenario does not expect or by a broken law, is not accepted: nothing is written then, "
        + "unless --failing is given. 'expect: {raises: ...}' says that an exception is meant.",
      "A golden of a newer format or with the marks of a merge, a file that is no trace, and a pattern "
        + "that cannot be read are never replaced.",
      "Where the variable CI is set, to anything but 0 or false, it is refused.",
    ],
    examples: [
      "tabletrace accept load/first-load", "tabletrace accept --same load/first-load.iOS-9",
      "tabletrace accept --pattern load/first-load.iOS-9",
      "tabletrace accept --all",
    ]
  )

  /// The scenarios by name or path; nil for all.
  var names: [String]?
  /// Whether all that differ in the same way are accepted too.
  var acceptsSame: Bool
  /// Whether runs that fail are accepted too.
  var acceptsFailing: Bool
  /// Whether goldens that are traces become patterns.
  var makesPatterns: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    acceptsFailing = line.has(.failing)
    acceptsSame = line.has(.same)
    makesPatterns = line.has(.pattern)
    if line.has(.all) {
      guard line.operands.isEmpty else { throw .conflict("--all", "names") }
      if acceptsSame { throw .conflict("--all", "--same") }
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
      let command = world.files.readable.command("accept", options: options, names ?? [])
      world.say("to do it all the same: CI=false \(Phrase.visible(command))\n")
      return .usage
    }
    var selection = try GoldenSelection(names, in: world.files.readable)
    guard !selection.found.isEmpty else { return world.findsNoScenario(names ?? []) }
    let same = acceptsSame ? try PendingList(goldens: selection.goldens, in: world) : nil
    if let same { selection.add(same.groups) }
    let found = selection.found
    world.complain(of: found.problems)
    let changes = try changes(selection, in: world)
    guard let changes, found.problems.isEmpty else { return .invalid }
    let unknown = acceptsSame ? changes.filter { $0.told != nil && !$0.isPromoted } : []
    guard unknown.isEmpty else { return refuse(unknown: unknown, in: world) }
    let kept = changes.filter { !$0.isReplaceable }
    guard kept.isEmpty else { return refuse(kept: kept, in: world) }
    let failing = changes.filter { !$0.result.isPassed }
    guard failing.isEmpty || acceptsFailing else { return refuse(failing, in: world) }
    var protected = ProtectedFiles(found.scenarios, in: world.files.readable)
    for change in changes { change.log.map { protected.keepLog($0) } }
    let writer = GoldenWriter(protected, in: world)
    for change in changes { try writer.check(change) }
    try write(changes, writer, renewed: same?.renewed ?? [], in: world)
    return .success
  }

  /// The options that were typed, for commands to copy.
  var options: [Flag] {
    let given = [
      (Flag.failing, acceptsFailing), (.pattern, makesPatterns), (.same, acceptsSame),
      (.all, names == nil),
    ]
    return given.filter(\.1).map(\.0)
  }

  /// Has all traces before the first file is written, so that a mistake leaves all as it was.
  ///
  /// - Returns: the changes, or nil if a scenario or a golden cannot be read, which has been told.
  private func changes(
    _ selection: GoldenSelection,
    in world: World
  ) throws(FileError) -> [GoldenChange]? {
    var changes: [GoldenChange] = []
    var isReadable = true
    for file in selection.found.scenarios {
      let loaded = try ScenarioReader(world: world).read(file)
      world.say(loaded.rendered)
      guard let scenario = loaded.scenario else {
        isReadable = false
        continue
      }
      if let other = selection.otherVersion(of: file, scenario) {
        world.complain(of: other)
        isReadable = false
      }
      for version in scenario.versions where selection.contains(file, version) {
        do throws(FileError) {
          var change = try GoldenChange(loaded, scenario, version, in: world)
          if makesPatterns { try change.makePattern() }
          changes.append(change)
        } catch {
          world.complain(of: error)
          isReadable = false
        }
      }
    }
    if !isReadable { world.say("no golden is written, because not all can be\n") }
    return isReadable ? changes : nil
  }

  private func write(
    _ changes: [GoldenChange],
    _ writer: GoldenWriter,
    renewed: [PendingList.Renewal],
    in world: World
  ) throws(FileError) {
    var writer = writer
    for change in changes { try writer.write(change) }
    try writer.noteLeftovers()
    let right = changes.count - writer.written
    let rest = "\(right) \(right == 1 ? "golden was" : "goldens were") right already"
    if writer.written == 0 { return try world.print("\(rest)\n") }
    let count = "\(writer.written) of \(changes.count) goldens written"
    let already = right == 0 ? "" : ", \(right) right already"
    let sum = writer.sum.text
    try world.print("\(count)\(already)\(sum.isEmpty ? "" : ": ")\(sum)\n")
    if makesPatterns {
      try world.note("'tabletrace reference patterns' has what a pattern may leave open")
    }
    let again =
      renewed.filter { renewal in changes.contains { $0.place == renewal.place } }
      + changes.compactMap { change in
        change.staleness.map { PendingList.Renewal(place: change.place, reason: $0) }
      }
    let promoted = writer.promoted.filter { place in !again.contains { $0.place == place } }
    try noteOrigin(promoted: promoted.count, again, in: world)
  }

  /// Says which traces are those of the last check, and which are new, and why.
  private func noteOrigin(
    promoted: Int,
    _ renewed: [PendingList.Renewal],
    in world: World
  ) throws(FileError) {
    if promoted > 0 {
      let goldens = promoted == 1 ? "1 golden was" : "\(promoted) goldens were"
      try world.note("\(goldens) copied from what the last check kept")
    }
    try world.noteRenewed(renewed)
  }
}
