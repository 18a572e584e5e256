/// The figures of an earlier run, to compare those of today with.
///
/// A line of the file has the name of a figure, its median and its quartiles, with tabs between them.
package struct StoredRatios: Hashable, Sendable {
  /// Why a file of ratios cannot be read.
  package struct Unreadable: Error, Hashable, Sendable {
    /// The line, from 1.
    package let line: Int

    /// The mistake as a sentence.
    package var message: String {
      "line \(line) is not a name, a median and two quartiles with tabs between them"
    }
  }

  /// How a figure of today stands to the one that is stored.
  package enum Verdict: Hashable, Sendable {
    /// It is not worse by more than what is allowed.
    case holds
    /// Its median is above the bound.
    case worse(bound: Double)
    /// Nothing is stored for it.
    case notStored
  }

  /// A figure may be so many times what it was, and its own spread more.
  package static let tolerance = 1.25

  private var spreads: [String: Spread]

  /// Takes the figures of a run.
  package init(_ figures: [Figure]) {
    spreads = Dictionary(figures.map { ($0.name, $0.spread) }) { $1 }
  }

  /// Reads what ``text`` has written.
  package init(text: String) throws(Unreadable) {
    spreads = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let numbers = fields.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
      guard fields.count == 4, numbers.count == 3, numbers[1] <= numbers[0],
        numbers[0] <= numbers[2], spreads[String(fields[0])] == nil
      else { throw Unreadable(line: index + 1) }
      spreads[String(fields[0])] = Spread(
        lowerQuartile: numbers[1],
        median: numbers[0],
        upperQuartile: numbers[2]
      )
    }
  }

  /// The lines of the file, by name.
  package var text: String {
    spreads.sorted { $0.key < $1.key }.map { name, spread in
      let numbers = [spread.median, spread.lowerQuartile, spread.upperQuartile]
      return name + numbers.map { "\t" + $0.rounded(digits: 3) }.joined() + "\n"
    }.joined()
  }

  /// How a figure of today stands to the stored one of its name.
  package func verdict(on figure: Figure) -> Verdict {
    guard let stored = spreads[figure.name] else { return .notStored }
    let bound = stored.median * Self.tolerance + max(stored.width, figure.spread.width)
    return figure.spread.median <= bound ? .holds : .worse(bound: bound)
  }

  /// The names that nothing measures any more.
  package func unmeasured(_ figures: [Figure]) -> [String] {
    let names = Set(figures.map(\.name))
    return spreads.keys.filter { !names.contains($0) }.sorted()
  }
}
