import TableTrace
import Testing

@testable import Project

/// A callback, a gate before it, and a scenario in which that gate alone is shut.
struct GateCase: CustomTestStringConvertible, Sendable {
  var callback: Callback
  var gate: GateID

  var testDescription: String { "\(callback.facts.key), \(gate.rawValue)" }

  /// Each gate of each callback, but those that cannot be shut.
  static let all: [GateCase] = Callback.allCases.flatMap { callback in
    GateBook.chain(of: callback).map { GateCase(callback: callback, gate: $0.id) }
  }

  /// The scenario with the gate shut; nil where no scenario shuts it.
  var scenario: GateScenario? {
    guard !isAlwaysOpen, let shut = Self.shutters[gate] else { return nil }
    var scenario = GateScenario.calling(callback)
    scenario.place = Self.place(of: callback)
    shut(&scenario, callback)
    return scenario
  }

  /// Whether nothing in a scenario can shut the gate before this callback: another is shut first, or the
  /// language has no words for it.
  var isAlwaysOpen: Bool {
    if !callback.isSentByTable { return gate != .sentByTable }
    if gate == .versionKnows { return !callback.facts.introduced.isAtLeast(5, 0) }
    // What comes as the table loads comes before anything can go wrong.
    if gate == .appRuns || gate == .broughtAbout, CallbackCause.of(callback).keywords.isEmpty {
      return true
    }
    return Self.shutBefore[gate]?.contains(callback) == true
  }

  private static let swipes: Set<Callback> = [
    .trailingSwipeActionsConfigurationForRowAt, .leadingSwipeActionsConfigurationForRowAt,
    .editActionsForRowAt,
  ]

  /// The callbacks that another gate keeps away first, whenever this one is shut.
  private static let shutBefore: [GateID: Set<Callback>] = [
    // A data source has both.
    .implemented: [.numberOfRowsInSection, .cellForRowAt],
    // Without edit mode, or a first scroll, there is no other step to miss.
    .broughtAbout: [
      .canMoveRowAt, .editingStyleForRowAt, .shouldIndentWhileEditingRowAt, .prefetchRowsAt,
      .cancelPrefetchingForRowsAt,
    ],
    // They are methods for the gate themselves, or their own absence is told first.
    .swipeImplemented: swipes.union([.commitEditingStyle]),
    .moveRowImplemented: [.moveRowAt],
    .dropDelegateSet: [.performDrop, .dropPreviewParametersForRowAt],
    // The releases with the gate do not have the callback.
    .styleDelete: [.trailingSwipeActionsConfigurationForRowAt],
    .swipeFarEnough: swipes,
    .edgeKnown: [.leadingSwipeActionsConfigurationForRowAt],
    // Nobody can choose an action that the menu does not offer.
    .publicAction: [.performAction],
    // What is selected already deselects nothing.
    .notSelectedYet: [.willDeselectRowAt, .didDeselectRowAt],
  ]

  private static func place(of callback: Callback) -> String? {
    switch callback.facts.argumentShape {
    case .row, .cell, .menuAction, .rowAndPoint, .springLoading, .sessionAndRow,
      .sessionRowAndPoint, .commit, .move:
      "0,1"
    case .section, .view: "0"
    case .none, .optionalRow, .rows, .indexTitle, .focusContext, .focusUpdate, .menuConfiguration,
      .menuCommit, .menuTransition, .session, .sessionAndOptionalRow, .dropCoordinator,
      .targetOffset, .deceleration, .optionalView, .zoomScale:
      nil
    }
  }

  typealias Shutter = @Sendable (inout GateScenario, Callback) -> Void

  private static let shutters: [GateID: Shutter] = [setUp, content, scrolls, touches, menus, edits]
    .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
}

extension GateCase {
  /// Whether other gates are shut besides, because the client or the release that is missing does more.
  var hasCompany: Bool {
    gate == .clientSet || gate == .versionKnows || callback == .cancelPrefetchingForRowsAt
      || gate == .rowExists && callback.isDeselection
      || gate == .rowVisible && callback == .dropPreviewParametersForRowAt
  }
}
