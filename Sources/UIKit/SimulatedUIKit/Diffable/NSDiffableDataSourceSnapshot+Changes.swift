extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

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

extension NSDiffableDataSourceSnapshot {
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let place else { return }
    sections[place].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for place in sections.indices { sections[place].items.removeAll(where: gone.contains) }
  }

  public mutating func deleteAllItems() {
    sections = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, place(of: identifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, place(of: identifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
}
