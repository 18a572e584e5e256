package import Project
package import Reports

/// Runs `check` in two processes with different hash seeds, and compares their traces.
package struct DeterminismCheck {
  var start: AnotherRun.Start
  var arguments: [String]

  package init(
    start: @escaping AnotherRun.Start,
    arguments: [String]
  ) {
    self.start = start
    self.arguments = arguments
  }

  /// Returns a result for each check whose two traces differ, and the number of compared traces, or
  /// nil if a run failed.
  package func results(_ checked: [CheckResult]) -> (differing: [CheckResult], compared: Int)? {
    let words =
      ["check", Flag.report.spelling, "\(ReportKind.digests)=-"] + arguments
    guard let fixed = start(words, .fixed).map(Self.digests),
      let random = start(words, .random).map(Self.digests),
      !fixed.isEmpty || checked.allSatisfy({ $0.version == nil })
    else { return nil }
    let names = Set(fixed.keys).union(random.keys)
    let differing = checked.filter { result in
      names.contains(result.name) && fixed[result.name] != random[result.name]
    }
    return (differing.map(Self.result), names.count)
  }

  private static func digests(_ bytes: [UInt8]) -> [String: String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let pairs = lines.compactMap { line in
      line.lastIndex(of: " ").map {
        (String(line[..<$0]), String(line[line.index(after: $0)...]))
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func result(_ checked: CheckResult) -> CheckResult {
    let finding = Finding(
      .nondeterminism,
      file: checked.file,
      message: "two runs with different hash seeds produced different traces",
      details: [
        "the trace depends on the order of a dictionary or a set, which is a bug in tabletrace"
      ]
    )
    return CheckResult(
      scenario: checked.scenario,
      file: checked.file,
      version: checked.version,
      findings: [finding]
    )
  }
}
