import TableTrace

/// What a scenario says of its items at any time, so that nobody asks for what is never said.
struct SaidOfItems {
  let callbacks: Set<Callback>
  let hasHeights: Bool
  /// The reuse identifiers of their cells, sorted.
  let identifiers: [String]

  init(_ descriptions: [ItemDescription]) {
    callbacks = Set(descriptions.flatMap { $0.answers.keys })
    hasHeights = descriptions.contains { $0.selfSizing != nil }
    identifiers = Set(descriptions.compactMap(\.cell)).sorted()
  }
}
