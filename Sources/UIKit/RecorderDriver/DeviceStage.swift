package import Foundation
package import UIKit

/// A device or a simulator: a turn ends as the run loop turns, and what is animated takes its time.
package struct DeviceStage: Stage {
  /// The seconds until everything is at rest.
  let rest: TimeInterval

  package init(rest: TimeInterval = 0.8) {
    self.rest = rest
  }

  package func endTurn(of table: UITableView, in window: UIWindow?) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: rest))
  }

  package func exception(of table: UITableView) -> (name: String, reason: String)? { nil }
}

/// Asks a person on screen, and waits until the table is at rest again.
package struct AskingHand: Hand {
  /// The seconds that a person has.
  let patience: TimeInterval

  package init(patience: TimeInterval = 20) {
    self.patience = patience
  }

  package func perform(_ gesture: Gesture, on table: UITableView) {
    guard let window = table.window else { return }
    let height: CGFloat = 60
    let top = max(0, window.bounds.height - height)
    let label = UILabel(frame: CGRect(x: 0, y: top, width: window.bounds.width, height: height))
    label.numberOfLines = 0
    label.text = gesture.request
    window.addSubview(label)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: patience))
    label.removeFromSuperview()
  }
}
