package struct Summary: Sendable {
  /// The number of inputs that were run.
  package var count = 0
  package var seconds = 0.0
  /// The number of failed inputs by kind and failure.
  package var failures: [String: Int] = [:]
  /// Some of the failed inputs, after shrinking: a few for each kind of failure.
  package var findings: [Finding] = []

  package init() {}

  package var isClean: Bool { failures.isEmpty }

  package var failureCount: Int {
    failures.values.reduce(0, +)
  }

  /// The summary: one line for the total and one for each kind of failure.
  package var text: String {
    let rate = Int(Double(count) / max(seconds, 0.001))
    let head = "\(count) inputs: \(failureCount) failed; \(Int(seconds)) s, \(rate) inputs/s"
    let lines = failures.sorted { $0.key < $1.key }.map { "  \($0.value) x \($0.key)" }
    return ([head] + lines).joined(separator: "\n")
  }
}
