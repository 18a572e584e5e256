import Goldens

/// A digest of each trace, one line a check, to compare two machines, releases or runs.
package struct DigestReport: Sendable {
  private let results: [CheckResult]

  /// Makes the report.
  package init(_ results: [CheckResult]) {
    self.results = results
  }

  /// The name of each check that was simulated, and the digest of its trace.
  package var text: String {
    results.compactMap { result in
      result.digest.map { "\(result.name) \($0.digits)\n" }
    }.joined()
  }
}
