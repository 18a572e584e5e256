import Scenarios
package import TableTrace
import UIKit

package import struct Foundation.IndexPath

/// A gesture on rows of the table.
package enum Gesture {
  case tap(row: IndexPath)
  case touchDown(row: IndexPath)
  case touchUp
  case tapAccessory(row: IndexPath)
  case swipe(row: IndexPath, SwipeEdge, SwipeDistance)
  case tapButton(title: String)
  case confirmDelete
  case tapDeleteControl(row: IndexPath)
  case tapInsertControl(row: IndexPath)
  /// Moves a row by its reorder control.
  case reorder(row: IndexPath, over: [IndexPath])
  /// Drags the content by points, and lifts the finger with a velocity in points per millisecond.
  case drag(points: Double, velocity: Double)
  case tapStatusBar
  /// Moves two fingers over rows.
  case twoFingerDrag(rows: [IndexPath])

  /// The instruction for the user.
  package var request: String {
    switch self {
    case .tap(let row): "Tap row \(TraceWords.row(row))."
    case .touchDown(let row): "Put a finger on row \(TraceWords.row(row)) and hold it."
    case .touchUp: "Lift the finger."
    case .tapAccessory(let row): "Tap the button at the right edge of row \(TraceWords.row(row))."
    case .swipe(let row, let edge, let distance):
      "Swipe row \(TraceWords.row(row)) to the \(edge == .leading ? "right" : "left"), "
        + Self.words(distance)
    case .tapButton(let title): "Tap the button '\(title)'."
    case .confirmDelete: "Tap the button that confirms the deletion."
    case .tapDeleteControl(let row): "Tap the minus of row \(TraceWords.row(row))."
    case .tapInsertControl(let row): "Tap the plus of row \(TraceWords.row(row))."
    case .reorder(let row, let places):
      "Drag row \(TraceWords.row(row)) by its handle over \(TraceWords.rows(places)), and let go."
    case .drag(let points, let velocity):
      "Drag the content by \(TraceFormat.number(points)) points and "
        + (velocity == 0 ? "lift the finger at rest." : "flick it.")
    case .tapStatusBar: "Tap the status bar."
    case .twoFingerDrag(let rows): "Move two fingers over \(TraceWords.rows(rows))."
    }
  }

  private static func words(_ distance: SwipeDistance) -> String {
    switch distance {
    case .cancelled: "barely."
    case .partial: "until the buttons show."
    case .full: "across the table."
    }
  }
}

extension PlanRun {
  /// Lets the user or its simulation do a gesture, if there is one.
  func perform(_ gesture: Gesture?) {
    guard let gesture else { return }
    hand.perform(gesture, on: table)
  }

  func gesture(_ touch: TouchStep) -> Gesture? {
    switch touch {
    case .tap(.row(let row)): self.row(row).map { .tap(row: $0) }
    case .touchDown(.row(let row)): self.row(row).map { .touchDown(row: $0) }
    case .touchUp: .touchUp
    case .tapAccessory(let row): self.row(row).map { .tapAccessory(row: $0) }
    case .twoFingerDrag(let rows): .twoFingerDrag(rows: self.rows(rows))
    case .tap(.point), .touchDown(.point), .touchCancel, .tapEnd, .longPress, .springLoad, .focus,
      .selectRow, .deselectRow:
      nil
    }
  }

  func gesture(_ edit: EditStep) -> Gesture? {
    switch edit {
    case .swipe(let row, let edge, let distance):
      self.row(row).map { .swipe(row: $0, edge, distance) }
    case .tapAction(let title): .tapButton(title: title)
    case .confirmDelete: .confirmDelete
    case .tapDeleteControl(let row): self.row(row).map { .tapDeleteControl(row: $0) }
    case .tapInsertControl(let row): self.row(row).map { .tapInsertControl(row: $0) }
    case .reorder(let row, let places, _):
      self.row(row).map { .reorder(row: $0, over: rows(places)) }
    case .setEditing, .callCompletionHandler, .dropToRow, .insertPlaceholder, .commitInsertion,
      .deletePlaceholder, .closeSwipe, .dragAndDrop:
      nil
    }
  }

  func gesture(_ finger: FingerStep) -> Gesture? {
    switch finger {
    case .drag(let points, let velocity): .drag(points: points, velocity: velocity)
    case .tapStatusBar: .tapStatusBar
    case .dragInFrames, .dragInOneTurn, .index: nil
    }
  }
}
