import Diagnostics
import Goldens
import Reports
import TableTrace

extension Finding {
  /// Returns a difference as a finding: the headline as the message, the rest as details.
  static func divergence(
    _ divergence: Divergence,
    kind: Kind,
    side: DivergenceReport.Side,
    file: String,
    ink: Ink,
    causes: DifferenceCauses? = nil
  ) -> Finding {
    var report = DivergenceReport(title: file, side: side) { RuleBook.entry($0) }
    report.cause = causes?.sentence
    report.causes = causes?.lines(related: report.relatedRules(divergence))
    let place = "\(side.rawValue) line \(divergence.lineNumber)"
    let meaning = report.meaning(divergence)
    let message =
      switch side {
      case .golden: "\(divergence.kind.rawValue) (\(place)): \(meaning)"
      case .log: "\(meaning) (\(place))"
      }
    var finding = Finding(
      kind,
      file: file,
      line: divergence.lineNumber,
      message: message,
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
