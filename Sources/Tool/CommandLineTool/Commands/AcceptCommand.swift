import Checks
import Diagnostics
import Goldens
import Project
import Reports
import Scenarios
import TableTrace

/// `accept`: saves the current traces as goldens, and prints the changes.
struct AcceptCommand: Command {
  static let facts = CommandFacts(
    name: "accept",
    purpose: .keep,
    operands: "NAME...",
    readsLibrary: false,
    flags: [.all, .same, .failing, .pattern, .scenarios, .golden, .large],
    meanings: [
      .all: "accept the traces of all scenarios, except rejected traces",
      .same: "also accept the traces of all other golden files with the same difference",
    ],
    says: "save the current traces as golden files",
    details: [
      "NAME is a scenario as 'check' prints it (load/first-load), its file, or one version of it "
        + "(load/first-load.iOS-9). The trace that the last check saved becomes the golden file. "
        + "If the scenario, the golden file or tabletrace has changed since that check, the "
        + "scenario runs again. For each file, the output says how many lines changed and how. "
        + "Recorded logs are never written.",
      "--pattern replaces the golden file with a pattern. At first, the pattern has the lines of "
        + "the trace. You can then edit the pattern to mark lines that may differ. 'tabletrace "
        + "reference patterns' explains how.",
      "--same also accepts the new traces of all other golden files with the same difference. "
        + "'tabletrace review' shows which golden files these are.",
      "Some runs fail in 'check' even if the trace equals the golden file. In such a run, an "
        + "expect step fails, an unexpected exception is raised, or a law is broken. If there is "
        + "such a run, no file is written, unless you add --failing. To expect an exception, write "
        + "'expect: {raises: ...}' in the scenario.",
      "Some files are never replaced: golden files in a newer format or with conflict markers, "
        + "files that are not traces, and unreadable patterns.",
      "If the environment variable CI is set (and is not 0 or false), accept refuses to run.",
      "--all skips rejected traces and says so. To accept a rejected trace, pass its name.",
    ],
    examples: [
      "tabletrace accept load/first-load", "tabletrace accept --same load/first-load.iOS-9",
      "tabletrace accept --pattern load/first-load.iOS-9",
      "tabletrace accept --all",
    ]
  )

  /// The scenarios by name or path, or nil for all.
  var names: [String]?
  /// Whether other goldens with the same difference are accepted too.
  var acceptsSame: Bool
  var acceptsFailing: Bool
  /// Whether golden traces are replaced by patterns.
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
      world.complain("'\(log)' is a recorded log, which is never written", .acceptedLog)
      return .usage
    }
    if world.isContinuousIntegration {
      let command = world.files.readable.command("accept", options: options, names ?? [])
      world.complain(
        "golden files cannot be accepted in CI (the variable CI is set)",
        .acceptOnServer,
        help: ["to accept anyway: CI=false \(command)"]
      )
      return .usage
    }
    var selection = try GoldenSelection(names, in: world.files.readable)
    guard !selection.found.isEmpty else { return world.findsNoScenario(names ?? []) }
    let same = acceptsSame ? try PendingList(goldens: selection.goldens, in: world) : nil
    if let same { selection.add(same.groups) }
    let found = selection.found
    world.complain(of: found.problems)
    guard let all = try changes(selection, in: world), found.problems.isEmpty else {
      return .invalid
    }
    // A rejected trace is accepted only if it is named.
    let rejected = names == nil ? all.filter(\.isRejected) : []
    let changes = all.filter { change in !rejected.contains { $0.place == change.place } }
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
    if rejected.isEmpty || !changes.isEmpty {
      try write(changes, writer, renewed: same?.renewed ?? [], in: world)
    }
    try note(rejected, in: world)
    return .success
  }

  /// Prints which rejected traces were skipped, and how to accept one.
  private func note(_ rejected: [GoldenChange], in world: World) throws(FileError) {
    guard let first = rejected.first else { return }
    let count = rejected.count == 1 ? "1 rejected trace" : "\(rejected.count) rejected traces"
    let names = rejected.prefix(Self.mostNamed).map(\.place.name).joined(separator: ", ")
    let more = rejected.count > Self.mostNamed ? ", ..." : ""
    let command = world.files.readable.command("accept", options: [], [first.place.name])
    try world.note("skipped \(count): \(names)\(more). To accept the first one: \(command)")
  }

  /// The most rejected traces that a note names.
  private static let mostNamed = 5

  /// The typed options, for commands in messages.
  var options: [Flag] {
    let given = [
      (Flag.failing, acceptsFailing), (.pattern, makesPatterns), (.same, acceptsSame),
      (.all, names == nil),
    ]
    return given.filter(\.1).map(\.0)
  }

  /// Reads all traces before the first file is written, so that an error changes nothing.
  ///
  /// Returns nil, after error messages, if a scenario or a golden cannot be read.
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
    if !isReadable { world.say("no golden files were written: fix the errors above first\n") }
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
    let rest = "\(right) golden \(right == 1 ? "file was" : "files were") already up to date"
    if writer.written == 0 { return try world.print("\(rest)\n") }
    let count = "\(writer.written) of \(changes.count) golden files written"
    let already = right == 0 ? "" : ", \(right) already up to date"
    let sum = writer.sum.text
    try world.print("\(count)\(already)\(sum.isEmpty ? "" : ": ")\(sum)\n")
    if makesPatterns {
      try world.note("to see what a pattern can leave open: tabletrace reference patterns")
    }
    let again =
      renewed.filter { renewal in changes.contains { $0.place == renewal.place } }
      + changes.compactMap { change in
        change.staleness.map { PendingList.Renewal(place: change.place, reason: $0) }
      }
    let promoted = writer.promoted.filter { place in !again.contains { $0.place == place } }
    try noteOrigin(promoted: promoted.count, again, in: world)
  }

  /// Prints which traces the last check saved, which ones are new, and why.
  private func noteOrigin(
    promoted: Int,
    _ renewed: [PendingList.Renewal],
    in world: World
  ) throws(FileError) {
    if promoted > 0 {
      let traces = promoted == 1 ? "1 trace" : "\(promoted) traces"
      try world.note("accepted \(traces) that the last check saved")
    }
    try world.noteRenewed(renewed)
  }
}
