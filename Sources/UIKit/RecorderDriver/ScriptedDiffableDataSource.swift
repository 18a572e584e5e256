import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

/// A diffable data source that uses the app's cell provider, and logs the calls of its other
/// methods.
final class ScriptedDiffableDataSource: UITableViewDiffableDataSource<String, String> {
  private let client: ScriptedClient
  private let run: PlanRun

  /// Creates the data source of a recording's table.
  init(_ client: ScriptedClient, of run: PlanRun) {
    self.client = client
    self.run = run
    super.init(tableView: run.table) { _, row, item in
      run.provide(item, at: row)
    }
  }

  /// Applies the first snapshot.
  func begin() {
    guard !run.data.sections.isEmpty else { return }
    apply(Self.snapshot(of: run.data.sections), animatingDifferences: false)
  }

  func show(_ step: SnapshotStep) {
    let footers = Dictionary(run.data.sections.map { ($0.header, $0.footer) }) { first, _ in first }
    run.data.sections = step.snapshot.sections.map { section in
      SectionModel(
        header: section.id,
        footer: footers[section.id] ?? nil,
        rows: .items(section.items)
      )
    }
    var snapshot = Self.snapshot(of: run.data.sections)
    snapshot.reloadItems(step.snapshot.reloadedItems)
    snapshot.reconfigureItems(step.snapshot.reconfiguredItems)
    let kept = run.call
    let completion =
      step.completion.isEmpty ? nil : { self.run.perform(step.completion, for: kept) }
    guard !step.usesReloadData else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    apply(snapshot, animatingDifferences: step.isAnimated, completion: completion)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    let count = super.numberOfSections(in: tableView)
    return client.answer(.numberOfSections, PlanCall(), \.description) {
      (_: IntegerAnswer?, _) in count
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    return client.answer(.numberOfRowsInSection, PlanCall(section: section), \.description) {
      (_: IntegerAnswer?, _) in count
    }
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    client.answer(.cellForRowAt, PlanCall(row: indexPath)) {
      self.run.answered($0)
    } _: { (_: CellAnswer?, _) in
      super.tableView(tableView, cellForRowAt: indexPath)
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    client.has(.titleForHeaderInSection)
      ? client.tableView(tableView, titleForHeaderInSection: section) : nil
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    client.has(.titleForFooterInSection)
      ? client.tableView(tableView, titleForFooterInSection: section) : nil
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    client.has(.sectionIndexTitles) ? client.sectionIndexTitles(for: tableView) : nil
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    client.has(.canMoveRowAt) && client.tableView(tableView, canMoveRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    client.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    client.has(.canEditRowAt) && client.tableView(tableView, canEditRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    client.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  private static func snapshot(
    of sections: [SectionModel]
  ) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (place, section) in sections.enumerated() {
      let name = section.header ?? "section \(place)"
      snapshot.appendSections([name])
      switch section.rows {
      case .items(let items): snapshot.appendItems(items, toSection: name)
      case .count(let count):
        snapshot.appendItems((0..<count).map { "unnamed row \(place), \($0)" }, toSection: name)
      }
    }
    return snapshot
  }
}

extension PlanRun {
  /// Calls the app's cell provider.
  func provide(_ item: String, at row: IndexPath) -> UITableViewCell? {
    let isTraced = traced.contains(.cellProvider)
    if isTraced { log.begin("cellProvider \(TraceWords.row(row)), \(TraceFormat.quoted(item))") }
    let made = makeCell(at: row)
    if isTraced { log.end(made.map { cellName($0) } ?? "nil") }
    return made
  }
}
