package import UIKit

/// The platform of a recording, which ends turns of the run loop and reports exceptions.
@MainActor
package protocol Stage {
  /// Ends the turn, and waits until all animations have ended.
  func endTurn(of table: UITableView, in window: UIWindow?)
  /// The exception that the table has raised, or nil where it has not, or where that ends the
  /// program.
  func exception(of table: UITableView) -> (name: String, reason: String)?
}

@MainActor
package protocol Hand {
  /// Performs it. A gesture that is not possible logs no calls.
  func perform(_ gesture: Gesture, on table: UITableView)
}
