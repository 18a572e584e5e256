import Diagnostics
import Goldens
import Reports
import Scenarios
import YAMLSource

/// `conformance`: accounts for every recorded log and claim.
struct ConformanceCommand: Command {
  static let facts = CommandFacts(
    name: "conformance",
    atMost: 0,
    says: "account for every recorded log and claim, and whether it is met",
    details: [
      "Reads ledger.yaml, cases.tsv and logs.tsv in Golden/recorded, runs the scenario of each "
        + "case that is said to be reproduced or met, and prints a line for each. Recordings of a "
        + "table on iOS are counted apart from lists, articles and logs put together afterwards."
    ],
    examples: ["tabletrace conformance"]
  )

  private static let ledgerPath = "Golden/recorded/ledger.yaml"
  private static let casesPath = "Golden/recorded/cases.tsv"
  private static let logsPath = "Golden/recorded/logs.tsv"

  init(_ line: TypedLine) throws(UsageProblem) {}

  func perform(in world: World) throws(FileError) -> ExitCode {
    guard let cases = try cases(in: world), let logs = try logs(in: world),
      let entries = try entries(of: cases, in: world)
    else { return .invalid }
    let evidence = try evidence(in: world)
    let conformance = Conformance(
      Ledger(entries: entries),
      cases: cases,
      logs: logs,
      evidence: evidence
    )
    let text = ConformanceText(conformance: conformance, ink: world.ink)
    try world.print(text.table + text.objections + text.fittedLogs + text.sums)
    let findings = evidence.values.flatMap(\.findings)
    if findings.contains(where: { $0.kind == .invalid }) { return .invalid }
    return conformance.isTrue ? .success : .differs
  }

  /// The list of cases; nil after a complaint when it cannot be read.
  private func cases(in world: World) throws(FileError) -> CaseList? {
    let text = String(decoding: try world.files.read(Self.casesPath), as: UTF8.self)
    do throws(CaseList.Problem) {
      return try CaseList(text)
    } catch {
      world.complain("\(Self.casesPath):\(error.line): \(error.message)", error.code)
      return nil
    }
  }

  /// The list of logs, empty where a project has none; nil after a complaint when it cannot be read.
  private func logs(in world: World) throws(FileError) -> LogList? {
    guard let bytes = try world.files.readable.readIfThere(Self.logsPath) else {
      return LogList(logs: [])
    }
    do throws(LogList.Problem) {
      return try LogList(String(decoding: bytes, as: UTF8.self))
    } catch {
      world.complain("\(Self.logsPath):\(error.line): \(error.message)", error.code)
      return nil
    }
  }

  /// The entries of the ledger; nil after a complaint for each that cannot be read.
  private func entries(
    of cases: CaseList,
    in world: World
  ) throws(FileError) -> [LedgerEntry]? {
    let bytes = try world.files.read(Self.ledgerPath)
    let source = SourceText(path: Self.ledgerPath, bytes: bytes)
    let reader = LedgerReader(YAMLDocument(source), cases: cases)
    for problem in reader.problems {
      world.complain("\(Self.ledgerPath):\(problem.line): \(problem.message)", problem.code)
    }
    return reader.problems.isEmpty ? reader.entries : nil
  }

  /// What every scenario of the project shows, by its path.
  private func evidence(in world: World) throws(FileError) -> [String: Conformance.Evidence] {
    let found = try ScenarioLibrary(files: world.files.readable).find([])
    var evidence: [String: Conformance.Evidence] = [:]
    let checks =
      try CheckPlan(world: world).items(found.scenarios, jobs: 1)
      + found.problems.map { .done(CheckResult($0)) }
    for item in checks {
      switch item {
      case .toDo(let check):
        let shown = check.evidence()
        var sum = evidence[check.file.path] ?? Conformance.Evidence()
        sum.log = check.scenario.recorded.map { check.file.logName($0) }
        sum.isKnownIssue = check.scenario.knownIssue != nil
        sum.findings += shown.findings
        // A log without a version is compared with several runs, and its lines count once.
        sum.comparedLines = max(sum.comparedLines, shown.comparedLines)
        evidence[check.file.path] = sum
      case .done(let result):
        for finding in result.findings {
          let place = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
          world.complain("\(place): \(finding.message)")
        }
        evidence[result.file] = Conformance.Evidence(findings: result.findings)
      }
    }
    return evidence
  }
}
