import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Converts swipe actions to those of the simulation.
extension UITableView {
  func rowActions(_ actions: [UITableViewRowAction]?) -> RowActions? {
    actions.map { RowActions($0.map(rowAction)) }
  }

  func rowActions(_ configuration: UISwipeActionsConfiguration?) -> RowActions? {
    configuration.map { configuration in
      RowActions(
        configuration.actions.map(rowAction),
        performsFirstActionWithFullSwipe: configuration.performsFirstActionWithFullSwipe
      )
    }
  }

  private func rowAction(_ action: UITableViewRowAction) -> RowAction {
    RowAction(title: action.title ?? "", style: action.style == .normal ? .normal : .destructive) {
      [unowned self] _, row throws(UIKitException) in
      try running { action.handler(action, IndexPath(row)) }
      return nil
    }
  }

  private func rowAction(_ action: UIContextualAction) -> RowAction {
    RowAction(
      title: action.title ?? "",
      style: action.style == .destructive ? .destructive : .normal
    ) { [unowned self] _, _ throws(UIKitException) in
      let number = engine.lastHandledAction
      try running {
        action.handler(action, self) { [weak self] isDone in self?.complete(number, isDone) }
      }
      return nil
    }
  }

  /// Completes an action, during its handler or later.
  private func complete(_ action: Int, _ isDone: Bool) {
    attempt { () throws(UIKitException) in
      _ = try engine.callCompletion(ofAction: action, isDone)
    }
  }
}
