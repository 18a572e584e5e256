import Foundation
import RecordingPlans
import UIKit

extension ScriptedClient {
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer("editingStyleForRowAt", PlanCall(row: indexPath)) { style in
      TraceWords.editingStyle(style)
    } _: { answer, _ in
      if case .editingStyle(let name) = answer { TraceWords.editingStyle(name) } else { .delete }
    }
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    answer(
      "titleForDeleteConfirmationButtonForRowAt",
      PlanCall(row: indexPath),
      { Self.words($0) },
      { answer, _ in if case .text(let text) = answer { text } else { nil } }
    )
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    flag("shouldIndentWhileEditingRowAt", PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    hear("willBeginEditingRowAt", PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    hear("didEndEditingRowAt", PlanCall(row: indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    row(
      "targetIndexPathForMoveFromRowAt",
      PlanCall(from: sourceIndexPath, to: proposedDestinationIndexPath)
    ) ?? proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    let actions = actions("editActionsForRowAt", indexPath)
    return actions.plan.map { plan in
      plan.actions.map { action in
        UITableViewRowAction(
          style: action.isDestructive ? .destructive : .normal,
          title: action.title
        ) { [run] _, _ in run.react(action.reactions, to: actions.call) }
      }
    }
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration(actions("leadingSwipeActionsConfigurationForRowAt", indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration(actions("trailingSwipeActionsConfigurationForRowAt", indexPath))
  }

  /// Actions behind a row, and the call that they belong to.
  private typealias Actions = (
    plan: (actions: [PlannedAction], isFull: Bool)?, call: PlanCall
  )

  private func actions(_ key: String, _ row: IndexPath) -> Actions {
    answer(key, PlanCall(row: row)) { (found: Actions) in
      found.plan.map { plan in
        TraceWords.list(plan.actions.map { TraceWords.quoted($0.title) })
      } ?? "nil"
    } _: { answer, call in
      guard case .actions(let list, let isFull) = answer else { return (nil, call) }
      return ((list, isFull), call)
    }
  }

  private func configuration(_ found: Actions) -> UISwipeActionsConfiguration? {
    guard let plan = found.plan else { return nil }
    let actions = plan.actions.map { action in
      UIContextualAction(
        style: action.isDestructive ? .destructive : .normal,
        title: action.title
      ) { [run] _, _, complete in
        run.react(action.reactions, to: found.call)
        if let isDone = action.completion { complete(isDone) }
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = plan.isFull
    return configuration
  }
}
