public import Foundation

/// An event, which ``TableFinger`` never sends to views.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open var phase: Phase { .ended }
  open var tapCount: Int { 1 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key command, which no keyboard sends here.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"

  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var action: Selector?
  open var discoverabilityTitle: String?
  open private(set) var propertyList: Any?

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: "", image: nil)
  }

  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

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
