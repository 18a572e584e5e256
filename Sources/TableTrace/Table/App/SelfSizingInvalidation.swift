/// The changes of a visible cell that make the table measure its row again, from iOS 16.
package enum SelfSizingInvalidation: String, CaseIterable, Hashable, Sendable {
  case disabled
  /// Those that the cell queries.
  case enabled
  /// Those that its constraints bring as well.
  case enabledIncludingConstraints

  /// Returns whether a change makes the table measure the row again.
  func allows(_ change: CellChange) -> Bool {
    switch self {
    case .disabled: false
    case .enabled: change != .constraints
    case .enabledIncludingConstraints: true
    }
  }
}

/// The way in which a visible cell gets another height.
package enum CellChange: Hashable, Sendable {
  /// `invalidateIntrinsicContentSize()` of the cell.
  case intrinsicContentSize
  case constraints
  /// Its content configuration, which is another one now, makes it so.
  case contentConfiguration
}

extension CellChange {
  /// The rule by which the table measures the row again.
  var rule: RuleID {
    switch self {
    case .intrinsicContentSize, .constraints: .selfSizingInvalidation
    case .contentConfiguration: .contentConfiguration
    }
  }
}
