import Foundation
import TableTrace

extension UITableView {
  /// Wraps the app's completion handler, so that the simulation can call it.
  func completion(_ handler: ((Bool) -> Void)?) -> TableView.Completion? {
    guard let handler else { return nil }
    return { [unowned self] _, isFinished throws(UIKitException) in
      try running { handler(isFinished) }
    }
  }

  /// Runs an update, without animation inside `performWithoutAnimation`.
  func update(_ work: (TableView) throws(UIKitException) -> Void) {
    attempt { () throws(UIKitException) in
      guard !UIView.areAnimationsEnabled else { return try work(engine) }
      try engine.performWithoutAnimation(work)
    }
  }
}
