import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

extension ScriptedClient {
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer(.editingStyleForRowAt, PlanCall(row: indexPath)) { style in
      TraceWords.editingStyle(style)
    } _: { answer, _ in
      style(answer)
    }
  }

  private func style(
    _ answer: ValueAnswer<EditingStyle>?
  ) -> UITableViewCell.EditingStyle {
    if case .value(let style) = answer { .init(style) } else { .delete }
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    answer(
      .titleForDeleteConfirmationButtonForRowAt,
      PlanCall(row: indexPath),
      { Self.words($0) },
      { (answer: TextAnswer?, _) in if case .text(let text) = answer { text } else { nil } }
    )
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    flag(.shouldIndentWhileEditingRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    hear(.willBeginEditingRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    hear(.didEndEditingRowAt, PlanCall(row: indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    row(
      .targetIndexPathForMoveFromRowAt,
      PlanCall(from: sourceIndexPath, to: proposedDestinationIndexPath)
    ) ?? proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    let actions = actions(.editActionsForRowAt, indexPath)
    return actions.list.map { list in
      list.actions.map { action in
        UITableViewRowAction(
          style: action.style == .destructive ? .destructive : .normal,
          title: action.title
        ) { [run] _, _ in run.react(action.reactions, to: actions.call) }
      }
    }
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration(actions(.leadingSwipeActionsConfigurationForRowAt, indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration(actions(.trailingSwipeActionsConfigurationForRowAt, indexPath))
  }

  /// Swipe actions, with the call that returned them.
  private typealias Actions = (list: ActionList?, call: PlanCall)

  private func actions(_ callback: Callback, _ row: IndexPath) -> Actions {
    answer(callback, PlanCall(row: row)) { (found: Actions) in
      found.list.map { TraceFormat.list($0.titles.map(TraceFormat.quoted)) } ?? "nil"
    } _: { (answer: ActionsAnswer?, call) in
      if case .actions(let list) = answer { (list, call) } else { (nil, call) }
    }
  }

  private func configuration(_ found: Actions) -> UISwipeActionsConfiguration? {
    guard let list = found.list else { return nil }
    let actions = list.actions.map { action in
      UIContextualAction(
        style: action.style == .destructive ? .destructive : .normal,
        title: action.title
      ) { [run] _, _, complete in
        run.react(action.reactions, to: found.call)
        if let isDone = action.completion { complete(isDone) }
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = list.performsFirstWithFullSwipe
    return configuration
  }
}
