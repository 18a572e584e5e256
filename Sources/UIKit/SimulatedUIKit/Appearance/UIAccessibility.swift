public import Foundation

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 0x1)
  public static let link = UIAccessibilityTraits(rawValue: 0x2)
  public static let image = UIAccessibilityTraits(rawValue: 0x4)
  public static let selected = UIAccessibilityTraits(rawValue: 0x8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 0x10)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 0x20)
  public static let staticText = UIAccessibilityTraits(rawValue: 0x40)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 0x80)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 0x100)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 0x200)
  public static let searchField = UIAccessibilityTraits(rawValue: 0x400)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 0x800)
  public static let adjustable = UIAccessibilityTraits(rawValue: 0x1000)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 0x2000)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 0x4000)
  public static let header = UIAccessibilityTraits(rawValue: 0x10000)
}

/// Accessibility settings, which are all off here.
public struct UIAccessibility: Sendable {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Has no effect, because VoiceOver is off here.
  public static func post(notification: Notification, argument: Any?) {}

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }

  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

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

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}

@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

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
