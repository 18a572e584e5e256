public import Foundation
import TableTrace

/// The enumerations and constants of tables, with the raw values of UIKit's headers.
extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// The height that lets the table choose.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title that shows a magnifying glass in the section index.
  nonisolated public static let indexSearch = "{search}"
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}

extension TableStyle {
  init(_ style: UITableView.Style) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

extension UITableView.Style {
  init(_ style: TableStyle) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

extension TableTrace.ScrollPosition {
  init(_ position: UITableView.ScrollPosition) {
    switch position {
    case .none: self = .none
    case .top: self = .top
    case .middle: self = .middle
    case .bottom: self = .bottom
    }
  }
}

extension TableTrace.RowAnimation {
  init(_ animation: UITableView.RowAnimation) {
    switch animation {
    case .fade: self = .fade
    case .right: self = .right
    case .left: self = .left
    case .top: self = .top
    case .bottom: self = .bottom
    case .none: self = .none
    case .middle: self = .middle
    case .automatic: self = .automatic
    }
  }
}

extension TableTrace.SelfSizingInvalidation {
  init(_ invalidation: UITableView.SelfSizingInvalidation) {
    switch invalidation {
    case .disabled: self = .disabled
    case .enabled: self = .enabled
    case .enabledIncludingConstraints: self = .enabledIncludingConstraints
    }
  }
}
