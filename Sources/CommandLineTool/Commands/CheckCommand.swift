import Reports
import TableTrace

/// `check`: simulates scenarios and compares them; writes nothing but the reports asked for.
struct CheckCommand: Command {
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
      try world.files.write(Array(report.text(results).utf8), to: report.file)
    }
    let printed = reports.filter { $0.file == "-" }
    for report in printed { try world.print(report.text(results)) }
    if printed.isEmpty { try world.print(CheckText(ink: world.ink).text(results)) }
  }
}

extension ReportRequest {
  /// The whole report.
  func text(_ results: [CheckResult]) -> String {
    switch kind {
    case .junit: JUnitReport(results).text
    case .tap: TAPReport(results).text
    case .github: GitHubReport(results).text
    case .json: JSONReport(results).text
    }
  }
}
