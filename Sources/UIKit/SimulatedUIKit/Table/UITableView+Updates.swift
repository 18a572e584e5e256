import Foundation
import TableTrace

extension UITableView {
  /// A completion handler of the app, as the simulation calls it.
  func completion(_ handler: ((Bool) -> Void)?) -> TableView.Completion? {
    guard let handler else { return nil }
    return { [unowned self] _, isFinished throws(UIKitException) in
      try running { handler(isFinished) }
    }
  }

  /// An update, which is not animated inside `performWithoutAnimation`.
  func update(_ work: (TableView) throws(UIKitException) -> Void) {
    attempt { () throws(UIKitException) in
      guard !UIView.areAnimationsEnabled else { return try work(engine) }
      try engine.performWithoutAnimation(work)
    }
  }
}
