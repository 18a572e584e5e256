import Checks
import Diagnostics
import Project
import Reports
import TableTrace

/// `check`: compares simulated scenarios with their goldens and logs, and saves what differs.
struct CheckCommand: Command {
  static let facts = CommandFacts(
    name: "check",
    purpose: .keep,
    operands: "[PATH...]",
    readsLibrary: false,
    flags: [
      .report, .strict, .jobs, .shard, .scenarios, .golden, .large, .verifyDeterminism,
    ],
    says: "simulate scenarios and compare them with their golden files and recorded logs",
    details: [
      "PATH is a scenario (load/first-load), its file, or a folder. Without PATH, check reads "
        + "all scenarios under Scenarios. It then also reports golden files without a scenario as "
        + "errors.",
      "Each iOS version in a scenario's list 'os' has a golden file, such as "
        + "Golden/load/first-load.iOS-9.trace. A scenario with the key 'recorded' is also compared "
        + "with that log of a device. A difference that several golden files have is reported "
        + "once, with the names of these files.",
      "check never writes golden files. If a trace differs, check saves it in Golden/pending for "
        + "'tabletrace review'. The saved trace is removed when a check finds no difference. Git "
        + "ignores the folder Golden/pending. If the environment variable CI is set (and is not 0 "
        + "or false), no trace is saved.",
      "A law is a sentence that holds for every trace, such as 'numberOfRowsInSection is called "
        + "before the first cellForRowAt'. A trace that breaks a law is an error, even if it "
        + "equals its golden file. Recorded logs, and golden files that differ, are tested too. "
        + "'tabletrace list laws' prints all laws.",
      "--verify-determinism simulates everything again in two processes with different hash seeds. "
        + "A trace that depends on the order of a dictionary then fails. To compare the traces of "
        + "two machines, use --report digests=FILE, which writes a checksum of each trace.",
      "To write a report to standard output, use - as FILE. The usual text then goes to standard "
        + "error.",
    ],
    examples: [
      "tabletrace check",
      "tabletrace check load --report junit=results.xml",
      "tabletrace check load --verify-determinism",
    ]
  )

  var paths: [String]
  var reports: [ReportRequest]
  var jobs: Int
  var shard: Shard?
  var verifiesDeterminism: Bool
  /// The folders of the project, as typed.
  private var folders: [String]

  init(_ line: TypedLine) throws(UsageProblem) {
    paths = try line.operandsWithGoldens()
    verifiesDeterminism = line.has(.verifyDeterminism)
    folders = [Flag.scenarios, .golden].flatMap { flag in
      line.value(flag).map { [flag.spelling, $0] } ?? []
    }
    reports = []
    for text in line.values(.report) { reports.append(try ReportRequest(text)) }
    let printed = reports.filter(\.isPrinted)
    if printed.count > 1 { throw .conflict(printed[0].typed, printed[1].typed) }
    jobs = try line.jobs ?? 1
    if let text = line.value(.shard) { shard = try Shard(text) }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let found = try ScenarioLibrary(files: world.files.readable).find(paths)
    guard !found.isEmpty else { return world.findsNoScenario(paths) }
    let chosen = found.scenarios.enumerated().filter { shard?.contains($0.offset) ?? true }
    if let shard, chosen.isEmpty { return refuse(shard, of: found.scenarios.count, in: world) }
    let outputs = reports.filter { !$0.isPrinted }.map(\.file)
    // If nothing is written, nothing needs protection.
    var kept = ProtectedFiles(outputs.isEmpty ? [] : found.scenarios, in: world.files.readable)
    try kept.check(outputs)
    var orphans = OrphanGoldens(in: world)
    var pending = PendingUpkeep(in: world)
    var results = try evaluate(chosen.map(\.element), keeping: &pending, in: world) { item in
      if !outputs.isEmpty { kept.keep(item) }
      orphans.note(item)
    }
    try kept.check(outputs)
    results += found.problems.map(CheckResult.init)
    // An unreadable folder of scenarios may need any golden.
    if paths.isEmpty, shard == nil, found.problems.isEmpty {
      results += try orphans.results()
      RenamedGoldens(in: world.files.readable).settle(&results)
      try pending.dropOrphans()
    }
    results.acceptTogether(in: world)
    let isVerified = try verify(&results, in: world)
    let isWritten = try write(results, pending.sentence(paths), in: world) && isVerified
    for remark in pending.remarks { try world.note(remark) }
    return ExitCode.worst(results.map(\.exitCode) + (isWritten ? [] : [.invalid]))
  }

