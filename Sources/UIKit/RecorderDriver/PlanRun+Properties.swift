import Foundation
import RecordingPlans
import UIKit

/// Properties of the table by their names.
extension PlanRun {
  /// Sets a property.
  func adopt(_ property: PlannedProperty) {
    switch property.value {
    case .number(let value): set(property.name, to: CGFloat(value))
    case .automatic: set(property.name, to: UITableView.automaticDimension)
    case .flag(let value): set(property.name, to: value)
    case .view(let height): set(property.name, toViewOf: height)
    case .insets(let insets): table.contentInset = UIEdgeInsets(insets)
    case .point(let x, let y): table.contentOffset = CGPoint(x: x, y: y)
    }
  }

  private func set(_ name: String, to value: CGFloat) {
    switch name {
    case "rowHeight": calls.rowHeight = value
    case "sectionHeaderHeight": calls.sectionHeaderHeight = value
    case "sectionFooterHeight": calls.sectionFooterHeight = value
    case "estimatedRowHeight": calls.estimatedRowHeight = value
    case "estimatedSectionHeaderHeight": calls.estimatedSectionHeaderHeight = value
    case "estimatedSectionFooterHeight": calls.estimatedSectionFooterHeight = value
    case "sectionHeaderTopPadding": calls.sectionHeaderTopPadding = value
    case "sectionIndexMinimumDisplayRowCount":
      calls.sectionIndexMinimumDisplayRowCount = Int(value)
    default: set(name, toViewOf: Double(value))
    }
  }

  private func set(_ name: String, to value: Bool) {
    switch name {
    case "allowsSelection": calls.allowsSelection = value
    case "allowsSelectionDuringEditing": calls.allowsSelectionDuringEditing = value
    case "allowsMultipleSelection": calls.allowsMultipleSelection = value
    case "allowsMultipleSelectionDuringEditing":
      calls.allowsMultipleSelectionDuringEditing = value
    case "isEditing": calls.isEditing = value
    case "isPrefetchingEnabled": calls.isPrefetchingEnabled = value
    case "bounces": table.bounces = value
    case "isScrollEnabled": table.isScrollEnabled = value
    case "scrollsToTop": table.scrollsToTop = value
    default: return
    }
  }

  private func set(_ name: String, toViewOf height: Double?) {
    let view = height.map {
      UIView(frame: CGRect(x: 0, y: 0, width: Double(table.frame.width), height: $0))
    }
    switch name {
    case "tableHeaderView": calls.tableHeaderView = view
    case "tableFooterView": calls.tableFooterView = view
    default: return
    }
  }
}
