package import Goldens
package import TableTrace

/// What checking one scenario under one version came to.
package struct CheckResult: Hashable, Sendable {
  /// The name of the scenario, `load/first-load`.
  package var scenario: String
  /// The file of the scenario.
  package var file: String
  /// The version in the form of file names, `iOS-9.3`; nil for what concerns the whole scenario.
  package var version: String?
  /// What is wrong; empty when all is well.
  package var findings: [Finding]
  /// What is no failure and should be known all the same.
  package var notices: [Finding] = []
  /// The lines of golden and log that were compared.
  package var comparedLines: Int
  /// The reason why it differs from its log, where that is known and true.
  package var knownIssue: String?
  /// The digest of the trace; nil where nobody asks for it, and where nothing was simulated.
  package var digest: ContentDigest?
  /// What the laws came to; nil where nothing was simulated.
  package var laws: LawVerdict?

  /// Makes a result.
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

  /// The name of the check, `load/first-load.iOS-9.3`.
  package var name: String {
    version.map { "\(scenario).\($0)" } ?? scenario
  }

  /// Whether nothing is wrong.
  package var isPassed: Bool {
    findings.isEmpty
  }
}
