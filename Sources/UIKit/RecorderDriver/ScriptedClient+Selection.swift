import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

extension ScriptedClient {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    flag(.shouldHighlightRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    hear(.didHighlightRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    hear(.didUnhighlightRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    row(.willSelectRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    row(.willDeselectRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    hear(.didSelectRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    hear(.didDeselectRowAt, PlanCall(row: indexPath))
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    hear(.accessoryButtonTappedForRowWith, PlanCall(row: indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(
      .shouldBeginMultipleSelectionInteractionAt,
      PlanCall(row: indexPath),
      \.description
    ) { answer, _ in run.flag(answer, standard: false) }
  }

  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    hear(.didBeginMultipleSelectionInteractionAt, PlanCall(row: indexPath))
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    hear(.tableViewDidEndMultipleSelectionInteraction, PlanCall())
  }
}
