/// Compares a run with stored ratios; what is worse is measured a second time before it counts.
package struct RatioCheck {
  private let stored: StoredRatios

  /// Makes the comparison with the ratios of an earlier run.
  package init(_ stored: StoredRatios) {
    self.stored = stored
  }

  /// Finds what is worse than it was.
  ///
  /// - Parameters:
  ///   - figures: the figures of the run
  ///   - again: measures the figures of some names once more
  /// - Returns: what is wrong, a sentence for each; nothing when all figures hold
  package func failures(_ figures: [Figure], again: ([String]) -> [Figure]) -> [String] {
    let suspects = figures.filter { isWorse($0) }.map(\.name)
    let second = suspects.isEmpty ? [] : again(suspects)
    let confirmed = second.filter { isWorse($0) }.map(sentence)
    let unknown = figures.filter { stored.verdict(on: $0) == .notStored }.map(sentence)
    let lost = stored.unmeasured(figures).map { "\($0): stored, but measured no more" }
    return confirmed + unknown + lost
  }

  private func isWorse(_ figure: Figure) -> Bool {
    switch stored.verdict(on: figure) {
    case .worse: true
    case .holds, .notStored: false
    }
  }

  private func sentence(_ figure: Figure) -> String {
    switch stored.verdict(on: figure) {
    case .holds: "\(figure.name): as it was"
    case .notStored: "\(figure.name): no ratio is stored"
    case .worse(let bound):
      "\(figure.name): \(figure.spread.median.rounded(digits: 2)) in two runs,"
        + " and at most \(bound.rounded(digits: 2)) is as it was"
    }
  }
}
