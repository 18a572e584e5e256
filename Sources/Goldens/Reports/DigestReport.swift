import Goldens

/// A digest of each trace on its own line, for comparing two machines, versions or runs.
package struct DigestReport: Sendable {
  private let results: [CheckResult]

  package init(_ results: [CheckResult]) {
    self.results = results
  }

  package var text: String {
    results.compactMap { result in
      result.digest.map { "\(result.name) \($0.digits)\n" }
    }.joined()
  }
}