  /// Reads and checks scenarios in batches, to limit the use of memory.
  private func evaluate(
    _ scenarios: [ScenarioFile],
    keeping pending: inout PendingUpkeep,
    in world: World,
    note: (CheckPlan.Item) -> Void
  ) throws(FileError) -> [CheckResult] {
    let plan = CheckPlan(world: world)
    let progress = CheckProgress(of: scenarios.count, in: world)
    defer { progress.erase() }
    var results: [CheckResult] = []
    for start in stride(from: 0, to: scenarios.count, by: progress.batch) {
      progress.show(start)
      let batch = scenarios[start..<min(start + progress.batch, scenarios.count)]
      let checks = try plan.map(Array(batch), jobs: jobs) { evaluate($0) }
      for check in checks {
        note(check.item)
        results.append(try keep(check.item, check.outcome, &pending))
      }
    }
    return results
  }

  /// Runs everything in two other processes if requested, and returns whether they succeeded.
  private func verify(
    _ results: inout [CheckResult],
    in world: World
  ) throws(FileError) -> Bool {
    guard verifiesDeterminism else { return true }
    let words =
      folders + [Flag.jobs.spelling, "\(jobs)"] + (world.isStrict ? [Flag.strict.spelling] : [])
      + (shard.map { [Flag.shard.spelling, "\($0.index)/\($0.count)"] } ?? [])
    guard let start = world.anotherRun,
      let found = DeterminismCheck(start: start, arguments: words + ["--"] + paths).results(results)
    else {
      world.complain("cannot run the tool a second time, so nothing was compared")
      return false
    }
    results += found.differing
    if found.differing.isEmpty {
      try world.note("\(found.compared) traces are identical with two hash seeds")
    }
    return true
  }

  private func evaluate(_ item: CheckPlan.Item) -> CheckCase.Outcome {
    switch item {
    case .toDo(var check):
      check.isDigested = reports.contains { $0.kind.name == ReportKind.digests }
      return check.evaluate()
    case .done(let result): return CheckCase.Outcome(result: result, refusals: [])
    }
  }

  private func keep(
    _ item: CheckPlan.Item,
    _ outcome: CheckCase.Outcome,
    _ pending: inout PendingUpkeep
  ) throws(FileError) -> CheckResult {
    switch item {
    case .toDo(let check): return try pending.note(check, outcome)
    case .done(let result):
      pending.noteUnread(result)
      return result
    }
  }

  /// Refuses a part without scenarios, which would look like success.
  private func refuse(_ shard: Shard, of count: Int, in world: World) -> ExitCode {
    let scenarios = count == 1 ? "1 scenario" : "\(count) scenarios"
    world.complain(
      "the shard \(shard.index)/\(shard.count) is empty: there \(count == 1 ? "is" : "are") only"
        + " \(scenarios)",
      .emptyShard,
      help: ["use at most \(count == 1 ? "1 shard" : "\(count) shards")"]
    )
    return .invalid
  }

  /// Writes all reports.
  ///
  /// Returns false if one failed. Files are written first, because a reader of standard output may
  /// close it. Text is printed on standard error if a report uses standard output.
  private func write(
    _ results: [CheckResult],
    _ kept: String?,
    in world: World
  ) throws(FileError) -> Bool {
    var isWritten = true
    let place = world.repositoryPlace
    for report in reports where !report.isPrinted {
      do throws(FileError) {
        try world.files.write(Array(report.kind.text(results, place).utf8), to: report.file)
      } catch {
        guard error.message != nil else { throw error }
        world.complain(of: error)
        isWritten = false
      }
    }
    let printed = reports.filter(\.isPrinted)
    for report in printed { try world.print(report.kind.text(results, place)) }
    if printed.isEmpty {
      try world.print(CheckText(ink: world.ink).text(results, kept: kept))
    } else {
      world.say(CheckText(ink: world.talkInk).text(results, kept: kept))
    }
    return isWritten
  }
}
