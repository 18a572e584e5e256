/// `UITableView.SelfSizingInvalidation`: which changes of a visible cell resize its row, from iOS
/// 16.
package enum SelfSizingInvalidation: String, CaseIterable, Hashable, Sendable {
  case disabled
  /// Only changes for which the cell invalidates its size.
  case enabled
  /// These changes, and changes of the cell's constraints.
  case enabledIncludingConstraints

  /// Returns whether a change causes the table to measure the row again.
  func allows(_ change: CellChange) -> Bool {
    switch self {
    case .disabled: false
    case .enabled: change != .constraints
    case .enabledIncludingConstraints: true
    }
  }
}

/// A way in which a visible cell changes its height.
package enum CellChange: Hashable, Sendable {
  /// The cell calls `invalidateIntrinsicContentSize()`.
  case intrinsicContentSize
  case constraints
  /// The cell gets another content configuration.
  case contentConfiguration
}

extension CellChange {
  /// The rule for measuring the row again.
  var rule: RuleID {
    switch self {
    case .intrinsicContentSize, .constraints: .selfSizingInvalidation
    case .contentConfiguration: .contentConfiguration
    }
  }
}
