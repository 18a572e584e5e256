/// The edge of a row at which a swipe reveals actions.
public enum SwipeEdge: String, Codable, CaseIterable, Sendable {
  /// The left edge in a left-to-right layout.
  case leading
  /// The right edge in a left-to-right layout.
  case trailing
}

extension SwipeEdge {
  /// The callbacks that a swipe at this edge may cause, in order.
  var callbacks: [Callback] {
    switch self {
    case .leading:
      [.leadingSwipeActionsConfigurationForRowAt, .willBeginEditingRowAt, .didEndEditingRowAt]
    case .trailing:
      [
        .trailingSwipeActionsConfigurationForRowAt, .editActionsForRowAt,
        .titleForDeleteConfirmationButtonForRowAt, .willBeginEditingRowAt, .commitEditingStyle,
        .didEndEditingRowAt,
      ]
    }
  }

  var opposite: SwipeEdge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The callback that returns the actions at this edge.
  var configuration: Callback {
    switch self {
    case .leading: .leadingSwipeActionsConfigurationForRowAt
    case .trailing: .trailingSwipeActionsConfigurationForRowAt
    }
  }
}

/// How far the user swipes.
public enum SwipeDistance: String, Codable, CaseIterable, Sendable {
  /// The buttons barely show, and the row snaps back.
  case cancelled
  /// The buttons show and stay.
  case partial
  /// The row is pulled across the whole table.
  case full
}
