import Foundation

/// What the toolchain writes about the public symbols of a compiled module.
struct SymbolGraph: Decodable {
  private let symbols: [Symbol]
  private let relationships: [Relationship]

  private struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]

    var path: String { pathComponents.joined(separator: ".") }

    /// The declaration in one line, as the interface of the module has it.
    var line: String {
      let words = declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(path): \(accessLevel) \(words)"
    }
  }

  private struct Identifier: Decodable {
    let precise: String
  }

  private struct Fragment: Decodable {
    let spelling: String
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  /// A line for each symbol, for each conformance and for each superclass, sorted by their bytes.
  var lines: [String] {
    let paths = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
    let words = ["conformsTo": "conforms to", "inheritsFrom": "inherits from"]
    // Whatever does not say otherwise conforms to these.
    let given = ["Swift.Copyable", "Swift.Escapable"]
    let relations: [String] = relationships.compactMap { relation in
      guard let word = words[relation.kind], let source = paths[relation.source],
        let target = paths[relation.target] ?? relation.targetFallback, !given.contains(target)
      else { return nil }
      return "\(source): \(word) \(target)"
    }
    return (symbols.map(\.line) + relations).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}
