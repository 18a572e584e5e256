import TableTrace

/// The data of items that a scenario uses, so that no other data is searched.
struct ItemUsage {
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
