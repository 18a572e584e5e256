/// Calls that a rule leaves out where other versions, or other numbers, make them.
package struct LeftOutCalls: Sendable {
  /// What would be called.
  package let messages: [Message]
  /// The calls, as the sentence below a trace names them: `prefetchRowsAt at rest`.
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
  /// The calls that the rule leaves out where the table reports it as the reason for no call; nil for a
  /// rule that is never such a reason.
  package var leftOut: LeftOutCalls? { Self.leftOutCalls[self] }

  /// Whether one of the callbacks that it leaves out fulfils a condition.
  func leavesOut(where isWanted: (Callback) -> Bool) -> Bool {
    leftOut?.messages.contains { message in
      if case .callback(let callback) = message { isWanted(callback) } else { false }
    } ?? false
  }

  private static let leftOutCalls: [RuleID: LeftOutCalls] = [
    .closingQuery: LeftOutCalls([.heightForRowAt], "heightForRowAt after the cells"),
    .rowAheadAtRest: LeftOutCalls(
      [.cellForRowAt, .heightForRowAt],
      "cellForRowAt ahead at rest"
    ),
    .prefetchStart: LeftOutCalls([.prefetchRowsAt], "prefetchRowsAt at rest"),
    .prefetchCancel: LeftOutCalls(
      [.cancelPrefetchingForRowsAt],
      "cancelPrefetchingForRowsAt nearby"
    ),
    .scrollFrames: LeftOutCalls(
      [.scrollViewDidScroll, .cellForRowAt, .willDisplayCell, .didEndDisplayingCell],
      "calls between two frames"
    ),
    .refreshPull: LeftOutCalls(.refreshControlValueChanged, "the refresh after a shorter pull"),
    .updateShownHeights: LeftOutCalls([.heightForRowAt], "heightForRowAt of rows that stay"),
    .updateCarriedOver: LeftOutCalls([.didDeselectRowAt], "didDeselectRowAt of reloaded rows"),
    .willDeselectTimes: LeftOutCalls([.willDeselectRowAt], "a second willDeselectRowAt"),
    .swipeCellSetUp: LeftOutCalls(
      [.accessoryTypeForRowWith, .canEditRowAt, .editingStyleForRowAt, .canMoveRowAt],
      "canEditRowAt of the swiped cell"
    ),
  ]
}
