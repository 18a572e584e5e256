public import Foundation

/// Something that a user does; the simulation's fingers tap rows and send no touches to views.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing it is.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// What it is more exactly.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  /// What kind of thing it is.
  open var type: EventType { .touches }
  /// What it is more exactly.
  open var subtype: EventSubtype { .none }
  /// The fingers.
  open var allTouches: Set<UITouch>? { nil }
  /// The fingers in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A finger on a view.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far it is.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// How far it is.
  open var phase: Phase { .ended }
  /// How often it has tapped.
  open var tapCount: Int { 1 }
  /// The view that it came down on.
  open var view: UIView? { nil }
  /// The window that it came down on.
  open var window: UIWindow? { nil }
  /// Where it is, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was, in the coordinates of a view.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Keys of a keyboard.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// What a key of a keyboard does; the simulation has none.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"

  /// The key.
  open private(set) var input: String?
  /// The keys that are held with it.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// What is done.
  open private(set) var action: Selector?
  /// What it is called.
  open var discoverabilityTitle: String?
  /// The data of the app that it carries.
  open private(set) var propertyList: Any?

  /// Makes a command of a key.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: "", image: nil)
  }

  /// Makes a command of a key, with a title.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
    self.title = title
    self.image = image
    self.propertyList = propertyList
  }
}
