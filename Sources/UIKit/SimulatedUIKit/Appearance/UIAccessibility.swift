public import Foundation

/// What a view is to someone who does not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits of their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 0x1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 0x2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 0x4)
  /// Something that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 0x8)
  /// Something that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 0x10)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 0x20)
  /// A text that cannot be changed.
  public static let staticText = UIAccessibilityTraits(rawValue: 0x40)
  /// What tells how things are, first of all.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 0x80)
  /// Something that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 0x100)
  /// Something whose value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 0x200)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 0x400)
  /// Something that begins a sound or a film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 0x800)
  /// Something with a value that can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 0x1000)
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 0x2000)
  /// Something that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 0x4000)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 0x10000)
}

/// What helps people who do not see or hear; none of it is on here.
public struct UIAccessibility: Sendable {
  /// What those who listen are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes a notification of its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is there.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is another way.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells it those who listen; nobody does.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether things should not move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether things should not shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts should be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether a switch controls the device.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the colours of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// A rectangle of a view in the coordinates of the screen, in points.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// A path of a view in the coordinates of the screen, in points.
  @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath()
    moved.append(path)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}

/// The ways in which VoiceOver scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// An object that tests of the interface find by an identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}

/// An element that VoiceOver reads although no view stands for it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that it is in.
  open weak var accessibilityContainer: AnyObject?
  /// The frame, in points of its container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Its frame on the screen, in points.
  override var screenFrame: CGRect {
    guard let view = accessibilityContainer as? UIView else {
      return accessibilityFrameInContainerSpace
    }
    return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
  }
}
