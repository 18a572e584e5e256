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

/// The look of a view with focus; nothing draws it here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

/// What can have focus, or says where focus goes; nothing calls it here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// Animates as focus moves.
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
