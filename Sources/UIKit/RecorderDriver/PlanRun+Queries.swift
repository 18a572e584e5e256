import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

/// Runs queries of the app.
extension PlanRun {
  /// A query as a log prints it, with its answer.
  struct Question {
    var name: String
    var argument: String?
    let answer: @MainActor () -> String
  }

  /// Runs a query, and prints it with its answer.
  func ask(_ query: ScenarioQuery) {
    guard let question = question(query) else { return }
    let argument = question.argument.map { " \($0)" } ?? ""
    log.begin("? \(question.name)\(argument)", isCall: false)
    let answer = question.answer()
    noteException()
    log.end(answer)
  }

  /// Runs the queries of a check without printing them.
  func check(_ expectations: [Expectation]) {
    for case .answer(let query, _) in expectations { _ = question(query)?.answer() }
  }

  /// Returns a query in the words of UIKit, or nil if UIKit does not have it.
  private func question(_ query: ScenarioQuery) -> Question? {
    switch query {
    case .numberOfSections: ask("numberOfSections") { $0.numberOfSections.description }
    case .contentSize: ask("contentSize") { TraceWords.size($0.contentSize) }
    case .contentOffset: ask("contentOffset") { TraceWords.point($0.contentOffset) }
    case .adjustedContentInset:
      ask("adjustedContentInset") { TraceWords.insets($0.adjustedContentInset) }
    case .indexPathsForVisibleRows:
      ask("indexPathsForVisibleRows") { $0.indexPathsForVisibleRows.map { TraceWords.rows($0) } }
    case .visibleCells:
      ask("visibleCells") { TraceFormat.list($0.visibleCells.map { self.cellName($0) }) }
    case .cellContent(nil):
      ask("cellContent") { TraceFormat.list($0.visibleCells.map { self.shown($0) }) }
    case .indexPathForSelectedRow:
      ask("indexPathForSelectedRow") { TraceWords.row($0.indexPathForSelectedRow) }
    case .indexPathsForSelectedRows:
      ask("indexPathsForSelectedRows") { $0.indexPathsForSelectedRows.map { TraceWords.rows($0) } }
    case .isEditing: ask("isEditing") { $0.isEditing.description }
    case .numberOfRows(let section):
      ask("numberOfRows", section) { $0.numberOfRows(inSection: section).description }
    case .rectForSection(let section):
      ask("rectForSection", section) { TraceWords.rect($0.rect(forSection: section)) }
    case .rectForHeader(let section):
      ask("rectForHeader", section) { TraceWords.rect($0.rectForHeader(inSection: section)) }
    case .rectForFooter(let section):
      ask("rectForFooter", section) { TraceWords.rect($0.rectForFooter(inSection: section)) }
    case .headerView(let section):
      ask("headerView", section) { $0.headerView(forSection: section).map { self.viewName($0) } }
    case .footerView(let section):
      ask("footerView", section) { $0.footerView(forSection: section).map { self.viewName($0) } }
    case .rectForRow(let row): ask("rectForRow", row) { TraceWords.rect($0.rectForRow(at: $1)) }
    case .cellForRow(let row):
      ask("cellForRow", row) { $0.cellForRow(at: $1).map { self.cellName($0) } }
    case .cellContent(let row?):
      ask("cellContent", row) { $0.cellForRow(at: $1).map { self.shown($0) } }
    case .itemIdentifier(let row):
      ask("itemIdentifier", row) { self.diffable?.itemIdentifier(for: $1).map(TraceFormat.quoted) }
    case .indexPathForItem(let name):
      ask("indexPathForItem", TraceFormat.quoted(name)) { _ in
        TraceWords.row(self.diffable?.indexPath(for: name))
      }
    case .indexPathForRow(let point):
      ask("indexPathForRow", TraceFormat.point(point)) {
        TraceWords.row($0.indexPathForRow(at: CGPoint(point)))
      }
    case .indexPathsForRows(let rect):
      ask("indexPathsForRows", TraceFormat.rect(rect)) {
        TraceWords.rows($0.indexPathsForRows(in: CGRect(rect)) ?? [])
      }
    case .indexPathForCell, .firstResponder, .headerFrame, .footerFrame, .isRefreshing,
      .reusePool, .snapshot:
      nil
    }
  }

  private func ask(
    _ name: String,
    _ argument: (any CustomStringConvertible)? = nil,
    _ answer: @escaping @MainActor (UITableView) -> String?
  ) -> Question {
    Question(name: name, argument: argument?.description) { answer(self.table) ?? "nil" }
  }

  /// Returns a query about a row, or ends the recording if the row does not exist.
  private func ask(
    _ name: String,
    _ row: IndexPathExpression,
    _ answer: @escaping @MainActor (UITableView, IndexPath) -> String?
  ) -> Question {
    let row = self.row(row)
    return Question(name: name, argument: row.map { TraceWords.row($0) }) {
      row.flatMap { answer(self.table, $0) } ?? "nil"
    }
  }
}
