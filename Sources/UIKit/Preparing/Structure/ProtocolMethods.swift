import TableTrace

/// The methods of the table's protocols by their Swift names, from the catalogue of callbacks.
package enum ProtocolMethods {
  /// The callbacks that Swift imports.
  private static let all: [(name: String, facts: CallbackFacts)] = Callback.allCases.compactMap {
    let facts = $0.facts
    return facts.swiftName.map { ($0, facts) }
  }

  static let protocols = Set(DeclaringProtocol.allCases.map(\.rawValue))

  /// All names, such as `tableView(_:didSelectRowAt:)`.
  static let names = Set(all.map(\.name))

  /// The selectors of Objective-C by Swift names, for code with `responds(to:)`.
  package static let selectors = Dictionary(
    all.map { ($0.name, $0.facts.selector) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Returns the methods of these protocols, and of those that they inherit.
  static func names(of protocols: some Sequence<String>) -> Set<String> {
    var wanted = Set(protocols)
    if wanted.contains("UITableViewDelegate") { wanted.insert("UIScrollViewDelegate") }
    return Set(all.filter { wanted.contains($0.facts.declaringProtocol.rawValue) }.map(\.name))
  }
}
