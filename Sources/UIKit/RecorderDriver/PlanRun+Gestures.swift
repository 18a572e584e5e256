import Foundation
import RecordingPlans
import UIKit

/// The gestures of a recording.
extension PlanRun {
  /// Has the hand do a gesture.
  func perform(_ gesture: PlannedGesture) {
    guard let gesture = known(gesture) else { return }
    hand.perform(gesture, on: table)
  }

  private func known(_ gesture: PlannedGesture) -> Gesture? {
    switch gesture {
    case .tap(let row): self.row(row).map { .tap($0) }
    case .touchDown(let row): self.row(row).map { .touchDown($0) }
    case .touchUp: .touchUp
    case .tapAccessory(let row): self.row(row).map { .tapAccessory($0) }
    case .swipe(let row, let isLeading, let distance):
      self.row(row).map { .swipe($0, isLeading: isLeading, distance: distance) }
    case .tapButton(let title): .tapButton(title)
    case .confirmDelete: .confirmDelete
    case .tapDeleteControl(let row): self.row(row).map { .tapDeleteControl($0) }
    case .tapInsertControl(let row): self.row(row).map { .tapInsertControl($0) }
    case .reorder(let row, let places):
      self.row(row).map { .reorder($0, over: rows(places)) }
    case .drag(let points, let velocity): .drag(points, velocity: velocity)
    case .tapStatusBar: .tapStatusBar
    case .twoFingerDrag(let rows): .twoFingerDrag(self.rows(rows))
    }
  }
}
