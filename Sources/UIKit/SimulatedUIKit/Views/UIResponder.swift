public import Foundation

@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The undo manager of the next responder, and in the end of the window.
  open var undoManager: UndoManager? { next?.undoManager }
  open var userActivity: NSUserActivity?
  /// The objects of its outlets, which a nib or storyboard would have created.
  var outlets: [AnyObject] = []

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  open var accessibilityIdentifier: String?
  open var accessibilityLanguage: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  private var inputLabels: [String]?
  open var accessibilityUserInputLabels: [String]? {
    get { inputLabels ?? accessibilityLabel.map { [$0] } }
    set { inputLabels = newValue }
  }
  private var frameOnScreen: CGRect?
  open var accessibilityFrame: CGRect {
    get { frameOnScreen ?? screenFrame }
    set { frameOnScreen = newValue }
  }
  open var accessibilityPath: UIBezierPath?
  private var activationPoint: CGPoint?
  open var accessibilityActivationPoint: CGPoint {
    get { activationPoint ?? accessibilityFrame.center }
    set { activationPoint = newValue }
  }

  /// Its frame on the screen in points, or empty if it is no view.
  var screenFrame: CGRect { .zero }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  open nonisolated class func description() -> String { ClassName.full(self) }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  open func reloadInputViews() {}

  /// Called when touches begin, but never here, because ``TableFinger`` sends no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  open func awakeFromNib() {}

  open func prepareForInterfaceBuilder() {}

  /// Fills the outlets, if `tabletrace-prepare` has overridden it.
  open func connectOutlets() {}

  /// Whether it has a method, by its selector.
  ///
  /// A table uses the result of an override. Swift does not know which methods a class has.
  /// Therefore this default returns false for a name, and records that nothing was decided. For a
  /// selector from a method, it returns whether the object's class has it.
  open func responds(to aSelector: Selector!) -> Bool { Presence.answer(self, aSelector) }
}

@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
  }
}
