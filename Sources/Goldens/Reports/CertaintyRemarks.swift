package import TableTrace

/// The remarks of `run --certainty`: how sure each line is, and how sure the calls are together.
///
/// A class, because the sink that asks for the remarks is read for the sum by somebody else.
package final class CertaintyRemarks {
  private let certainties: Certainties
  private var counts: [Certainty: Int] = [:]

  /// Makes the remarks for a version; no line has been seen.
  package init(_ version: SystemVersion) {
    certainties = Certainties(version)
  }

  /// The grade of a line, which is that of the weakest rule by which it is where it is.
  package func remark(_ line: TraceText.RemarkedLine) -> String {
    let weakest = certainties.weakest(
      of: line.rule,
      answer: line.answerRules,
      in: line.situation
    )
    guard let weakest else { return "" }
    if line.isCall { counts[weakest.certainty, default: 0] += 1 }
    return weakest.certainty.rawValue
  }

  /// How many calls were seen, and how many of them have which grade.
  package var sum: String {
    let all = counts.values.reduce(0, +)
    let parts = Certainty.allCases.compactMap { certainty in
      counts[certainty].map { "\($0) \(certainty.rawValue)" }
    }
    let calls = all == 1 ? "1 call" : "\(all) calls"
    return parts.isEmpty ? calls : "\(calls): \(parts.joined(separator: ", "))"
  }
}

@available(*, unavailable)
extension CertaintyRemarks: Sendable {}
