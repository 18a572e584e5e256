public import Foundation

/// A part of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The text.
  public let title: String
  /// The picture.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A menu of actions and other menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Its parts, in order.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }

  /// The actions in it and in its menus.
  var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIMenu)?.actions ?? [child as? UIAction].compactMap { $0 }
    }
  }
}

/// An action of a menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What the app does as it is tapped.
  public typealias Handler = (UIAction) -> Void

  let handler: Handler

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.handler = handler
    super.init(title: title, image: image)
  }
}

/// What a context menu shows, from iOS 13.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu from what the system suggests, which is nothing here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What the app tells menus apart by.
  public let identifier: any NSCopying

  private let actionProvider: ActionProvider?

  /// Makes a configuration.
  public init(
    identifier: (any NSCopying)?,
    previewProvider: (() -> UIViewController?)?,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
  }

  /// The actions that it has.
  var actions: [UIAction] { actionProvider?([])?.actions ?? [] }
}

/// A view that stands for what a menu belongs to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// Makes a preview of a view.
  public init(view: UIView) {
    self.view = view
  }

  /// How a trace shows it.
  var traceName: String { "UITargetedPreview" }
}

/// Animates with a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Animates as the preview of a context menu is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// An animator for which animations take no time.
final class UIContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}
