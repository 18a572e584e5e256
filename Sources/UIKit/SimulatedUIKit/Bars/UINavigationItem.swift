public import Foundation

/// A controller's part of a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// What the way back shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The title.
  open var title: String?
  /// The view in the place of the title.
  open var titleView: UIView?
  /// The line above the title.
  open var prompt: String?
  /// The way back to this controller, from the next one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The text of the way back, from iOS 11.
  open var backButtonTitle: String?
  /// What the way back shows, from iOS 14.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// Whether the buttons at the left leave the way back.
  open var leftItemsSupplementBackButton = false
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right, the first at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// When the title is large, from iOS 11.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What searches, from iOS 11.
  open var searchController: UISearchController?
  /// Whether that goes as the content scrolls, from iOS 11.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks, from iOS 13.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks while nothing is behind it, from iOS 13.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks, from iOS 13.
  open var compactAppearance: UINavigationBarAppearance?

  /// Makes a part with a title.
  public init(title: String) {
    self.title = title
  }

  /// Makes a part without anything.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Makes a part that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {}

  /// The button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Takes the way back away.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
