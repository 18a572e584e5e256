package import Project
import Reports

extension CheckResult {
  package var exitCode: ExitCode {
    ExitCode.worst(findings.map(\.kind.exitCode))
  }
}

extension Finding.Kind {
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
