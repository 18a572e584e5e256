/// The snapshot that a diffable data source shows: section identifiers, and item identifiers in
/// each.
public struct DiffableSnapshot: Codable, Hashable, Sendable {
  /// A section, with the identifiers of its items.
  public struct Section: Codable, Hashable, Sendable {
    /// Its identifier.
    public var id: String
    /// The identifiers of its items, in order.
    public var items: [String]

    /// Makes a section.
    public init(id: String, items: [String]) {
      self.id = id
      self.items = items
    }
  }

  /// The sections, in order.
  public var sections: [Section]
  /// The items that stay but get new cells.
  public var reloadedItems: [String]
  /// The items whose cells are configured again without a new cell, from iOS 15.
  public var reconfiguredItems: [String]

  /// Makes a snapshot.
  public init(
    sections: [Section],
    reloadedItems: [String] = [],
    reconfiguredItems: [String] = []
  ) {
    self.sections = sections
    self.reloadedItems = reloadedItems
    self.reconfiguredItems = reconfiguredItems
  }

  /// Returns the snapshot after a row was moved to a target that is counted without it.
  func moving(_ source: IndexPath, to target: IndexPath) -> DiffableSnapshot {
    guard sections.indices.contains(source.section), sections.indices.contains(target.section),
      sections[source.section].items.indices.contains(source.row)
    else { return self }
    var moved = self
    let item = moved.sections[source.section].items.remove(at: source.row)
    let place = min(target.row, moved.sections[target.section].items.count)
    moved.sections[target.section].items.insert(item, at: place)
    return moved
  }

  /// The item identifiers that occur more than once, without repetition, in order.
  var duplicateItems: [String] { Self.duplicates(sections.flatMap(\.items)) }

  /// The section identifiers that occur more than once, without repetition, in order.
  var duplicateSections: [String] { Self.duplicates(sections.map(\.id)) }

  private static func duplicates(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    var found: Set<String> = []
    return ids.filter { !seen.insert($0).inserted && found.insert($0).inserted }
  }
}
