public import Foundation

/// What a view does with gestures of a kind.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it belongs to.
  var view: UIView? { get }
  /// Is about to belong to another view.
  func willMove(to view: UIView?)
  /// Belongs to another view.
  func didMove(to view: UIView?)
}

/// What a context menu of a view asks.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The context menu of a view, from iOS 13; a finger of the simulation opens those of rows only.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  public enum Appearance: UInt, Sendable {
    case unknown, rich, compact
  }

  /// What it asks; nil for that of a table, which asks the table's delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: Appearance { .rich }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Makes the interaction of a table.
  init(of table: UITableView) {
    view = table
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Where the menu was opened, in the coordinates of a view; a press has no point here.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Takes the menu away; at the end of a press it is gone.
  open func dismissMenu() {}

  /// Changes the menu that is shown; at the end of a press none is.
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
  /// What opens the menus of its rows, from iOS 14; nil until it has shown one.
  public var contextMenuInteraction: UIContextMenuInteraction? { shown.interaction }
}
