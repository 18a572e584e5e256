public import Foundation
import TableTrace

/// The words and numbers of tables; the raw values are those of the headers.
extension UITableView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// One flat list whose headers and footers stick to the edges.
    case plain = 0
    /// Sections set apart, whose headers scroll away.
    case grouped = 1
    /// Grouped with side insets and rounded corners, from iOS 13.
    case insetGrouped = 2
  }

  /// Where a row is to come on screen.
  public enum ScrollPosition: Int, Sendable {
    /// Where as little movement as possible brings it.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come in or go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They slide to or from the right.
    case right = 1
    /// They slide to or from the left.
    case left = 2
    /// They slide to or from the top.
    case top = 3
    /// They slide to or from the bottom.
    case bottom = 4
    /// No animation of their own.
    case none = 5
    /// They stay centred in the space that they take.
    case middle = 6
    /// The table picks one, from iOS 5.
    case automatic = 100
  }

  /// What the inset of the lines between rows counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges = 0
    /// The inset that the system gives.
    case fromAutomaticInsets = 1
  }

  /// Which changes of a visible cell make the table measure its row again, from iOS 16.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// Those that the cell asks for.
    case enabled = 1
    /// Those that its constraints bring as well.
    case enabledIncludingConstraints = 2
  }

  /// The height that lets the table choose.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title of the section index that shows a magnifying glass.
  nonisolated public static let indexSearch = "{search}"
  /// What is posted as the user changes the selection.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}

extension TableStyle {
  /// The style of a table of UIKit.
  init(_ style: UITableView.Style) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

extension UITableView.Style {
  /// The style of a table of the simulation.
  init(_ style: TableStyle) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

extension TableTrace.ScrollPosition {
  /// A position of UIKit.
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
  /// An animation of UIKit.
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
  /// What UIKit lets a cell do.
  init(_ invalidation: UITableView.SelfSizingInvalidation) {
    switch invalidation {
    case .disabled: self = .disabled
    case .enabled: self = .enabled
    case .enabledIncludingConstraints: self = .enabledIncludingConstraints
    }
  }
}
