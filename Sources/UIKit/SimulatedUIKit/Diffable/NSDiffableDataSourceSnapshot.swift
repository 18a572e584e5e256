/// The state that a diffable data source shows: identifiers of sections, and of the items in each.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// One section.
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// The sections, in order.
  var sections: [Section] = []
  /// The items that get new cells although they stay.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again, from iOS 15.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty state.
  public init() {}

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; none of one that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.identifier == identifier }?.items ?? []
  }

  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }

  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Where an item is.
  func place(of item: ItemIdentifierType) -> (section: Int, row: Int)? {
    for (number, section) in sections.enumerated() {
      if let row = section.items.firstIndex(of: item) { return (number, row) }
    }
    return nil
  }
}
