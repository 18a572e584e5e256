package import Foundation

/// The ratios that an earlier run stored, by the names of the figures.
package struct StoredRatios: Hashable, Sendable {
  /// The factor by which a figure may grow, in addition to its own spread.
  package static let tolerance = 1.25

  private var ratios: [String: Double]

  package init(_ figures: [Figure]) {
    ratios = Dictionary(figures.map { ($0.name, $0.spread.median) }) { $1 }
  }

  /// Reads the output of `json()`, and throws an error of `JSONDecoder` if it is invalid.
  package init(json: Data) throws {
    ratios = try JSONDecoder().decode([String: Double].self, from: json)
  }

  /// Returns the contents of the file, with a line for each figure.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let rounded = ratios.mapValues { ($0 * 1000).rounded() / 1000 }
    return try encoder.encode(rounded) + Data("\n".utf8)
  }

  /// Returns why a figure is worse than in the earlier run, or nil if it is not.
  package func worse(_ figure: Figure) -> String? {
    guard let stored = ratios[figure.name] else { return "no ratio is stored" }
    let spread = figure.spread
    let bound = stored * Self.tolerance + (spread.upperQuartile - spread.lowerQuartile)
    return spread.median <= bound
      ? nil : "was \(stored.rounded(digits: 2)), and may be \(bound.rounded(digits: 2))"
  }

  /// Returns the stored names that are not among the figures.
  package func unmeasured(_ figures: [Figure]) -> [String] {
    ratios.keys.filter { name in !figures.contains { $0.name == name } }.sorted()
  }
}
