package import Foundation
package import UIKit

/// A device or a simulator, where the run loop really turns and animations take time.
package struct DeviceStage: Stage {
  /// The time until all animations have ended, in seconds.
  let rest: TimeInterval

  package init(rest: TimeInterval = 0.8) {
    self.rest = rest
  }

  package func endTurn(of table: UITableView, in window: UIWindow?) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: rest))
  }

  package func exception(of table: UITableView) -> (name: String, reason: String)? { nil }
}

/// Shows instructions on the screen, and waits until the table is at rest again.
package struct AskingHand: Hand {
  /// The time that the user has for a gesture, in seconds.
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
