public import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Whether it can be used.
  open var isEnabled = true
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture while the device lies on a side.
  open var landscapeImagePhone: UIImage?
  /// The space around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// A number of the app's.
  open var tag = 0
  /// What is read aloud of it.
  open var accessibilityLabel: String?
  /// What is read aloud of what it does.
  open var accessibilityHint: String?
  /// What is read aloud of its value.
  open var accessibilityValue: String?
  /// What tests find it by.
  open var accessibilityIdentifier: String?
  /// What it is to those who do not see it.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether it is something that is read aloud.
  open var isAccessibilityElement = true
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item without anything.
  public override init() {
    super.init()
  }

  /// Makes an item that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the attributes of the title for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  /// The attributes of the title for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

/// A button in a bar; ``tap()`` taps it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// With a border, up to iOS 6.
    public static var bordered: Style { .plain }
  }

  /// A button that every app has.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  /// How it looks.
  open var style = Style.plain
  /// Its width, in points; 0 for that of its content.
  open var width: CGFloat = 0
  /// The colour of the title and the picture.
  open var tintColor: UIColor?
  /// The view that stands in its place.
  open var customView: UIView?
  /// Who is told of a tap.
  open weak var target: AnyObject?
  /// What is sent to it.
  open var action: Selector?
  /// What a tap does, from iOS 14.
  open var primaryAction: UIAction?
  /// Its menu, from iOS 14.
  open var menu: UIMenu?
  /// The titles that it may get.
  open var possibleTitles: Set<String>?
  /// Whether it is hidden, from iOS 16.
  open var isHidden = false
  /// Whether it stays selected after a tap, from iOS 15.
  open var isSelected = false
  /// The button of every app that it is.
  private(set) var systemItem: SystemItem?

  /// Makes a button without anything.
  public override init() {
    super.init()
  }

  /// Makes a button that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    connect(style, target, action)
  }

  /// Makes a button with two pictures.
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

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    connect(style, target, action)
  }

  /// Makes a button that every app has.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    connect(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  /// Makes a view a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button that every app has, with an action or a menu, from iOS 14.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with an action or a menu, from iOS 14.
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

  /// Space that takes what is left, from iOS 14.
  public class func flexibleSpace() -> UIBarButtonItem {
    space(.flexibleSpace, 0)
  }

  /// Space of a width in points, from iOS 14.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    space(.fixedSpace, width)
  }

  private class func space(_ item: SystemItem, _ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    space.width = width
    return space
  }

  private func connect(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Does what a tap does; nothing while it cannot be used.
  public func tap() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(from: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}

/// An archive with nothing in it, from which what a nib would have is made.
final class EmptyCoder: NSCoder {}
