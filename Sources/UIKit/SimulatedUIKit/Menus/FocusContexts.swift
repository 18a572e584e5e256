public import Foundation
import TableTrace

public import struct Foundation.IndexPath

@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open internal(set) weak var previouslyFocusedView: UIView?
  open internal(set) weak var nextFocusedView: UIView?
}

@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  public let previouslyFocusedIndexPath: IndexPath?
  public let nextFocusedIndexPath: IndexPath?

  init(_ old: TableTrace.IndexPath?, _ new: TableTrace.IndexPath?) {
    previouslyFocusedIndexPath = old.map { IndexPath($0) }
    nextFocusedIndexPath = new.map { IndexPath($0) }
  }
}

/// The appearance of a view with focus, which is not drawn here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

/// An object that can have focus or decide about it, which is never called here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// Runs animations when the focus moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get }
}

/// A drag that rests on a row of a table.
final class UISpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  let targetView: UIView? = nil
}
