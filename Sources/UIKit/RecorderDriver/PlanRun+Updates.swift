import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath
import struct Foundation.IndexSet

extension PlanRun {
  /// Runs an update of the table.
  func perform(_ update: UpdateStep) {
    switch update {
    case .insertRows(let rows, let animation):
      change(rows) { table.insertRows(at: $0, with: .init(animation)) }
    case .deleteRows(let rows, let animation):
      change(rows) { table.deleteRows(at: $0, with: .init(animation)) }
    case .reloadRows(let rows, let animation):
      change(rows) { table.reloadRows(at: $0, with: .init(animation)) }
    case .reconfigureRows(let rows): change(rows) { table.reconfigureRows(at: $0) }
    case .moveRow(let source, let target):
      guard let source = row(source), let target = row(target) else { return }
      table.moveRow(at: source, to: target)
    case .insertSections(let sections, let animation):
      table.insertSections(IndexSet(sections), with: .init(animation))
    case .deleteSections(let sections, let animation):
      table.deleteSections(IndexSet(sections), with: .init(animation))
    case .reloadSections(let sections, let animation):
      table.reloadSections(IndexSet(sections), with: .init(animation))
    case .moveSection(let section, let target):
      table.moveSection(section, toSection: target)
    case .beginUpdates: table.beginUpdates()
    case .endUpdates: table.endUpdates()
    case .batch(let updates, let completion):
      table.performBatchUpdates({ self.perform(updates) }, completion: handler(completion))
    case .withoutAnimation(let steps):
      UIView.performWithoutAnimation { self.perform(steps) }
    case .apply(let snapshot): diffable?.show(snapshot)
    }
  }

  private func change(_ rows: [IndexPathExpression], _ tell: ([IndexPath]) -> Void) {
    let paths = self.rows(rows)
    guard !log.isEnded else { return }
    tell(paths)
  }

  private func handler(_ steps: [ScenarioStep]) -> ((Bool) -> Void)? {
    steps.isEmpty ? nil : { [kept = call] _ in self.perform(steps, for: kept) }
  }

  /// Runs steps that a call has deferred.
  func perform(_ steps: [ScenarioStep], for kept: PlanCall?) {
    let outer = call
    call = kept
    defer { call = outer }
    perform(steps)
  }
}
