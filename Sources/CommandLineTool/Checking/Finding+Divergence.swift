import Goldens
import Reports
import TableTrace

extension Finding {
  /// A divergence as a finding: the headline as the message, the rest of the report as details.
  static func divergence(
    _ divergence: Divergence,
    kind: Kind,
    side: DivergenceReport.Side,
    file: String,
    version: SystemVersion,
    next: String?
  ) -> Finding {
    let report = DivergenceReport(title: file, side: side, version: version) { RuleBook.entry($0) }
    let lines = report.text(divergence).split(separator: "\n", omittingEmptySubsequences: false)
    return Finding(
      kind,
      file: file,
      line: divergence.lineNumber,
      message: "\(divergence.kind.rawValue) (\(side.rawValue) line \(divergence.lineNumber))",
      details: lines.dropFirst().dropLast().map { line in
        String(line.hasPrefix("  ") ? line.dropFirst(2) : line)
      },
      next: next
    )
  }
}
