import Reports
import TableTrace

/// `check`: simulates scenarios and compares them; writes nothing but the reports asked for.
struct CheckCommand: Command {
  static let facts = CommandFacts(
    name: "check",
    operands: "[PATH...]",
    flags: [.report, .jobs, .shard],
    says: "simulate scenarios and compare them with their goldens and recorded logs",
    details: [
      "PATH is a scenario file or a folder of them; without PATH everything under Scenarios is "
        + "checked, and goldens that belong to no scenario are errors.",
      "Each version under os: has its golden, Golden/<path of the scenario>.<os>.trace. A "
        + "scenario with recorded: is compared with that log as well. Nothing is written but "
        + "the reports that are asked for.",
    ],
    examples: [
      "tabletrace check",
      "tabletrace check Scenarios/load --report junit=results.xml",
    ]
  )

  var paths: [String]
  var reports: [ReportRequest]
  var jobs: Int
  var shard: Shard?

  init(_ line: TypedLine) throws(UsageProblem) {
    paths = line.operands
    reports = []
    for text in line.values(.report) { reports.append(try ReportRequest(text)) }
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
    let scenarios = try ScenarioLibrary(files: world.files).find(paths)
    guard !scenarios.isEmpty else { return world.findsNoScenario(paths) }
    let chosen = scenarios.enumerated().filter { shard?.contains($0.offset) ?? true }
    let plan = CheckPlan(world: world)
    let items = try plan.items(chosen.map(\.element))
    var results = Workers.map(items, jobs: jobs) { item in
      switch item {
      case .toDo(let check): check.evaluate()
      case .done(let result): result
      }
    }
    if paths.isEmpty, shard == nil { results += try plan.orphans(of: items, root: ".") }
    try write(results, in: world)
    return ExitCode.worst(results.map(\.exitCode))
  }

  /// Writes the reports; the text for people makes way when a report goes to standard output.
  ///
  /// Files come first, because a reader of standard output may leave.
  private func write(_ results: [CheckResult], in world: World) throws(FileError) {
    for report in reports where report.file != "-" {
      try world.files.write(Array(report.kind.text(results).utf8), to: report.file)
    }
    let printed = reports.filter { $0.file == "-" }
    for report in printed { try world.print(report.kind.text(results)) }
    if printed.isEmpty { try world.print(CheckText(ink: world.ink).text(results)) }
  }
}
