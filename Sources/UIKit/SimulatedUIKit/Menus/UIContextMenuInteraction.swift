public import Foundation

@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A context menu interaction, which ``TableFinger`` does not open.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: UInt, Sendable {
    case unknown, rich, compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: Appearance { .rich }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  init(of table: UITableView) {
    view = table
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Returns zero, because a long press has no point here.
  open func location(in view: UIView?) -> CGPoint { .zero }

  open func dismissMenu() {}

  /// Has no effect, because no menu is visible after a long press.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

extension UITableView {
  public var contextMenuInteraction: UIContextMenuInteraction? { shown.interaction }
}
