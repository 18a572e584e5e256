package import Foundation
package import RecordingPlans
package import UIKit

/// The platform of a recording, which ends turns of the run loop and reports exceptions.
@MainActor
package protocol Stage {
  /// Ends the turn, and waits until all animations have ended.
  func endTurn(of table: UITableView, in window: UIWindow?)
  /// The exception that the table has raised; nil where it has not, or where that ends the program.
  func exception(of table: UITableView) -> (name: String, reason: String)?
}

@MainActor
package protocol Hand {
  /// Performs it. A gesture that is not possible logs no calls.
  func perform(_ gesture: Gesture, on table: UITableView)
}

/// A gesture on rows of the table.
package typealias Gesture = PlannedGesture<IndexPath>

extension Gesture {
  /// The request to the person with the device.
  package var request: String {
    switch self {
    case .tap(let row): "Tap row \(TraceWords.row(row))."
    case .touchDown(let row): "Put a finger on row \(TraceWords.row(row)) and hold it."
    case .touchUp: "Lift the finger."
    case .tapAccessory(let row): "Tap the button at the right edge of row \(TraceWords.row(row))."
    case .swipe(let row, let isLeading, let distance):
      "Swipe row \(TraceWords.row(row)) to the \(isLeading ? "right" : "left"), "
        + (distance == "full"
          ? "across the table." : distance == "cancelled" ? "barely." : "until the buttons show.")
    case .tapButton(let title): "Tap the button '\(title)'."
    case .confirmDelete: "Tap the button that confirms the deletion."
    case .tapDeleteControl(let row): "Tap the minus of row \(TraceWords.row(row))."
    case .tapInsertControl(let row): "Tap the plus of row \(TraceWords.row(row))."
    case .reorder(let row, let places):
      "Drag row \(TraceWords.row(row)) by its handle over \(TraceWords.rows(places)), and let go."
    case .drag(let points, let velocity):
      "Drag the content by \(TraceWords.number(CGFloat(points))) points and "
        + (velocity == 0 ? "lift the finger at rest." : "flick it.")
    case .tapStatusBar: "Tap the status bar."
    case .twoFingerDrag(let rows): "Move two fingers over \(TraceWords.rows(rows))."
    }
  }
}
