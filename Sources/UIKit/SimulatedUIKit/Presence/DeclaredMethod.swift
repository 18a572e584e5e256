import TableTrace

/// A method that a table must know before it calls it.
///
/// It counts as missing until it is declared, except for views of sections. All other methods are
/// found by their first call.
public enum DeclaredMethod: CaseIterable, Sendable {
  /// `tableView(_:estimatedHeightForRowAt:)`.
  case estimatedHeightForRowAt
  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  case estimatedHeightForHeaderInSection
  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  case estimatedHeightForFooterInSection
  /// `tableView(_:commit:forRowAt:)`.
  case commit
  /// `tableView(_:moveRowAt:to:)`.
  case moveRowAt
  /// `tableView(_:editActionsForRowAt:)`.
  case editActionsForRowAt
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  case leadingSwipeActionsConfigurationForRowAt
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  case trailingSwipeActionsConfigurationForRowAt
  /// `tableView(_:shouldShowMenuForRowAt:)`.
  case shouldShowMenuForRowAt
  /// `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  case contextMenuConfigurationForRowAt
  /// `tableView(_:viewForHeaderInSection:)`. Undeclared, it is found by a call before `viewDidLoad`.
  case viewForHeaderInSection
  /// `tableView(_:viewForFooterInSection:)`. Undeclared, it is found by a call before `viewDidLoad`.
  case viewForFooterInSection

  var callback: Callback {
    switch self {
    case .estimatedHeightForRowAt: .estimatedHeightForRowAt
    case .estimatedHeightForHeaderInSection: .estimatedHeightForHeaderInSection
    case .estimatedHeightForFooterInSection: .estimatedHeightForFooterInSection
    case .commit: .commitEditingStyle
    case .moveRowAt: .moveRowAt
    case .editActionsForRowAt: .editActionsForRowAt
    case .leadingSwipeActionsConfigurationForRowAt: .leadingSwipeActionsConfigurationForRowAt
    case .trailingSwipeActionsConfigurationForRowAt: .trailingSwipeActionsConfigurationForRowAt
    case .shouldShowMenuForRowAt: .shouldShowMenuForRowAt
    case .contextMenuConfigurationForRowAt: .contextMenuConfigurationForRowAt
    case .viewForHeaderInSection: .viewForHeaderInSection
    case .viewForFooterInSection: .viewForFooterInSection
    }
  }

  /// Whether it counts as missing until it is declared.
  var isMissingUndeclared: Bool {
    switch self {
    case .viewForHeaderInSection, .viewForFooterInSection: false
    case .estimatedHeightForRowAt, .estimatedHeightForHeaderInSection,
      .estimatedHeightForFooterInSection, .commit, .moveRowAt, .editActionsForRowAt,
      .leadingSwipeActionsConfigurationForRowAt, .trailingSwipeActionsConfigurationForRowAt,
      .shouldShowMenuForRowAt, .contextMenuConfigurationForRowAt:
      true
    }
  }
}

extension Simulation {
  /// Declares which of the methods in ``DeclaredMethod`` a class implements, and no others.
  @MainActor
  public static func declare(_ type: AnyClass, implements methods: [DeclaredMethod]) {
    for method in DeclaredMethod.allCases
    where method.isMissingUndeclared || methods.contains(method) {
      Presence.learn(method.callback, of: type, isThere: methods.contains(method))
    }
  }
}
