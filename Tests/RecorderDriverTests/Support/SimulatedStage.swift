import Foundation
import RecorderDriver
import SimulatedUIKit
import UIKit

import struct TableTrace.UIKitException

/// The simulated table of this package: a turn ends when the test says so.
final class SimulatedStage: Stage {
  private var recorder: TableRecorder?

  func endTurn(of table: UITableView, in window: UIWindow?) {
    if let window { window.endTurn() }
    if window == nil || table.window == nil { table.endTurn() }
  }

  func exception(of table: UITableView) -> (name: String, reason: String)? {
    let recorder = recorder ?? TableRecorder(table)
    self.recorder = recorder
    return recorder.exception.map { ($0.name, $0.reason) }
  }
}

/// The simulated finger.
struct SimulatedHand: Hand {
  func perform(_ gesture: Gesture, on table: UITableView) {
    let finger = table.finger
    switch gesture {
    case .tap(let row): finger.tap(row)
    case .touchDown(let row): finger.touchDown(row)
    case .touchUp: finger.touchUp()
    case .tapAccessory(let row): finger.tapAccessory(of: row)
    case .swipe(let row, let edge, let distance):
      finger.swipe(
        row,
        edge: edge == .leading ? .leading : .trailing,
        distance: distance == .full ? .full : distance == .cancelled ? .cancelled : .partial
      )
    case .tapButton(let title): finger.tapButton(title)
    case .confirmDelete: finger.confirmDelete()
    case .tapDeleteControl(let row): finger.tapDeleteControl(of: row)
    case .tapInsertControl(let row): finger.tapInsertControl(of: row)
    case .reorder(let row, let places): finger.reorder(row, over: places)
    case .drag(let points, let velocity): finger.drag(by: points, velocity: velocity)
    case .tapStatusBar: finger.tapStatusBar()
    case .twoFingerDrag(let rows): finger.selectWithTwoFingers(rows)
    }
  }
}
