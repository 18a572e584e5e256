import Checks
import Diagnostics
import Project
import Reports
import Teaching

/// `conformance`: shows whether every recorded log and claim is reproduced.
struct ConformanceCommand: Command {
  static let facts = CommandFacts(
    name: "conformance",
    purpose: .sure,
    atMost: 0,
    flags: [.format, .large],
    formats: [.text, .json],
    says: "show whether the simulation reproduces each recorded log and published claim",
    details: [
      "The command reads ledger.yaml, cases.tsv and logs.tsv in Golden/recorded. A case is a "
        + "recorded log or a published claim about the order of calls. The command prints a line "
        + "for each case. If the ledger marks a case as reproduced or met, the command runs the "
        + "scenario of the case to test this. Console logs of a table on iOS are counted "
        + "separately from articles, lists and reconstructed logs. A table shows the number of "
        + "logs for each iOS version, and how sure the calls of your scenarios are."
    ],
    examples: ["tabletrace conformance", "tabletrace conformance --format json"]
  )

  var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    format = OutputFormat(line)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    guard let run = try ConformanceRun(in: world, judgesVersions: true) else { return .invalid }
    let conformance = run.conformance
    if format == .json {
      try world.print(ConformanceDocument.shape.document(conformance))
    } else {
      let text = ConformanceText(conformance: conformance, ink: world.ink)
      try world.print(
        text.table + text.objections + text.fittedLogs + text.versions + text.sums
      )
    }
    if run.hasInvalidFiles { return .invalid }
    return conformance.isTrue ? .success : .differs
  }
}
