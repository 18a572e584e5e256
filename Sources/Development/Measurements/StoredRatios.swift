package import Foundation

/// The ratios that an earlier run stored, by the name of what was measured.
package struct StoredRatios: Hashable, Sendable {
  /// A figure may be so many times what it was, and its own spread more.
  package static let tolerance = 1.25

  private var ratios: [String: Double]

  package init(_ figures: [Figure]) {
    ratios = Dictionary(figures.map { ($0.name, $0.spread.median) }) { $1 }
  }

  /// Reads what `json()` wrote, and throws an error of `JSONDecoder` for anything else.
  package init(json: Data) throws {
    ratios = try JSONDecoder().decode([String: Double].self, from: json)
  }

  /// The contents of the file, a line for each figure.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let rounded = ratios.mapValues { ($0 * 1000).rounded() / 1000 }
    return try encoder.encode(rounded) + Data("\n".utf8)
  }

  /// What is worse about a figure than in the earlier run, or nil if it is as it was.
  package func worse(_ figure: Figure) -> String? {
    guard let stored = ratios[figure.name] else { return "no ratio is stored" }
    let spread = figure.spread
    let bound = stored * Self.tolerance + (spread.upperQuartile - spread.lowerQuartile)
    return spread.median <= bound
      ? nil : "was \(stored.rounded(digits: 2)), and may be \(bound.rounded(digits: 2))"
  }

  /// The names that the run of today no longer measures.
  package func unmeasured(_ figures: [Figure]) -> [String] {
    ratios.keys.filter { name in !figures.contains { $0.name == name } }.sorted()
  }
}
