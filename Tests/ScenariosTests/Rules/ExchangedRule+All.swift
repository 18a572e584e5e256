import TableTrace

extension ExchangedRule {
  /// All rules that decide but those whose texts the tests of exceptions exchange.
  static let all: [ExchangedRule] = [
    .init(.viewController, \.host.viewController, in: "claims/aborted-swipe-ios-7", .iOS(7, 1)),
    .init(
      .viewControllerStoryboard,
      \.host.viewControllerStoryboard,
      in: "recorded/load2-01",
      .iOS(13, 1)
    ),
    .init(
      .tableViewController,
      \.host.tableViewController,
      in: "claims/commit-without-delete",
      .iOS(18, 5)
    ),
    .init(
      .tableViewControllerInNavigation,
      \.host.tableViewControllerInNavigation,
      in: "recorded/int-04a",
      .iOS(4)
    ),
    .init(
      .tableViewControllerPresented,
      \.host.tableViewControllerPresented,
      in: "recorded/load-51",
      .iOS(17, 4)
    ),
    .init(
      .detached,
      \.host.detached,
      [Profile(.iOS(9)).host.viewController],
      in: "claims/content-size-after-reload",
      .iOS(9)
    ),
    .init(
      .writtenTriggers,
      \.host.writtenTriggers,
      [.counts, .none],
      in: "claims/counts-grow-with-reloads",
      .iOS(9, 3)
    ),
    .init(.isAppearing, \.controller.isAppearing, in: "load/view-is-appearing", .iOS(17)),
    .init(.safeArea, \.controller.hasSafeArea, in: "scroll/safe-area-changes", .iOS(17)),
    .init(.refreshPull, \.controller.refreshPull, in: "patterns/refresh-control", .iOS(17)),
    .init(.refreshInset, \.controller.refreshInset, in: "patterns/refresh-control", .iOS(17)),
    .init(.padLook, \.touch.palesOnPad, in: "touch/ipad-old-row", .iOS(9)),
    .init(.bars, \.host.barPlace, in: "scroll/bars-of-a-device", .iOS(6)),
    .init(
      .automaticInset,
      \.host.automaticInset,
      in: "recorded/r3-01",
      .iOS(10)
    ),
    .init(.frameChange, \.changes.frameRound, [.none], in: "scroll/rotation", .iOS(12)),
    .init(
      .insetChange,
      \.changes.insetRound,
      [.none],
      in: "claims/new-inset-sends-did-scroll",
      .iOS(8)
    ),
    .init(
      .windowChange,
      \.changes.windowRound,
      [.none],
      in: "claims/joining-a-window-asks",
      .iOS(9)
    ),
    .init(
      .propertyChange,
      \.changes.propertyRound,
      [.none],
      in: "load/property-set-later",
      .iOS(9)
    ),
    .init(
      .tableHeaderView,
      \.changes.tableHeaderViewRound,
      [.none],
      in: "claims/table-header-view-asks-for-sections",
      .iOS(13)
    ),
    .init(
      .simulationLimit,
      \.changes.simulationLimit.displayedRows,
      [1],
      in: "claims/aborted-swipe-ios-7",
      .iOS(7, 1)
    ),
    .init(.sectionOrder, \.load.order, [.ascending], in: "claims/batches-of-a-book", .iOS(13)),
    .init(.viewInRound, \.load.asksView, in: "load/order-by-ios", .iOS(6)),
    .init(.titleInRound, \.load.title, in: "claims/update-asks-sections-in-order", .iOS(4)),
    .init(.sectionHeightInRound, \.load.sectionHeight, in: "recorded/load-21-ios-11", .iOS(11)),
    .init(.rowLimit, \.load.rowLimit, [1], in: "claims/aborted-swipe-ios-7", .iOS(7, 1)),
    .init(
      .heightInDequeue,
      \.cells.heightInDequeue,
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .exactHeightInDequeue,
      \.cells.exactHeightInDequeue,
      in: "recorded/upd-04",
      .catalyst(26)
    ),
    .init(
      .indexTitlesAppearing,
      \.load.asksIndexTitlesAppearing,
      in: "claims/index-titles-inside-will-appear-ios-14",
      .iOS(14)
    ),
    .init(
      .updateShrinkingContent,
      \.validity.raisesForShrinkingContent,
      in: "crashes/footers-over-shrinking-content",
      .iOS(7, 1)
    ),
    .init(
      .windowLoss,
      \.changes.forgetsWithoutWindow,
      in: "claims/leaving-the-window-forgets-heights-ios-8",
      .iOS(8, 1)
    ),
    .init(
      .heightAfterCell,
      \.cells.asksHeightAfterCell,
      in: "claims/cell-then-height-with-estimates",
      .iOS(8)
    ),
    .init(
      .selfSizingInvalidation,
      \.cells.measuresChangedCells,
      in: "patterns/a-cell-asks-for-another-height",
      .iOS(17)
    ),
    .init(
      .configurationUpdate,
      \.cells.configurationHooks,
      [[], [.updateConfiguration]],
      in: "reuse/subclass-and-block",
      .iOS(17)
    ),
    .init(
      .indentationLevel,
      \.cells.indentationPlace,
      in: "claims/indentation-inside-dequeue",
      .iOS(8)
    ),
    .init(
      .canEdit,
      \.cells.canEditPlace,
      [.beforeHeight],
      in: "claims/row-set-up-questions",
      .iOS(13)
    ),
    .init(.nilCell, \.cells.nilCellText, in: "load/nil-cell", .iOS(8)),
    .init(.rowsOfPass, \.rowPass.rowsOfPass, in: "claims/cell-then-height-with-estimates", .iOS(8)),
    .init(
      .heightsBeforeCells,
      \.rowPass.asksHeightsFirst,
      in: "claims/estimate-method-answers-zero",
      .iOS(7)
    ),
    .init(.secondPass, \.rowPass.asksSectionHeightsAgain, in: "recorded/load-21-ios-11", .iOS(11)),
    .init(
      .closingQuery,
      \.rowPass.asksClosingHeights,
      in: "claims/deletion-above-keeps-the-offset",
      .iOS(12)
    ),
    .init(
      .cellLayout,
      \.rowPass.cellLayoutPlace,
      [.afterWillDisplay],
      in: "claims/aborted-swipe-ios-8",
      .iOS(8)
    ),
    .init(
      .rowAhead,
      \.preparedRows.preparesRowAhead,
      in: "scroll/row-ahead",
      .iOS(17)
    ),
    .init(
      .rowAheadAtRest,
      \.preparedRows.preparesAtRest,
      in: "scroll/row-ahead",
      .iOS(26)
    ),
    .init(
      .rowAheadPass,
      \.preparedRows.laysOutAfterwards,
      in: "scroll/row-ahead",
      .iOS(26)
    ),
    .init(
      .scrollEndBeforeLayout,
      \.scroll.endsBeforeLayout,
      in: "scroll/row-ahead",
      .iOS(26)
    ),
    .init(
      .rowKept,
      \.preparedRows.keepsRowBehind,
      in: "claims/cell-then-height-with-estimates",
      .iOS(8)
    ),
    .init(
      .sectionHeightBeforeView,
      \.sectionViews.heightBeforeView,
      in: "lists/seed-000-estimated",
      .iOS(7)
    ),
    .init(
      .earlyFooterHeight,
      \.sectionViews.asksFooterHeightEarly,
      in: "claims/footer-height-with-view",
      .iOS(11)
    ),
    .init(.sectionViewTitle, \.sectionViews.title, in: "claims/index-asks-per-title", .iOS(10)),
    .init(
      .firstGroupedHeader,
      \.sectionViews.skipsFirstGroupedHeader,
      in: "claims/first-grouped-header-view-not-asked",
      .iOS(8)
    ),
    .init(.rowAboveMeasured, \.scroll.correctsOffset, in: "scroll/estimated-jump", .iOS(9)),
    .init(
      .deceleration,
      \.scroll.decelerationStart,
      [.afterFirstFrame],
      in: "claims/drag-and-offset-callbacks",
      .iOS(9)
    ),
    .init(
      .scrollAnimation,
      \.scroll.endsWithoutAnimation,
      [true],
      in: "scroll/offset-without-animation",
      .iOS(9)
    ),
    .init(
      .scrollHeights,
      \.scrollTarget.heights,
      in: "claims/scroll-to-row-animated-by-estimates-ios-9",
      .iOS(9)
    ),
    .init(
      .scrollRowsWithoutMethod,
      \.scrollTarget.measuresRowsWithoutMethod,
      in: "scroll/scroll-to-a-row-just-inserted",
      .iOS(12)
    ),
    .init(
      .scrollAnimatedLanding,
      \.scrollTarget.animatedLandsByEstimates,
      in: "claims/scroll-to-row-animated-by-estimates-ios-9",
      .iOS(9)
    ),
    .init(.scrollRange, \.scrollTarget.rangeText, in: "crashes/scroll-to-a-missing-row", .iOS(5)),
    .init(
      .highlightCancelPath,
      \.touch.unhighlightsUnknownRow,
      in: "claims/cancelled-highlight-ios-6",
      SystemVersion(.iOS, 6, 0, 2)
    ),
    .init(.accessoryWidth, \.touch.accessoryWidth, [0], in: "touch/nothing-to-select", .iOS(17)),
    .init(.willDeselectTimes, \.selection.willDeselectTimes, in: "recorded/int-01", .iOS(13)),
    .init(
      .selectionAgain,
      \.selection.asksAgain,
      [false],
      in: "select/tap-the-selected-row",
      .iOS(9)
    ),
    .init(
      .selectionMultiple,
      \.selection.multiple,
      in: "claims/selection-state-after-taps",
      .iOS(6)
    ),
    .init(
      .selectionInEditMode,
      \.selectionKeeping.comesBackAfterEditing,
      in: "select/edit-mode-drops-the-selection",
      .iOS(8)
    ),
    .init(.twoFingers, \.interaction.twoFingers, in: "claims/two-finger-order", .iOS(13)),
    .init(.focusMoves, \.interaction.movesFocus, in: "touch/focus", .iOS(15)),
    .init(.focusAllowed, \.interaction.hasFocusProperties, in: "touch/focus-not-allowed", .iOS(15)),
    .init(.focusSelects, \.interaction.selectsByFocus, in: "claims/focus-selects-ios-14", .iOS(15)),
    .init(.springLoading, \.interaction.springLoads, in: "touch/nothing-to-select", .iOS(17)),
    .init(.editMenu, \.menus.hasEditMenu, in: "claims/menu-needs-three-methods", .iOS(13)),
    .init(.menuSelectors, \.menus.selectors, in: "claims/menu-needs-three-methods", .iOS(13)),
    .init(.contextMenuBegins, \.menus.hasContextMenu, in: "claims/context-menu-ios-13", .iOS(13)),
    .init(
      .prefetchWindow,
      \.prefetch.window,
      [3],
      in: "claims/prefetch-never-for-displayed-rows",
      .iOS(10)
    ),
    .init(
      .prefetchStart,
      \.prefetch.start,
      in: "claims/prefetch-never-for-displayed-rows",
      .iOS(10)
    ),
    .init(
      .reloadRound,
      \.reload.round,
      [.none],
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .firstLayoutRound,
      \.reload.firstLayoutRound,
      [.none],
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .reloadDidEnd,
      \.reload.didEndOrder,
      [.firstFirst],
      in: "claims/did-end-after-shrinking-reload",
      .iOS(13)
    ),
    .init(
      .layoutOutsideWindow,
      \.reload.warnsOutsideWindow,
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .dequeueForIndexPath,
      \.reuse.dequeuesForIndexPath,
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .visibleCellsAccess,
      \.reuse.warnsOfVisibleCells,
      in: "reuse/visible-cells-in-will-display",
      .iOS(13)
    ),
    .init(
      .updateInsideCell,
      \.reuse.updateInsideCell,
      in: "crashes/update-inside-cell-for-row",
      .iOS(13)
    ),
    .init(
      .setEditing,
      \.editing.indentationQuestion,
      [.groupedStyle],
      in: "editing/edit-button",
      .iOS(4)
    ),
    .init(
      .cellConfirmation,
      \.editing.cellsShowConfirmation,
      in: "claims/aborted-swipe-ios-8",
      .iOS(8)
    ),
    .init(
      .deleteControl,
      \.editing.deleteControlAsks,
      in: "claims/delete-control-ios-11",
      .iOS(11, 4)
    ),
    .init(
      .swipeEdges,
      \.swipe.hasLeadingEdge,
      in: "claims/can-edit-gates-configurations",
      .iOS(11)
    ),
    .init(.swipeGate, \.swipe.gate, in: "claims/can-edit-gates-configurations", .iOS(11)),
    .init(
      .swipeStyle,
      \.swipe.actionsOutweighStyle,
      in: "claims/row-actions-and-style-none-ios-10",
      .iOS(10)
    ),
    .init(
      .swipeActions,
      \.swipe.actionsPlace,
      in: "claims/can-edit-gates-configurations",
      .iOS(11)
    ),
    .init(.swipeCancelled, \.swipeEnd.cancelled, in: "claims/aborted-swipe-ios-7", .iOS(7, 1)),
    .init(.swipeFull, \.swipeEnd.performsFirstAction, in: "claims/swipe-facts-ios-12", .iOS(12)),
    .init(
      .destructiveCompletion,
      \.swipeEnd.destructiveCompletionCommits,
      in: "claims/destructive-completion-ios-11",
      .iOS(11)
    ),
    .init(
      .swipeClose,
      \.swipeEnd.asksCanEditOnClose,
      in: "editing/edit-button-while-swiped",
      .iOS(10)
    ),
    .init(.swipeDidEnd, \.swipeEnd.endsPerClose, in: "claims/swipe-back-with-one-edge", .iOS(11)),
    .init(.swipeSecondRow, \.swipeEnd.opensSecondRow, in: "editing/swipe-two-rows", .iOS(10)),
    .init(
      .swipeOpposite,
      \.swipeEnd.closesOnAnyTouch,
      in: "claims/swipe-back-with-one-edge",
      .iOS(11)
    ),
    .init(
      .swipeReload,
      \.swipeEnd.raisesForReload,
      in: "claims/reload-inside-swipe-configuration",
      .iOS(12)
    ),
    .init(
      .dragInteractionEnabled,
      \.drag.isEnabledByDefault,
      in: "editing/drag-does-not-begin",
      .iOS(14)
    ),
    .init(.dragItems, \.drag.isKnown, in: "claims/drag-and-drop-chain", .iOS(11)),
    .init(.updateMethods, \.updates.methods, in: "claims/batches-of-a-book", .iOS(13)),
    .init(
      .updateSectionOrder,
      \.updates.order,
      [.lastThenAscending],
      in: "claims/batches-of-a-book",
      .iOS(13)
    ),
    .init(
      .updateMeasuredHeights,
      \.updateCells.keepsMeasuredHeights,
      in: "claims/batches-of-a-book",
      .iOS(15)
    ),
    .init(
      .updateShownHeights,
      \.updateCells.heightsOfShownRows,
      in: "claims/insertion-asks-all-estimates",
      .iOS(8)
    ),
    .init(
      .updateContentOffset,
      \.updateCells.tellsOfOffset,
      in: "claims/shrinking-table-scrolls-inside-the-end",
      .iOS(11)
    ),
    .init(.updateReloadDidEnd, \.updateEnd.didEndsOfReload, in: "recorded/upd-40", .iOS(12, 2)),
    .init(
      .updateNegativePath,
      \.validity.refusesNegativePaths,
      in: "crashes/negative-row",
      .iOS(14)
    ),
    .init(
      .updateRowWithSection,
      \.validity.absorbsRowsOfDeletedSection,
      in: "crashes/row-with-its-section",
      .iOS(12)
    ),
    .init(
      .updateTwoAnimations,
      \.validity.raisesForTwoAnimations,
      in: "crashes/move-and-reload",
      .iOS(8, 4)
    ),
    .init(.updateCountText, \.validity.countText, in: "claims/empty-group-counts-again", .iOS(14)),
    .init(
      .updateMoveSum,
      \.validity.moveSum,
      in: "claims/move-beside-an-inserted-section-ios-7",
      .iOS(7, 1)
    ),
    .init(
      .updateSectionMap,
      \.validity.raisesSectionMap,
      in: "claims/no-section-left-ios-9",
      .iOS(9, 3)
    ),
    .init(
      .updateSectionViewDisplay,
      \.updateEnd.tellsOfSectionViews,
      in: "claims/headers-of-an-update-are-silent-ios-7",
      .iOS(7)
    ),
    .init(.updateBatchText, \.validity.batchText, in: "claims/empty-group-counts-again", .iOS(14)),
    .init(
      .diffableWithoutAnimation,
      \.diffable.reloadsWithoutAnimation,
      in: "claims/snapshot-sections-have-views",
      .iOS(17, 2)
    ),
    .init(
      .diffableDuplicates,
      \.diffable.duplicatesText,
      in: "diffable/duplicate-identifiers",
      .iOS(13)
    ),
    .init(
      .diffableOwnUpdates,
      \.diffable.refusesOwnUpdates,
      in: "diffable/manual-update",
      .iOS(13)
    ),
    .init(
      .estimatesByDefault,
      \.geometry.estimatesByDefault,
      in: "claims/content-size-after-scrolling",
      .iOS(11)
    ),
    .init(
      .selectionAfterReload,
      \.selectionKeeping.laysOutReload,
      in: "claims/select-right-after-reload-ios-14",
      .iOS(14, 3)
    ),
    .init(
      .automaticEstimate,
      \.geometry.automaticIsEstimate,
      in: "claims/automatic-estimate-is-none-ios-8",
      .iOS(8)
    ),
    .init(
      .automaticRowEstimate,
      \.geometry.automaticRowEstimate,
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .defaultRowHeight,
      \.geometry.defaultRowHeight,
      [HeightByTextSize(50)],
      in: "load/rows-without-a-height",
      .iOS(9)
    ),
    .init(
      .swipeEndAfterClosing,
      \.swipeEnd.endsAfterClosing,
      in: "claims/did-end-after-the-swipe-has-closed",
      .iOS(26)
    ),
    .init(
      .untitledSectionEnd,
      \.sectionHeights.untitledSectionEnd,
      in: "claims/grouped-gaps-ios-26",
      .iOS(26, 1)
    ),
    .init(
      .endOfContent,
      \.sectionHeights.endOfContent,
      in: "claims/grouped-gaps-ios-26",
      .iOS(26, 1)
    ),
    .init(
      .rowsInRect,
      \.geometry.rowsInRect,
      in: "scroll/rows-in-a-rectangle",
      .iOS(26)
    ),
    .init(
      .updateReturningRow,
      \.updateEnd.keepsPushedRow,
      in: "updates/row-pushed-off",
      .iOS(26)
    ),
    .init(
      .sectionHeightDefault,
      \.sectionHeights.sectionHeightDefault,
      in: "claims/index-asks-per-title",
      .iOS(10)
    ),
    .init(
      .viewWithoutHeight,
      \.sectionHeights.viewAloneHasHeight,
      in: "claims/header-recycled-before-the-next",
      .iOS(8)
    ),
    .init(
      .sectionHeightAnswer,
      \.sectionHeights.sectionHeightAnswer,
      in: "claims/zero-header-grouped",
      .iOS(11)
    ),
    .init(
      .invalidSection,
      \.geometry.raisesForInvalidSection,
      in: "load/section-that-is-not-there",
      .iOS(13)
    ),
    .init(
      .fixedRowHeight,
      \.geometry.knowsFixedRowHeights,
      [false],
      in: "load/fixed-row-height",
      .iOS(12)
    ),
    .init(
      .sectionHeaderTopPadding,
      \.sectionHeights.automaticTopPadding,
      in: "claims/header-recycled-before-the-next",
      .iOS(8)
    ),
  ]
}
