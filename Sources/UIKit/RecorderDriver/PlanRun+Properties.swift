import Scenarios
import UIKit

extension PlanRun {
  func adopt(_ property: TableProperty) {
    switch property.value {
    case .number(let value): set(property.name, to: CGFloat(value))
    case .integer(let value): set(property.name, to: CGFloat(value))
    case .automatic: set(property.name, to: UITableView.automaticDimension)
    case .flag(let value): set(property.name, to: value)
    case .none: set(property.name, toViewOf: nil)
    case .view(let height): set(property.name, toViewOf: height)
    case .insets(let insets): table.contentInset = UIEdgeInsets(insets)
    case .point(let point): table.contentOffset = CGPoint(point)
    case .word: return
    }
  }

  private func set(_ name: String, to value: CGFloat) {
    switch name {
    case "rowHeight": table.rowHeight = value
    case "sectionHeaderHeight": table.sectionHeaderHeight = value
    case "sectionFooterHeight": table.sectionFooterHeight = value
    case "estimatedRowHeight": table.estimatedRowHeight = value
    case "estimatedSectionHeaderHeight": table.estimatedSectionHeaderHeight = value
    case "estimatedSectionFooterHeight": table.estimatedSectionFooterHeight = value
    case "sectionHeaderTopPadding": table.sectionHeaderTopPadding = value
    case "sectionIndexMinimumDisplayRowCount":
      table.sectionIndexMinimumDisplayRowCount = Int(value)
    default: set(name, toViewOf: Double(value))
    }
  }

  private func set(_ name: String, to value: Bool) {
    switch name {
    case "allowsSelection": table.allowsSelection = value
    case "allowsSelectionDuringEditing": table.allowsSelectionDuringEditing = value
    case "allowsMultipleSelection": table.allowsMultipleSelection = value
    case "allowsMultipleSelectionDuringEditing":
      table.allowsMultipleSelectionDuringEditing = value
    case "isEditing": table.isEditing = value
    case "isPrefetchingEnabled": table.isPrefetchingEnabled = value
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
    case "tableHeaderView": table.tableHeaderView = view
    case "tableFooterView": table.tableFooterView = view
    default: return
    }
  }
}
