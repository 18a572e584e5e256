/// The edge of a row at which a swipe uncovers actions.
public enum SwipeEdge: String, Codable, CaseIterable, Sendable {
  /// The left edge where text runs from left to right.
  case leading
  /// The right edge where text runs from left to right.
  case trailing
}

extension SwipeEdge {
  /// The callbacks that a swipe at the edge may lead to, in order.
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

  /// The callback that answers the actions at the edge.
  var configuration: Callback {
    switch self {
    case .leading: .leadingSwipeActionsConfigurationForRowAt
    case .trailing: .trailingSwipeActionsConfigurationForRowAt
    }
  }
}

/// The distance of a swipe.
public enum SwipeDistance: String, Codable, CaseIterable, Sendable {
  /// The buttons barely show, so that the row snaps back.
  case cancelled
  /// The buttons show and stay.
  case partial
  /// The row is pulled across the table.
  case full
}
