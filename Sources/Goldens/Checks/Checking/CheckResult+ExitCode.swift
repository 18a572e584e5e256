package import Project
import Reports

extension CheckResult {
  /// The exit code that this result alone would have.
  package var exitCode: ExitCode {
    ExitCode.worst(findings.map(\.kind.exitCode))
  }
}

extension Finding.Kind {
  /// The class of trouble.
  var exitCode: ExitCode {
    switch self {
    case .divergence, .logDivergence, .missingGolden, .orphanGolden, .unexpectedException,
      .failedExpectation, .unexpectedPass, .brokenLaw,
      .nondeterminism:
      .differs
    case .invalid: .invalid
    case .idleSlack: .success
    }
  }
}
