import TableTrace

/// Rules that affect the calls of a callback although no line of a trace names them.
///
/// They affect which rows are visible, or how far the app gets. A test runs all scenarios under
/// every version and finds missing rules.
extension Callback {
  /// The rules that affect calls of the callback although no line names them.
  var silentRules: [RuleID] {
    Self.silent.filter { $0.callbacks.contains(self) }.flatMap(\.rules)
  }

  private static let silent: [(rules: [RuleID], callbacks: [Callback])] = [
    (
      [
        .sectionHeaderTopPadding, .viewWithoutHeight, .sectionHeightDefault, .sectionHeightAnswer,
        .zeroFittingHeight, .updateMethods,
      ],
      allCases.filter { $0.facts.key.contains("Header") || $0.facts.key.contains("Footer") }
    ),
    (
      [.heightAfterCell, .secondPass, .updateMeasuredHeights, .nilCell, .scrollAnimatedLanding],
      [
        .cellForRowAt, .willDisplayCell, .didEndDisplayingCell, .heightForRowAt,
        .estimatedHeightForRowAt, .indentationLevelForRowAt, .accessoryTypeForRowWith,
        .canMoveRowAt,
      ]
    ),
    ([.rowAhead], [.indentationLevelForRowAt, .accessoryTypeForRowWith]),
    ([.prefetchStart], [.prefetchRowsAt, .cancelPrefetchingForRowsAt]),
    ([.prefetchWindow, .swipeEndAfterClosing], [.numberOfRowsInSection]),
    ([.prefetchWindow], [.cellForRowAt]), ([.diffableDifference], [.canMoveRowAt]),
    ([.swipeDidEnd], [.canEditRowAt]),
    ([.deleteControl], [.editActionsForRowAt, .trailingSwipeActionsConfigurationForRowAt]),
    (
      [.dragInteractionEnabled],
      [.dropSessionDidEnter, .dropSessionDidUpdate, .dropSessionDidExit, .dropSessionDidEnd]
    ),
    ([.focusAllowed], [.willSelectRowAt, .didSelectRowAt]),
    ([.indexTitlesAppearing, .diffableWithoutAnimation], [.sectionIndexTitles]),
    (
      [.scrollRange, .refreshPull], [.scrollViewWillEndDragging, .scrollViewDidEndDragging]
    ),
  ]
}
