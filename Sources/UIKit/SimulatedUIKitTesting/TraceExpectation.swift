import Goldens
import TableTrace

/// A trace, and the golden that it should match.
struct TraceExpectation {
  let lines: [TraceLine]
  let place: GoldenPlace
  /// The command that accepts the trace as the golden, or nil if that is not allowed.
  let accept: String?

  /// Compares with the golden: a pattern if it exists, otherwise a trace.
  func compare() throws(TraceFault) {
    let format = try goldenFormat()
    let path = place.file(format)
    switch format {
    case .trace: try compare(with: path)
    case .pattern: try look(for: try Self.pattern(path), path)
    }
  }

  /// Returns the format of the golden: a pattern or else a trace, but not both.
  func goldenFormat() throws(TraceFault) -> GoldenFormat {
    let (pattern, trace) = (place.file(.pattern), place.file(.trace))
    guard GoldenFiles.has(pattern) else { return .trace }
    guard !GoldenFiles.has(trace) else {
      throw .twoGoldens(trace: GoldenPlace.shown(trace), pattern: GoldenPlace.shown(pattern))
    }
    return .pattern
  }

  private static func pattern(_ path: String) throws(TraceFault) -> TracePattern {
    let bytes = try GoldenFiles.read(path) ?? []
    do throws(UnreadableGolden) {
      return try PatternReader.read(bytes)
    } catch {
      throw .unreadable(path: GoldenPlace.shown(path), error, next: nil)
    }
  }

  private func compare(with path: String) throws(TraceFault) {
    guard let bytes = try GoldenFiles.read(path) else {
      throw .missing(path: GoldenPlace.shown(path), next: accept)
    }
    let golden: Golden
    do throws(UnreadableGolden) {
      golden = try GoldenReader.read(bytes)
    } catch {
      throw .unreadable(path: GoldenPlace.shown(path), error, next: accept)
    }
    let verdict = GoldenComparison(golden).verdict(header: place.header, trace: lines)
    guard let divergence = verdict.divergence else { return }
    throw .differs(report: report(divergence, path), next: accept)
  }

  /// Returns the first difference, the rule that decides about it, and the certainty of the rule.
  private func report(_ divergence: Divergence, _ path: String) -> [String] {
    let report = DivergenceReport(title: GoldenPlace.shown(path)) {
      RuleBook.entry($0)
    }
    // The test's own message already has a mark.
    return report.lines(divergence, isMarked: false) + certainty(divergence)
  }

  private func certainty(_ divergence: Divergence) -> [String] {
    guard divergence.rule != nil, lines.indices.contains(divergence.traceIndex) else { return [] }
    let line = lines[divergence.traceIndex]
    guard let weakest = Certainties(place.version).weakest(of: line) else { return [] }
    let rule = weakest.rule == line.rule ? "" : ", by \(weakest.rule.rawValue)"
    return ["  certainty: \(weakest.certainty.rawValue)\(rule)"]
  }

  private func look(for pattern: TracePattern, _ path: String) throws(TraceFault) {
    guard pattern.header == place.header else {
      let found = "the pattern is for '\(pattern.header.scenario)' under \(pattern.header.os)"
      throw .differs(report: ["\(GoldenPlace.shown(path)): \(found)"], next: accept)
    }
    let verdict = PatternMatch.verdict(pattern.items, in: lines.map { Array($0.indented.utf8) })
    let report = PatternReport(pattern, verdict, trace: lines)
    guard let (_, sentence) = report.headline else { return }
    throw .differs(
      report: ["\(GoldenPlace.shown(path)): \(sentence)"] + report.details.map { "  \($0)" },
      next: accept
    )
  }
}
