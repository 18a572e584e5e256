public import Foundation

/// What an activity is.
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes it of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// A mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// A print.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// The clipboard.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard"
    )
    /// A contact's picture.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact"
    )
    /// The photos.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll"
    )
    /// A device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// The library of books.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// The list of pages to read later.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList"
    )
    /// A document that can be written on.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// Facebook.
    public static let postToFacebook = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToFacebook"
    )
    /// Twitter.
    public static let postToTwitter = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToTwitter"
    )
    /// Weibo.
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// Flickr.
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// Vimeo.
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    /// Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      rawValue: "com.apple.UIKit.activity.TencentWeibo"
    )
  }
}

@available(*, unavailable)
extension UIActivity: Sendable {}

/// A choice of what becomes of something; nobody chooses here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What is called at the end.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What it is about.
  public let activityItems: [Any]
  /// What is called at the end.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a choice.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a choice that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// What was copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The clipboard.
  public static let general = UIPasteboard()

  /// A text.
  open var string: String?
  /// Texts.
  open var strings: [String]?
  /// An address.
  open var url: URL?
  /// A picture.
  open var image: UIImage?
  /// A colour.
  open var color: UIColor?
  /// Everything, by type.
  open var items: [[String: Any]] = []
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil || strings?.isEmpty == false }

  /// Copies something, by type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
    string = value as? String
  }
}

/// Gives an activity what it shares.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item before it is there.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

/// What a class does not implement itself.
extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Makes what an activity shares when it is needed; nothing asks for it here.
///
/// In UIKit it is an `Operation`; here it is no operation, and only has the members that code overrides.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// What stands for the item before it is there.
  public let placeholderItem: Any?
  /// The activity that asks.
  open private(set) var activityType: UIActivity.ActivityType?
  /// Whether the item is no longer needed.
  open private(set) var isCancelled = false

  /// Makes a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder, unless overridden.
  open var item: Any { placeholderItem ?? "" }
  /// Makes the item; nothing, unless overridden.
  open func main() {}
  /// Says that the item is no longer needed.
  open func cancel() { isCancelled = true }

  /// The placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  /// The item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}

/// The bubble with actions up to iOS 15.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The bubble.
  public static let shared = UIMenuController()

  /// Tells that the bubble is about to be shown; nothing posts it here.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Tells that the bubble is shown; nothing posts it here.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Tells that the bubble is about to go; nothing posts it here.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Tells that the bubble is gone; nothing posts it here.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )

  /// Whether it is shown.
  open private(set) var isMenuVisible = false
  /// What the app adds.
  open var menuItems: [UIMenuItem]?

  /// Shows it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Sets what it belongs to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Shows it, from iOS 13.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  /// Takes it away, from iOS 13.
  open func hideMenu() { isMenuVisible = false }
  /// Makes its actions again.
  open func update() {}
}

/// An action of that bubble.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The text.
  open var title: String
  /// What is sent.
  open var action: Selector

  /// Makes an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// Something that can be felt; nothing is here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a knock.
  public init(style: FeedbackStyle) {}

  /// Makes a knock of medium weight.
  public override convenience init() { self.init(style: .medium) }

  /// Knocks.
  open func impactOccurred() {}
}

/// A tick as something is selected.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks.
  open func selectionChanged() {}
}

/// What says whether something worked.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Whether it worked.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Says it.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
