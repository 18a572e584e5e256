public import Foundation

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  case `default`, black

  /// Black, and the content shines through.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// How large a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The looks of a bar, from iOS 13; nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind everything.
  open var backgroundColor: UIColor?
  /// How what is behind it shines through.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind everything.
  open var backgroundImage: UIImage?
  /// The colour of the line at its edge.
  open var shadowColor: UIColor?
  /// The picture of the line at its edge.
  open var shadowImage: UIImage?

  /// Makes looks without anything.
  public override init() {
    super.init()
  }

  /// Makes looks as another bar has them.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// As the system has it.
  open func configureWithDefaultBackground() {}
  /// Nothing shines through.
  open func configureWithOpaqueBackground() {}
  /// Nothing is behind it.
  open func configureWithTransparentBackground() {}
}

/// The looks of a button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// As it is when nothing happens.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// While a finger is on it.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// While it cannot be used.
  open private(set) var disabled = UIBarButtonItemStateAppearance()

  /// Makes the looks of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The looks of a button in a bar, in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The way back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the picture of the way back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// The bar above a stack of controllers.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// How it looks.
  open var barStyle = UIBarStyle.default
  /// Whether the content shines through.
  open var isTranslucent = true
  /// The colour behind everything.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title, from iOS 11.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large, from iOS 11.
  open var prefersLargeTitles = false
  /// The picture of the line below it.
  open var shadowImage: UIImage?
  /// The picture of the way back.
  open var backIndicatorImage: UIImage?
  /// What lets the title shine through the picture of the way back.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How it looks, from iOS 13.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks while nothing is behind it, from iOS 13.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks while it is low, from iOS 13.
  open var compactAppearance: UINavigationBarAppearance?
  /// The parts of the controllers.
  open var items: [UINavigationItem]?
  /// The part of the controller on screen.
  open var topItem: UINavigationItem? { items?.last }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the picture behind everything.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Sets the picture behind everything.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The picture behind everything.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
}

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// How it looks.
  open var barStyle = UIBarStyle.default
  /// Whether the content shines through.
  open var isTranslucent = true
  /// The colour behind everything.
  open var barTintColor: UIColor?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
