package import Goldens
package import TableTrace

/// The result of checking one scenario under one version.
package struct CheckResult: Hashable, Sendable {
  /// The name of the scenario, such as `load/first-load`.
  package var scenario: String
  package var file: String
  /// The version as in file names, such as `iOS-9.3`, or nil if the result is about the whole
  /// scenario.
  package var version: String?
  package var findings: [Finding]
  /// Findings that do not make the check fail.
  package var notices: [Finding] = []
  /// The number of compared lines of the golden and the log.
  package var comparedLines: Int
  /// The declared reason why the trace differs from its log, if it does.
  package var knownIssue: String?
  /// The digest of the trace, or nil if it is not requested or nothing was simulated.
  package var digest: ContentDigest?
  /// The result of the laws, or nil if nothing was simulated.
  package var laws: LawVerdict?

  package init(
    scenario: String,
    file: String,
    version: String?,
    findings: [Finding] = [],
    comparedLines: Int = 0,
    knownIssue: String? = nil
  ) {
    self.scenario = scenario
    self.file = file
    self.version = version
    self.findings = findings
    self.comparedLines = comparedLines
    self.knownIssue = knownIssue
  }

  /// The name of the check, such as `load/first-load.iOS-9.3`.
  package var name: String {
    version.map { "\(scenario).\($0)" } ?? scenario
  }

  package var isPassed: Bool {
    findings.isEmpty
  }
}
