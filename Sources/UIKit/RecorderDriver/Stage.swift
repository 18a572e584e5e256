package import UIKit

/// Where a recording runs, which ends run loop turns and reports exceptions.
@MainActor
package protocol Stage {
  /// Ends the run loop turn, and waits until all animations have ended.
  func endTurn(of table: UITableView, in window: UIWindow?)
  /// Returns the exception that the table has raised, or nil, also if it ends the program.
  func exception(of table: UITableView) -> (name: String, reason: String)?
}

@MainActor
package protocol Hand {
  /// Performs a gesture, which logs no calls if it is impossible.
  func perform(_ gesture: Gesture, on table: UITableView)
}
