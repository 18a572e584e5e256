package import Diagnostics
package import Goldens
package import Project
package import Reports

/// One difference that waits for a decision, with all checks that have it.
package struct ReviewItem {
  package let number: Int
  let count: Int
  /// The traces with this difference, beginning with the one that is shown.
  let traces: [PendingList.Item]
  private let first: PendingList.Item
  private let change: TraceChange
  private let files: any ReadableFiles

  /// Creates an item, or nil without traces.
  package init?(
    _ traces: [PendingList.Item],
    number: Int,
    of count: Int,
    in files: any ReadableFiles
  ) {
    guard let first = traces.first else { return nil }
    self.first = first
    self.files = files
    self.traces = traces
    self.number = number
    self.count = count
    let proposal = first.proposal
    change = TraceChange(from: proposal.old?.body ?? [], to: proposal.new?.body ?? [])
  }

  package var difference: Finding { first.record.difference }

  /// The problems of the runs themselves, which prevent `accept`.
  package var refusals: [String] { GoldenChange(first).result.findings.map(\.message) }

  package var checks: [String] { traces.map(\.place.name) }

  package var sum: ChangeSum {
    guard first.golden == nil else { return change.sum }
    var sum = ChangeSum()
    sum.newGoldens = 1
    return sum
  }

  /// The command that decides about all these traces.
  package func command(_ name: String, failing: Bool = false) -> String {
    let checks = traces.map { (file: $0.file, version: $0.place.version) }
    return files.command(name, options: failing ? [.failing] : [], onAllOf: checks)
  }

  /// The step of the scenario, such as `step 1: load, set-up`, or nil if the golden is new.
  package var step: String? {
    difference.details.first { $0.hasPrefix("step ") }
  }

  package func diff(_ ink: Ink = Ink()) -> [String] {
    ChangeListing(change, ink: ink).lines
  }

  package func text(_ ink: Ink) -> String {
    let title = "\(number) of \(count): \(first.place.name): \(difference.message)"
    var lines = [ink.paint(Phrase.visible(title), .bold)]
    var after = difference.reasons.map(Phrase.visible)
    after.append("in all\(change.isExact ? "" : " (approximately)"): \(sum.text)")
    after += refusals.map {
      "accepted only with --failing, because the run itself fails: \(Phrase.visible($0))"
    }
    after += EqualDifferences.others(checks).map { [Phrase.visible($0)] } ?? []
    lines += (step.map { [Phrase.visible($0)] } ?? []).map { "  " + $0 }
    lines += diff(ink).map { "    " + $0 } + after.map { "  " + $0 }
    return lines.map { $0 + "\n" }.joined()
  }
}
