public import Foundation
import TableTrace

public import struct Foundation.IndexPath

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, DiffableDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// The table whose data source it is.
  private(set) weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var names = IdentifierNames()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
    tableView.engine.discardForSnapshots()
  }

  /// Declares no methods, unless `tabletrace-prepare` overrides it.
  open class func declareTableMethods() {}

  open func snapshot() -> Snapshot {
    var snapshot = current
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }

  /// Applies a snapshot, by the updates of the table that lead to it.
  @_disfavoredOverload
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let table else { return }
    let (old, new) = (named(current), named(snapshot))
    table.attempt { () throws(UIKitException) in
      try table.engine.apply(
        new,
        from: old,
        animatingDifferences: animatingDifferences,
        adopt: { current = snapshot },
        completion: table.completion(completion.map { done in { _ in done() } })
      )
    }
  }

  @_disfavoredOverload
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    guard let table else { return }
    let new = named(snapshot)
    table.attempt { () throws(UIKitException) in
      try table.engine.applyUsingReloadData(
        new,
        adopt: { current = snapshot },
        completion: table.completion(completion.map { done in { _ in done() } })
      )
    }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return UITableViewCell() }
    return tableView.provide(names.items.name(of: item), at: indexPath) {
      cellProvider(tableView, indexPath, item)
    }
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// Returns a snapshot with the names of its identifiers in a trace.
  private func named(_ snapshot: Snapshot) -> DiffableSnapshot {
    DiffableSnapshot(
      sections: snapshot.sections.map { section in
        DiffableSnapshot.Section(
          id: names.sections.name(of: section.identifier),
          items: section.items.map { names.items.name(of: $0) }
        )
      },
      reloadedItems: snapshot.reloadedItemIdentifiers.map { names.items.name(of: $0) },
      reconfiguredItems: snapshot.reconfiguredItemIdentifiers.map { names.items.name(of: $0) }
    )
  }
}
