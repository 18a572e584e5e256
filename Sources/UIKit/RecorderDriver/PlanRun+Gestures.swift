import Foundation
import RecordingPlans
import UIKit

extension PlanRun {
  /// Has the hand do a gesture.
  func perform(_ gesture: PlannedGesture<PlannedRow>) {
    guard let gesture = known(gesture) else { return }
    hand.perform(gesture, on: table)
  }

  private func known(_ gesture: PlannedGesture<PlannedRow>) -> Gesture? {
    switch gesture {
    case .tap(let row): self.row(row).map { .tap(row: $0) }
    case .touchDown(let row): self.row(row).map { .touchDown(row: $0) }
    case .touchUp: .touchUp
    case .tapAccessory(let row): self.row(row).map { .tapAccessory(row: $0) }
    case .swipe(let row, let isLeading, let distance):
      self.row(row).map { .swipe(row: $0, isLeading: isLeading, distance: distance) }
    case .tapButton(let title): .tapButton(title: title)
    case .confirmDelete: .confirmDelete
    case .tapDeleteControl(let row): self.row(row).map { .tapDeleteControl(row: $0) }
    case .tapInsertControl(let row): self.row(row).map { .tapInsertControl(row: $0) }
    case .reorder(let row, let places):
      self.row(row).map { .reorder(row: $0, over: rows(places)) }
    case .drag(let points, let velocity): .drag(points: points, velocity: velocity)
    case .tapStatusBar: .tapStatusBar
    case .twoFingerDrag(let rows): .twoFingerDrag(rows: self.rows(rows))
    }
  }
}
