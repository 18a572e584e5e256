import Checks
import Diagnostics
import Goldens
import Project
import Scenarios
import TableTrace
import Teaching

/// `shrink`: prints the smallest scenario that fails in the same way.
struct ShrinkCommand: Command {
  static let facts = CommandFacts(
    name: "shrink",
    purpose: .write,
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.os, .output, .quiet],
    meanings: [.output: "write the small scenario to a new file, instead of standard output"],
    says: "make a failing scenario as small as possible, with the same failure",
    details: [
      "A scenario fails if it raises an exception (expected or not), breaks a law, fails an expect "
        + "step, or differs from its golden file. The command removes every step, callback, row "
        + "and key that the failure does not need. The failure stays the same: the same exception, "
        + "law or expectation, or the same line that differs from the golden file. The lines "
        + "around that line also stay the same. Cell numbers, such as Cell#2, may change. They stay "
        + "the same only if the line differs from the golden file in its cell number.",
      "Sometimes a step can be removed only if a number in another step changes, such as a row or "
        + "a scroll distance. The command then changes this number. Everything else stays as "
        + "written, including comments. If the golden file lacks a step, the step is left out of "
        + "the comparison.",
      "Without --os, shrink uses the first version that fails, and the result lists only that "
        + "version. The same scenario always has the same result. An existing FILE is never "
        + "replaced.",
    ],
    examples: [
      "tabletrace shrink crashes/model-not-changed",
      "tabletrace shrink crashes/model-not-changed -o smaller.yaml",
    ]
  )

  /// The most smaller scenarios to try.
  private static let attempts = 10_000

  var scenario: String
  var version: SystemVersion?
  var output: String?

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    version = try VersionArgument.single(line)
    output = line.value(.output)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    if let output, output != "-", world.files.kind(of: output) != nil {
      throw .kept(path: output, .existing(output, in: world.files.readable))
    }
    let versions = version.map { [$0] } ?? scenario.versions
    for version in versions {
      let golden = golden(of: loaded.file, version, in: world)
      guard let failure = RunFailure(of: scenario, under: version, golden: golden) else { continue }
      let search = Search(version: version, failure: failure)
      return try shrink(loaded, scenario, search, in: world)
    }
    for version in versions {
      let golden = golden(of: loaded.file, version, in: world)
      let run = Simulation(scenario, version, recipients: scenario.tracedRecipients)
      guard let divergence = golden?.difference(from: run.lines) else { continue }
      return refuse(divergence, loaded.file, version, in: world)
    }
    let names = versions.map(\.description).joined(separator: ", ")
    let unseen = versions.lazy.compactMap { unseenGolden(of: loaded.file, $0, in: world) }.first
    world.complain(
      "'\(loaded.file.name)' does not fail under \(names)",
      .nothingToShrink,
      expected: "an exception, a broken law, a failed expect step or a golden file that differs",
      help: unseen.map { [$0] } ?? []
    )
    return .invalid
  }

  /// Returns why an existing golden is not compared, or nil if it is or does not exist.
  private func unseenGolden(
    of file: ScenarioFile,
    _ version: SystemVersion,
    in world: World
  ) -> String? {
    let place = file.golden(version, in: world.files.readable)
    let path = Phrase.visible(place.path)
    switch place.format {
    case .pattern:
      return "'\(path)' is a pattern, which shrink does not compare"
    case .trace:
      guard world.files.kind(of: place.path) != nil, golden(of: file, version, in: world) == nil
      else { return nil }
      let check = world.files.readable.command("check", on: file)
      return "to see why '\(path)' cannot be read: \(check)"
    }
  }

  /// Refuses a golden with other steps, if the common steps are equal.
  private func refuse(
    _ divergence: Divergence,
    _ file: ScenarioFile,
    _ version: SystemVersion,
    in world: World
  ) -> ExitCode {
    let side = { (text: String?) in text.map { "'\($0)'" } ?? "nothing" }
    world.complain(
      "only the steps of '\(file.name)' differ from its golden file under \(version)",
      .nothingToShrink,
      expected: "\(side(divergence.expected?.text)), found \(side(divergence.traced?.text)) "
        + "(line \(divergence.lineNumber) of '\(file.golden(version, .trace))')",
      help: [
        "change the steps to those of the golden file",
        "to accept the new trace: \(world.files.readable.command("accept", on: file))",
      ]
    )
    return .invalid
  }

  /// What a smaller scenario must have in common with the original.
  private struct Search {
    var version: SystemVersion
    var failure: RunFailure

    /// Returns the scenario of a text, if it fails in the same way.
    func scenario(_ bytes: [UInt8], path: String) -> Scenario? {
      guard let scenario = ScenarioDecoder.decode(bytes, path: path).scenario,
        scenario.versions == [version],
        failure.recurs(in: scenario, under: version)
      else { return nil }
      return scenario
    }
  }

  private func golden(
    of file: ScenarioFile,
    _ version: SystemVersion,
    in world: World
  ) -> SteppedGolden? {
    let bytes = try? world.files.readable.readIfThere(file.golden(version, .trace))
    return bytes.flatMap { try? GoldenReader.read($0) }.map(SteppedGolden.init)
  }

  private func shrink(
    _ loaded: LoadedScenario,
    _ scenario: Scenario,
    _ search: Search,
    in world: World
  ) throws(FileError) -> ExitCode {
    let path = loaded.file.path
    var tried = 0
    var shrinker = Shrinker(.members, attempts: Self.attempts, keeping: ["os"]) { bytes in
      tried += 1
      return search.scenario(bytes, path: path) != nil
    }
    let small = shrinker.shrink(Self.text(loaded.text, of: scenario, for: search.version).bytes)
    let target = try RunTarget(output, in: world)
    target.write(small)
    try target.close()
    let smaller = search.scenario(small, path: path) ?? scenario
    try world.note(
      "\(Self.sizes(scenario, smaller)), after \(tried) runs. Under \(search.version) it still "
        + search.failure.phrase
    )
    return .success
  }

  /// Returns the text of a scenario that lists only one version.
  private static func text(
    _ text: SourceText,
    of scenario: Scenario,
    for version: SystemVersion
  ) -> SourceText {
    guard let written = ScenarioText(text) else { return text }
    let key = [ScenarioChange.Part](keys: "os")
    if scenario.versions == [version], written.node(at: key) != nil { return text }
    return written.applying([.set(key, "[\(version)]")])?.text.source ?? text
  }

  private static func sizes(_ before: Scenario, _ after: Scenario) -> String {
    let parts = [
      ("steps", before.steps.count, after.steps.count),
      ("callbacks", before.callbacks.count, after.callbacks.count),
      ("rows", rows(before), rows(after)),
    ]
    return parts.map { "\($0.2) of \($0.1) \($0.0)" }.joined(separator: ", ")
  }

  private static func rows(_ scenario: Scenario) -> Int {
    scenario.sections.reduce(0) { $0 + $1.count }
  }
}
