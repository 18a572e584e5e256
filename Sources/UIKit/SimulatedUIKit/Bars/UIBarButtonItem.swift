public import Foundation

@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = true
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

/// A button in a bar, which a test taps with ``tap()``.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    public static var bordered: Style { .plain }
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var possibleTitles: Set<String>?
  open var isHidden = false
  open var isSelected = false
  /// The kind of system button, or nil for the app's own button.
  private(set) var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    connect(style, target, action)
  }

  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    connect(style, target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    connect(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    space(.flexibleSpace, 0)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    space(.fixedSpace, width)
  }

  private class func space(_ item: SystemItem, _ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    space.width = width
    return space
  }

  /// Has no effect, because nothing is drawn here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  private func connect(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Performs the action of a tap, if the button is enabled.
  public func tap() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(from: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}

/// An empty archive, for creating objects that a nib would contain.
final class EmptyCoder: NSCoder {}
