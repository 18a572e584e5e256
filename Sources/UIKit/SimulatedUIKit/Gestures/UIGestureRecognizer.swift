public import Foundation

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// A gesture recognizer, for which a test calls ``recognize(_:at:)``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  private var receivers: [TargetAction] = []
  private var place = CGPoint.zero
  open var state = State.possible
  open var isEnabled = true
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open var numberOfTouches: Int { 1 }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Adds an action, unless the same target has it already.
  open func addTarget(_ target: Any, action: Selector) {
    guard !receivers.contains(where: { $0.isSame(target, action) }) else { return }
    receivers.append(TargetAction(target, action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    receivers.removeAll { $0.isMeant(by: target, action) }
  }

  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  // Called for touches, which no finger sends here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Recognizes a gesture at a point of its view, as after a touch.
  public func recognize(_ state: State = .ended, at point: CGPoint = .zero) {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    (self.state, place) = (state, point)
    for receiver in receivers { receiver.send(from: self) }
  }
}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero

  /// Where the content of its table was when the finger touched it, and the speed of the finger.
  private var drag: (start: CGFloat, speed: CGFloat)?

  open func translation(in view: UIView?) -> CGPoint {
    guard let drag, let table = self.view as? UITableView else { return way }
    return CGPoint(x: way.x, y: way.y + drag.start - table.contentOffset.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    way = translation
    if let drag, let table = self.view as? UITableView {
      self.drag = (table.contentOffset.y, drag.speed)
    }
  }

  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: drag?.speed ?? 0) }

  /// Follows a finger that drags the content of a table, during the drag.
  func follow(_ table: UITableView, velocity: CGFloat, _ drag: () -> Void) {
    self.drag = (table.contentOffset.y, velocity)
    (way, state) = (.zero, .changed)
    drag()
    self.drag = nil
    state = .ended
  }
}

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
