/// Changes of a state, which nobody sees before it is applied.
extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0) }
  }

  /// Puts sections in front of one that is there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  /// Puts sections behind one that is there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place + 1)
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section in front of another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Gives all items of sections new cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedItemIdentifiers += identifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    to target: SectionIdentifierType,
    offset: Int
  ) {
    guard identifier != target, let place = indexOfSection(identifier),
      indexOfSection(target) != nil
    else { return }
    let section = sections.remove(at: place)
    guard let end = indexOfSection(target) else { return }
    sections.insert(section, at: end + offset)
  }
}

/// Changes of the items.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let place else { return }
    sections[place].items += identifiers
  }

  /// Puts items in front of one that is there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row)
  }

  /// Puts items behind one that is there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row + 1)
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for place in sections.indices { sections[place].items.removeAll(where: gone.contains) }
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() {
    sections = []
  }

  /// Moves an item in front of another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, place(of: identifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item behind another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, place(of: identifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Gives items new cells although they stay.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items configured again, from iOS 15.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
}
