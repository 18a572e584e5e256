import RecordingPlans
import Scenarios
import TableTrace

extension PlanMaker {
  func update(
    _ update: UpdateStep,
    _ place: ScenarioStepPlace
  ) throws(PlanGap) -> PlannedUpdate {
    switch update {
    case .insertRows(let rows, let animation):
      return .insertRows(rows: rows.map { PlannedRow($0) }, animation: animation.rawValue)
    case .deleteRows(let rows, let animation):
      return .deleteRows(rows: rows.map { PlannedRow($0) }, animation: animation.rawValue)
    case .reloadRows(let rows, let animation):
      return .reloadRows(rows: rows.map { PlannedRow($0) }, animation: animation.rawValue)
    case .reconfigureRows(let rows):
      return .reconfigureRows(rows: rows.map { PlannedRow($0) })
    case .moveRow(let source, let target):
      return .moveRow(from: PlannedRow(source), to: PlannedRow(target))
    case .insertSections(let sections, let animation):
      return .insertSections(sections: sections, animation: animation.rawValue)
    case .deleteSections(let sections, let animation):
      return .deleteSections(sections: sections, animation: animation.rawValue)
    case .reloadSections(let sections, let animation):
      return .reloadSections(sections: sections, animation: animation.rawValue)
    case .moveSection(let source, let target): return .moveSection(from: source, to: target)
    case .beginUpdates: return .beginUpdates
    case .endUpdates: return .endUpdates
    case .batch(let updates, let completion):
      return .batch(updates: try steps(updates), completion: try steps(completion))
    case .withoutAnimation(let steps):
      return .withoutAnimation(steps: try self.steps(steps))
    case .apply(let snapshot): return .apply(value: try self.snapshot(snapshot, place))
    }
  }

  private func snapshot(
    _ step: SnapshotStep,
    _ place: ScenarioStepPlace
  ) throws(PlanGap) -> PlannedSnapshot {
    guard !step.isInBackground else { throw PlanGap(.step, place) }
    return PlannedSnapshot(
      sections: step.snapshot.sections.map { section in
        PlannedSection(
          header: section.id,
          footer: nil,
          items: section.items,
          count: section.items.count
        )
      },
      reloads: step.snapshot.reloadedItems,
      reconfigures: step.snapshot.reconfiguredItems,
      isAnimated: step.isAnimated,
      usesReloadData: step.usesReloadData,
      completion: try steps(step.completion)
    )
  }

  func query(
    _ query: ScenarioQuery,
    _ place: ScenarioStepPlace
  ) throws(PlanGap) -> PlannedQuery {
    switch query {
    case .numberOfSections: return .property(name: "numberOfSections")
    case .contentSize: return .property(name: "contentSize")
    case .contentOffset: return .property(name: "contentOffset")
    case .adjustedContentInset: return .property(name: "adjustedContentInset")
    case .indexPathsForVisibleRows: return .property(name: "indexPathsForVisibleRows")
    case .visibleCells: return .property(name: "visibleCells")
    case .cellContent(nil): return .property(name: "cellContent")
    case .indexPathForSelectedRow: return .property(name: "indexPathForSelectedRow")
    case .indexPathsForSelectedRows: return .property(name: "indexPathsForSelectedRows")
    case .isEditing: return .property(name: "isEditing")
    case .numberOfRows(let section): return .section(name: "numberOfRows", section: section)
    case .rectForSection(let section): return .section(name: "rectForSection", section: section)
    case .rectForHeader(let section): return .section(name: "rectForHeader", section: section)
    case .rectForFooter(let section): return .section(name: "rectForFooter", section: section)
    case .headerView(let section): return .section(name: "headerView", section: section)
    case .footerView(let section): return .section(name: "footerView", section: section)
    case .rectForRow(let row): return .row(name: "rectForRow", row: PlannedRow(row))
    case .cellForRow(let row): return .row(name: "cellForRow", row: PlannedRow(row))
    case .cellContent(let row?): return .row(name: "cellContent", row: PlannedRow(row))
    case .itemIdentifier(let row): return .row(name: "itemIdentifier", row: PlannedRow(row))
    case .indexPathForItem(let item): return .item(name: item)
    case .indexPathForRow(let point): return .point(x: point.x, y: point.y)
    case .indexPathsForRows(let rect):
      return .rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    case .indexPathForCell, .firstResponder, .headerFrame, .footerFrame, .isRefreshing,
      .reusePool, .snapshot:
      throw PlanGap(.query, place)
    }
  }
}
