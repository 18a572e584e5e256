import Diagnostics
import Reports
import TableTrace

/// `check`: simulates scenarios and compares them; writes nothing but the reports asked for.
struct CheckCommand: Command {
  static let facts = CommandFacts(
    name: "check",
    purpose: .keep,
    operands: "[PATH...]",
    readsLibrary: false,
    flags: [.report, .jobs, .shard, .verifyDeterminism],
    says: "simulate scenarios and compare them with their goldens and recorded logs",
    details: [
      "PATH is a scenario (load/first-load), its file, or a folder of them; without PATH everything "
        + "under Scenarios is checked, and goldens that belong to no scenario are errors.",
      "Each version under os: has its golden, Golden/<path of the scenario>.<os>.trace. A "
        + "scenario with recorded: is compared with that log as well. Nothing is written but "
        + "the reports that are asked for.",
      "Every trace is judged by the laws ('tabletrace list laws') besides, and so is a golden that "
        + "differs and a recorded log: a broken law fails, also where the golden is the trace.",
      "--verify-determinism simulates everything once more in two processes whose hashes have "
        + "different seeds: a trace on which the order of a dictionary has an effect fails. "
        + "--report digests=FILE writes the digest of each trace, to compare two machines.",
    ],
    examples: [
      "tabletrace check",
      "tabletrace check load --report junit=results.xml",
      "tabletrace check load --verify-determinism",
    ]
  )

  /// The scenarios that are held at one time.
  private static let batch = 256

  var paths: [String]
  var reports: [ReportRequest]
  var jobs: Int
  var shard: Shard?
  var verifiesDeterminism: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    paths = try line.operandsWithGoldens()
    verifiesDeterminism = line.has(.verifyDeterminism)
    reports = []
    for text in line.values(.report) { reports.append(try ReportRequest(text)) }
    let printed = reports.filter(\.isPrinted)
    if printed.count > 1 { throw .conflict(printed[0].typed, printed[1].typed) }
    jobs = 1
    if let text = line.value(.jobs) {
      guard let number = Int(text), (1...64).contains(number) else {
        throw .badValue(
          text,
          of: Flag.jobs.spelling,
          expected: "which is a number from 1 to 64",
          near: []
        )
      }
      jobs = number
    }
    if let text = line.value(.shard) { shard = try Shard(text) }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let found = try ScenarioLibrary(files: world.files.readable).find(paths)
    guard !found.isEmpty else { return world.findsNoScenario(paths) }
    let chosen = found.scenarios.enumerated().filter { shard?.contains($0.offset) ?? true }
    if let shard, chosen.isEmpty { return refuse(shard, of: found.scenarios.count, in: world) }
    let outputs = reports.filter { !$0.isPrinted }.map(\.file)
    var kept = ProtectedFiles(found.scenarios, in: world.files.readable)
    try kept.check(outputs)
    var orphans = OrphanGoldens(in: world)
    var results = try evaluate(chosen.map(\.element), in: world) { item in
      kept.keep(item)
      orphans.note(item)
    }
    try kept.check(outputs)
    results += found.problems.map(CheckResult.init)
    // A folder of scenarios that cannot be read may need any golden.
    if paths.isEmpty, shard == nil, found.problems.isEmpty { results += try orphans.results() }
    let isVerified = try verify(&results, in: world)
    let isWritten = try write(results, in: world) && isVerified
    return ExitCode.worst(results.map(\.exitCode) + (isWritten ? [] : [.invalid]))
  }

  /// Reads and checks scenarios, some at a time, so that memory does not grow with their number.
  private func evaluate(
    _ scenarios: [ScenarioFile],
    in world: World,
    note: (CheckPlan.Item) -> Void
  ) throws(FileError) -> [CheckResult] {
    let plan = CheckPlan(world: world)
    var results: [CheckResult] = []
    for start in stride(from: 0, to: scenarios.count, by: Self.batch) {
      let batch = scenarios[start..<min(start + Self.batch, scenarios.count)]
      let items = try plan.items(Array(batch), jobs: jobs)
      for item in items { note(item) }
      results += Workers.map(items, jobs: jobs) { item in
        switch item {
        case .toDo(var check):
          check.isDigested = reports.contains { $0.kind.name == ReportKind.digests }
          return check.evaluate()
        case .done(let result): return result
        }
      }
    }
    return results
  }

  /// Runs everything in two other processes, if that is asked for; answers whether they could be.
  private func verify(
    _ results: inout [CheckResult],
    in world: World
  ) throws(FileError) -> Bool {
    guard verifiesDeterminism else { return true }
    let words =
      [Flag.jobs.spelling, "\(jobs)"]
      + (shard.map { [Flag.shard.spelling, "\($0.index)/\($0.count)"] } ?? [])
    guard let start = world.anotherRun,
      let found = DeterminismCheck(start: start, arguments: words + ["--"] + paths).results(results)
    else {
      world.complain("the tool could not be run a second time, so that nothing was compared")
      return false
    }
    results += found.differing
    if found.differing.isEmpty {
      try world.note("\(found.compared) traces are the same with two hash seeds")
    }
    return true
  }

  /// A part without a scenario checks nothing, which must not look like success.
  private func refuse(_ shard: Shard, of count: Int, in world: World) -> ExitCode {
    let scenarios = count == 1 ? "1 scenario" : "\(count) scenarios"
    world.complain(
      "the shard \(shard.index)/\(shard.count) is empty: there \(count == 1 ? "is" : "are") only"
        + " \(scenarios); use at most \(count == 1 ? "1 shard" : "\(count) shards")",
      .emptyShard
    )
    return .invalid
  }

  /// Writes the reports, each that can be; answers whether all could.
  ///
  /// Files come first, because a reader of standard output may leave. The text for people goes to
  /// standard error when a report takes standard output.
  private func write(_ results: [CheckResult], in world: World) throws(FileError) -> Bool {
    var isWritten = true
    for report in reports where !report.isPrinted {
      do throws(FileError) {
        try world.files.write(Array(report.kind.text(results).utf8), to: report.file)
      } catch {
        guard error.message != nil else { throw error }
        world.complain(of: error)
        isWritten = false
      }
    }
    let printed = reports.filter(\.isPrinted)
    for report in printed { try world.print(report.kind.text(results)) }
    if printed.isEmpty {
      try world.print(CheckText(ink: world.ink).text(results))
    } else {
      world.say(CheckText(ink: world.talkInk).text(results))
    }
    return isWritten
  }
}
