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
      "Reads Golden/recorded/ledger.yaml and Golden/recorded/cases.tsv, runs the scenario of "
        + "each case that is said to be reproduced or met, and prints a line for each."
    ],
    examples: ["tabletrace conformance"]
  )

  private static let ledgerPath = "Golden/recorded/ledger.yaml"
  private static let casesPath = "Golden/recorded/cases.tsv"

  init(_ line: TypedLine) throws(UsageProblem) {}

  func perform(in world: World) throws(FileError) -> ExitCode {
    let casesText = String(decoding: try world.files.read(Self.casesPath), as: UTF8.self)
    let cases: CaseList
    do throws(CaseList.Problem) {
      cases = try CaseList(casesText)
    } catch {
      world.complain("\(Self.casesPath):\(error.line): \(error.message)", error.code)
      return .invalid
    }
    let bytes = try world.files.read(Self.ledgerPath)
    let source = SourceText(path: Self.ledgerPath, bytes: bytes)
    let reader = LedgerReader(YAMLDocument(source), cases: cases)
    guard reader.problems.isEmpty else {
      for problem in reader.problems {
        world.complain("\(Self.ledgerPath):\(problem.line): \(problem.message)", problem.code)
      }
      return .invalid
    }
    let evidence = try evidence(in: world)
    let conformance = Conformance(
      Ledger(entries: reader.entries),
      cases: cases,
      evidence: evidence
    )
    let text = ConformanceText(conformance: conformance, ink: world.ink)
    try world.print(text.table + text.objections + text.sums)
    let findings = evidence.values.flatMap(\.findings)
    if findings.contains(where: { $0.kind == .invalid }) { return .invalid }
    return conformance.isTrue ? .success : .differs
  }

  /// What every scenario of the project shows, by its path.
  private func evidence(in world: World) throws(FileError) -> [String: Conformance.Evidence] {
    let found = try ScenarioLibrary(files: world.files).find([])
    var evidence: [String: Conformance.Evidence] = [:]
    for item in try CheckPlan(world: world).items(found.scenarios, problems: found.problems) {
      switch item {
      case .toDo(let check):
        let shown = check.evidence()
        var sum = evidence[check.file.path] ?? Conformance.Evidence()
        sum.hasLog = check.scenario.recorded != nil
        sum.isKnownIssue = check.scenario.knownIssue != nil
        sum.findings += shown.findings
        sum.comparedLines += shown.comparedLines
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
