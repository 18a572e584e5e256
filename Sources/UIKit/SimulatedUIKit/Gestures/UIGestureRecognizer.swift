public import Foundation

/// What a gesture recognizer asks.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether it may go on beside another one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it waits for another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another one waits for it to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it gets a finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

/// What a class does not implement itself.
extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// What recognizes a gesture; no finger of the simulation touches views, so that ``recognize(_:at:)``
/// does it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// It has happened, and that was all.
    public static var recognized: State { .ended }
  }

  private var receivers: [TargetAction] = []
  private var place = CGPoint.zero
  /// How far the gesture is.
  open var state = State.possible
  /// Whether it recognizes anything.
  open var isEnabled = true
  /// The view that it belongs to.
  open internal(set) weak var view: UIView?
  /// What it asks.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether views lose a touch as the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether views get a touch only once the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of a finger that is lifted only once the gesture has failed.
  open var delaysTouchesEnded = true
  /// What the app calls it.
  open var name: String?
  /// The number of fingers.
  open var numberOfTouches: Int { 1 }

  /// Makes a recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Sends an action to a target as the gesture goes on.
  open func addTarget(_ target: Any, action: Selector) {
    receivers.append(TargetAction(target, action))
  }

  /// Sends it no more; nil stands for every target and every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    receivers.removeAll { $0.isMeant(by: target, action) }
  }

  /// Where the gesture is, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Where a finger is, in the coordinates of a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Waits for another gesture to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Lets it recognize a gesture, at a point of its view, as a finger would.
  public func recognize(_ state: State = .ended, at point: CGPoint = .zero) {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    (self.state, place) = (state, point)
    for receiver in receivers { receiver.send(from: self) }
  }
}

/// A tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The taps that it takes.
  open var numberOfTapsRequired = 1
  /// The fingers that it takes.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The taps before it.
  open var numberOfTapsRequired = 0
  /// The fingers that it takes.
  open var numberOfTouchesRequired = 1
  /// How long it takes, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A quick move of a finger.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where to.
  open var direction = Direction.right
  /// The fingers that it takes.
  open var numberOfTouchesRequired = 1
}

/// A finger that drags.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that it takes.
  open var minimumNumberOfTouches = 1
  /// The most fingers that it takes.
  open var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero

  /// How far it has come, in points.
  open func translation(in view: UIView?) -> CGPoint { way }
  /// Sets how far it has come, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  /// How fast it is, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Two fingers that go together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, against the beginning.
  open var scale: CGFloat = 1
  /// How fast that changes.
  open var velocity: CGFloat { 0 }
}

/// A finger that comes from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}
