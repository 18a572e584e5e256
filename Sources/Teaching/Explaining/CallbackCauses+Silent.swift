import TableTrace

/// Rules that cause calls although no line names them.
///
/// Their effect is which rows are on the screen, and whether the app gets as far.
///
/// A test runs scenarios under every version and finds what is missing here.
extension Callback {
  /// The rules of the callback.
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
