import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

extension ScriptedClient: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    hear(.willDisplayCell, call(cell, indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    hear(.didEndDisplayingCell, call(cell, indexPath))
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    hear(.willDisplayHeaderView, call(view, section))
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    hear(.willDisplayFooterView, call(view, section))
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    hear(.didEndDisplayingHeaderView, call(view, section))
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    hear(.didEndDisplayingFooterView, call(view, section))
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(.heightForRowAt, PlanCall(row: indexPath), standard: run.table.rowHeight)
  }

  func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    height(
      .heightForHeaderInSection,
      PlanCall(section: section),
      standard: run.table.sectionHeaderHeight
    )
  }

  func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    height(
      .heightForFooterInSection,
      PlanCall(section: section),
      standard: run.table.sectionFooterHeight
    )
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    height(
      .estimatedHeightForRowAt,
      PlanCall(row: indexPath),
      standard: run.table.estimatedRowHeight
    )
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    height(
      .estimatedHeightForHeaderInSection,
      PlanCall(section: section),
      standard: run.table.estimatedSectionHeaderHeight
    )
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    height(
      .estimatedHeightForFooterInSection,
      PlanCall(section: section),
      standard: run.table.estimatedSectionFooterHeight
    )
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(.viewForHeaderInSection, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(.viewForFooterInSection, section)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    answer(.indentationLevelForRowAt, PlanCall(row: indexPath), \.description) { answer, call in
      run.integer(answer, to: call, standard: 0)
    }
  }

  private func view(_ callback: Callback, _ section: Int) -> UIView? {
    answer(callback, PlanCall(section: section)) { [run] view in
      view.map { run.viewName($0) } ?? "nil"
    } _: { answer, _ in
      run.view(answer)
    }
  }

  private func call(_ cell: UITableViewCell, _ row: IndexPath) -> PlanCall {
    var call = PlanCall(row: row)
    call.cell = cell
    call.text = "\(run.cellName(cell)), \(call.text)"
    return call
  }

  private func call(_ view: UIView, _ section: Int) -> PlanCall {
    var call = PlanCall(section: section)
    call.text = "\(run.viewName(view)), \(call.text)"
    return call
  }
}
