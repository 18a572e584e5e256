import Diagnostics
import Goldens
import Reports
import TableTrace

extension Finding {
  /// A divergence as a finding: the headline as the message, the rest of the report as details.
  ///
  /// The digest of the difference is that of the first one: a log has no other.
  static func divergence(
    _ divergence: Divergence,
    kind: Kind,
    side: DivergenceReport.Side,
    file: String,
    version: SystemVersion,
    ink: Ink
  ) -> Finding {
    var report = DivergenceReport(title: file, side: side, version: version) { RuleBook.entry($0) }
    let place = "\(side.rawValue) line \(divergence.lineNumber)"
    var finding = Finding(
      kind,
      file: file,
      line: divergence.lineNumber,
      message: "\(divergence.kind.rawValue) (\(place)): \(report.meaning(divergence))",
      details: details(report.text(divergence))
    )
    finding.brief = report.brief(divergence)
    finding.reasons = report.reasons(divergence)
    finding.difference = digest(divergence, kind)
    if ink.isColoured {
      report.ink = ink
      finding.paintedDetails = details(report.text(divergence))
    }
    return finding
  }

  /// The lines of a report below its headline, which a finding indents by itself.
  private static func details(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { line in String(line.hasPrefix("  ") ? line.dropFirst(2) : line) }
  }

  private static func digest(_ divergence: Divergence, _ kind: Kind) -> String {
    let parts: [String?] = [
      kind.rawValue, divergence.kind.rawValue, divergence.rule?.rawValue,
      divergence.expected?.text, divergence.traced?.text, divergence.move?.traced.text,
    ]
    return ContentDigest(parts.map { ($0 ?? "") + "\n" }.joined().utf8).text
  }
}
