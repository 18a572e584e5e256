/// Calls that are missing in a trace because of a rule, such as a second `willDeselectRowAt`.
///
/// On another version, or with other numbers of the simulation, they would be made.
package struct LeftOutCalls: Sendable {
  /// The methods that would be called.
  package let messages: [Message]
  /// The calls as the note below a trace names them, such as `prefetchRowsAt before the first
  /// scroll`.
  package let noun: String

  fileprivate init(_ callbacks: [Callback], _ noun: String) {
    messages = callbacks.map { .callback($0) }
    self.noun = noun
  }

  fileprivate init(_ hook: ControllerHook, _ noun: String) {
    messages = [.controller(hook)]
    self.noun = noun
  }
}

extension RuleID {
  /// The calls that the rule omits.
  ///
  /// Nil for a rule that is never the reason for a missing call.
  package var leftOut: LeftOutCalls? { Self.leftOutCalls[self] }

  /// Returns whether the rule omits a callback that meets a condition.
  func leavesOut(where isWanted: (Callback) -> Bool) -> Bool {
    leftOut?.messages.contains { message in
      if case .callback(let callback) = message { isWanted(callback) } else { false }
    } ?? false
  }

  private static let leftOutCalls: [RuleID: LeftOutCalls] = [
    .closingQuery: LeftOutCalls([.heightForRowAt], "heightForRowAt again after the last cell"),
    .rowAheadAtRest: LeftOutCalls(
      [.cellForRowAt, .heightForRowAt],
      "cellForRowAt for the next row off screen"
    ),
    .prefetchStart: LeftOutCalls([.prefetchRowsAt], "prefetchRowsAt before the first scroll"),
    .prefetchCancel: LeftOutCalls(
      [.cancelPrefetchingForRowsAt],
      "cancelPrefetchingForRowsAt for rows nearby"
    ),
    .scrollFrames: LeftOutCalls(
      [.scrollViewDidScroll, .cellForRowAt, .willDisplayCell, .didEndDisplayingCell],
      "calls at offsets between two simulated frames"
    ),
    .refreshPull: LeftOutCalls(
      .refreshControlValueChanged,
      "refreshControlValueChanged after a shorter pull"
    ),
    .updateShownHeights: LeftOutCalls(
      [.heightForRowAt],
      "heightForRowAt for rows that stay on screen"
    ),
    .updateCarriedOver: LeftOutCalls(
      [.didDeselectRowAt],
      "didDeselectRowAt for deleted or reloaded rows"
    ),
    .willDeselectTimes: LeftOutCalls([.willDeselectRowAt], "a second willDeselectRowAt"),
    .swipeCellSetUp: LeftOutCalls(
      [.accessoryTypeForRowWith, .canEditRowAt, .editingStyleForRowAt, .canMoveRowAt],
      "canEditRowAt for the swiped row"
    ),
  ]
}
