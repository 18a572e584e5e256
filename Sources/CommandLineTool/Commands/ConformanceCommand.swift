import Diagnostics
import Goldens
import Reports
import Scenarios
import YAMLSource

/// `conformance`: accounts for every recorded log and claim.
struct ConformanceCommand: Command {
  static let facts = CommandFacts(
    name: "conformance",
    purpose: .sure,
    atMost: 0,
    flags: [.format],
    formats: [.text, .json],
    says: "account for every recorded log and claim, and whether it is met",
    details: [
      "Reads ledger.yaml, cases.tsv and logs.tsv in Golden/recorded, runs the scenario of each "
        + "case that is said to be reproduced or met, and prints a line for each. Recordings of a "
        + "table on iOS are counted apart from lists, articles and logs put together afterwards."
    ],
    examples: ["tabletrace conformance", "tabletrace conformance --format json"]
  )

  /// Where the evidence of a project lies.
  private struct Place {
    /// The folder of the project.
    var root: String

    /// That of the project here; without one, that of the tool itself.
    init(in files: any Files) {
      root = "."
      if files.kind(of: ledger) != nil { return }
      root = ShippedFiles.root
      if files.kind(of: ledger) == nil { root = "." }
    }

    var ledger: String { FilePath.join(root, "Golden/recorded/ledger.yaml") }
    var cases: String { FilePath.join(root, "Golden/recorded/cases.tsv") }
    var logs: String { FilePath.join(root, "Golden/recorded/logs.tsv") }

    /// The scenarios as the ledger names them.
    func name(_ path: String) -> String {
      root == "." ? path : String(path.dropFirst(root.count + 1))
    }
  }

  var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    format = OutputFormat(line)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let place = Place(in: world.files)
    guard let cases = try cases(at: place.cases, in: world),
      let logs = try logs(at: place.logs, in: world),
      let entries = try entries(of: cases, at: place.ledger, in: world)
    else { return .invalid }
    let evidence = try evidence(at: place, in: world)
    let conformance = Conformance(
      Ledger(entries: entries),
      cases: cases,
      logs: logs,
      evidence: evidence
    )
    if format == .json {
      try world.print(JSONText.document(ConformanceDocument(conformance)))
    } else {
      let text = ConformanceText(conformance: conformance, ink: world.ink)
      try world.print(text.table + text.objections + text.fittedLogs + text.sums)
    }
    let findings = evidence.values.flatMap(\.findings)
    if findings.contains(where: { $0.kind == .invalid }) { return .invalid }
    return conformance.isTrue ? .success : .differs
  }

  /// The list of cases; nil after a complaint when it cannot be read.
  private func cases(at path: String, in world: World) throws(FileError) -> CaseList? {
    let text = String(decoding: try world.files.read(path), as: UTF8.self)
    do throws(CaseList.Problem) {
      return try CaseList(text)
    } catch {
      world.complain("\(path):\(error.line): \(error.message)", error.code)
      return nil
    }
  }

  /// The list of logs, empty where a project has none; nil after a complaint when it cannot be read.
  private func logs(at path: String, in world: World) throws(FileError) -> LogList? {
    guard let bytes = try world.files.readable.readIfThere(path) else {
      return LogList(logs: [])
    }
    do throws(LogList.Problem) {
      return try LogList(String(decoding: bytes, as: UTF8.self))
    } catch {
      world.complain("\(path):\(error.line): \(error.message)", error.code)
      return nil
    }
  }

  /// The entries of the ledger; nil after a complaint for each that cannot be read.
  private func entries(
    of cases: CaseList,
    at path: String,
    in world: World
  ) throws(FileError) -> [LedgerEntry]? {
    let bytes = try world.files.read(path)
    let source = SourceText(path: path, bytes: bytes)
    let reader = LedgerReader(YAMLDocument(source), cases: cases)
    for problem in reader.problems {
      world.complain("\(path):\(problem.line): \(problem.message)", problem.code)
    }
    return reader.problems.isEmpty ? reader.entries : nil
  }

  /// What every scenario of the project shows, by its path.
  private func evidence(
    at place: Place,
    in world: World
  ) throws(FileError) -> [String: Conformance.Evidence] {
    let folder = FilePath.join(place.root, ScenarioFile.folder)
    let found = try ScenarioLibrary(files: world.files.readable).find([folder])
    var evidence: [String: Conformance.Evidence] = [:]
    let checks =
      try CheckPlan(world: world).items(found.scenarios, jobs: 1)
      + found.problems.map { .done(CheckResult($0)) }
    for item in checks {
      switch item {
      case .toDo(let check):
        let shown = check.evidence()
        var sum = evidence[place.name(check.file.path)] ?? Conformance.Evidence()
        sum.log = check.scenario.recorded.map { check.file.logName($0) }
        sum.isKnownIssue = check.scenario.knownIssue != nil
        sum.findings += shown.findings
        // A log without a version is compared with several runs, and its lines count once.
        sum.comparedLines = max(sum.comparedLines, shown.comparedLines)
        evidence[place.name(check.file.path)] = sum
      case .done(let result):
        for finding in result.findings {
          world.complain("\(finding.place): \(finding.message)")
        }
        evidence[place.name(result.file)] = Conformance.Evidence(findings: result.findings)
      }
    }
    return evidence
  }
}
