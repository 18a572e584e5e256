import Foundation
import RecordingPlans
import UIKit

/// Questions of the app to the table.
extension PlanRun {
  /// Asks a question, and prints it with its answer.
  func ask(_ query: PlannedQuery) {
    let argument = argument(of: query).map { " \($0)" } ?? ""
    log.begin("? \(query.name)\(argument)", isCall: false)
    let answer = value(of: query)
    noteException()
    log.end(answer)
  }

  private func argument(of query: PlannedQuery) -> String? {
    switch query {
    case .property: nil
    case .section(_, let section): section.description
    case .row(_, let row): self.row(row).map { TraceWords.row($0) }
    case .point(let x, let y): TraceWords.point(CGPoint(x: x, y: y))
    case .rect(let x, let y, let width, let height):
      TraceWords.rect(CGRect(x: x, y: y, width: width, height: height))
    case .item(let name): TraceWords.quoted(name)
    }
  }

  /// The answer to a question, as a log prints it.
  func value(of query: PlannedQuery) -> String {
    switch query {
    case .property(let name): property(name)
    case .section(let name, let section): value(name, ofSection: section)
    case .row(let name, let row): self.row(row).map { value(name, ofRow: $0) } ?? "nil"
    case .point(let x, let y): TraceWords.row(table.indexPathForRow(at: CGPoint(x: x, y: y)))
    case .rect(let x, let y, let width, let height):
      TraceWords.rows(
        table.indexPathsForRows(in: CGRect(x: x, y: y, width: width, height: height)) ?? []
      )
    case .item(let name): TraceWords.row(diffable?.indexPath(for: name))
    }
  }

  private func property(_ name: String) -> String {
    switch name {
    case "numberOfSections": table.numberOfSections.description
    case "contentSize": TraceWords.size(table.contentSize)
    case "contentOffset": TraceWords.point(table.contentOffset)
    case "adjustedContentInset": TraceWords.insets(table.adjustedContentInset)
    case "indexPathsForVisibleRows":
      table.indexPathsForVisibleRows.map { TraceWords.rows($0) } ?? "nil"
    case "visibleCells": TraceWords.list(table.visibleCells.map { cellName($0) })
    case "cellContent": TraceWords.list(table.visibleCells.map { shown($0) })
    case "indexPathForSelectedRow": TraceWords.row(table.indexPathForSelectedRow)
    case "indexPathsForSelectedRows":
      table.indexPathsForSelectedRows.map { TraceWords.rows($0) } ?? "nil"
    case "isEditing": table.isEditing.description
    default: "nil"
    }
  }

  private func value(_ name: String, ofSection section: Int) -> String {
    switch name {
    case "numberOfRows": table.numberOfRows(inSection: section).description
    case "rectForSection": TraceWords.rect(table.rect(forSection: section))
    case "rectForHeader": TraceWords.rect(table.rectForHeader(inSection: section))
    case "rectForFooter": TraceWords.rect(table.rectForFooter(inSection: section))
    case "headerView": table.headerView(forSection: section).map { viewName($0) } ?? "nil"
    case "footerView": table.footerView(forSection: section).map { viewName($0) } ?? "nil"
    default: "nil"
    }
  }

  private func value(_ name: String, ofRow row: IndexPath) -> String {
    switch name {
    case "rectForRow": TraceWords.rect(table.rectForRow(at: row))
    case "cellForRow": table.cellForRow(at: row).map { cellName($0) } ?? "nil"
    case "cellContent": table.cellForRow(at: row).map { shown($0) } ?? "nil"
    case "itemIdentifier":
      diffable?.itemIdentifier(for: row).map { TraceWords.quoted($0) } ?? "nil"
    default: "nil"
    }
  }
}

extension PlannedQuery {
  fileprivate var name: String {
    switch self {
    case .property(let name), .section(let name, _), .row(let name, _): name
    case .point: "indexPathForRow"
    case .rect: "indexPathsForRows"
    case .item: "indexPathForItem"
    }
  }
}
