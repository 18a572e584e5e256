package import UIKit

/// Where a recording runs.
///
/// It ends run loop turns and reports exceptions.
@MainActor
package protocol Stage {
  /// Ends the run loop turn, and waits until all animations have ended.
  func endTurn(of table: UITableView, in window: UIWindow?)
  /// Returns the exception that the table has raised, or nil without one.
  ///
  /// It is also nil where an exception ends the program.
  func exception(of table: UITableView) -> (name: String, reason: String)?
}

@MainActor
package protocol Hand {
  /// Performs a gesture.
  ///
  /// An impossible gesture logs no calls.
  func perform(_ gesture: Gesture, on table: UITableView)
}
