extension ExchangedRule {
  /// All rules that decide but those whose texts the tests of exceptions exchange.
  package static let all: [ExchangedRule] = [
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
    .init(
      .sizeTransition,
      \.controller.tellsOfSize,
      in: "scroll/size-classes",
      .iOS(17)
    ),
    .init(.safeArea, \.controller.hasSafeArea, in: "scroll/safe-area-changes", .iOS(17)),
    .init(.refreshPull, \.controller.refreshPull, in: "patterns/refresh-control", .iOS(17)),
    .init(.refreshInset, \.controller.refreshInset, in: "patterns/refresh-control", .iOS(17)),
    .init(.padLook, \.touch.taps.palesOnPad, in: "touch/ipad-old-row", .iOS(9)),
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
      \.layout.cells.heightInDequeue,
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .exactHeightInDequeue,
      \.layout.cells.exactHeightInDequeue,
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
      .rowHeightSign,
      \.layout.cells.negativeHeightText,
      in: "crashes/negative-height",
      .iOS(17)
    ),
    .init(
      .zeroFittingHeight,
      \.layout.reuse.refusesZeroFittingHeight,
      in: "load/self-sizing-row-without-height",
      .iOS(8)
    ),
    .init(
      .updateEmptyAnimation,
      \.updates.validity.raisesForEmptyAnimation,
      in: "crashes/row-without-height-fades-in",
      .iOS(7)
    ),
    .init(
      .updateShrinkingContent,
      \.updates.validity.raisesForShrinkingContent,
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
      \.layout.cells.asksHeightAfterCell,
      in: "claims/cell-then-height-with-estimates",
      .iOS(8)
    ),
    .init(
      .selfSizingInvalidation,
      \.layout.cells.measuresChangedCells,
      in: "patterns/a-cell-asks-for-another-height",
      .iOS(17)
    ),
    .init(
      .configurationUpdate,
      \.layout.cells.configurationHooks,
      [[], [.updateConfiguration]],
      in: "reuse/subclass-and-block",
      .iOS(17)
    ),
    .init(
      .indentationLevel,
      \.layout.cells.indentationPlace,
      in: "claims/indentation-inside-dequeue",
      .iOS(8)
    ),
    .init(
      .canEdit,
      \.layout.cells.canEditPlace,
      [.beforeHeight],
      in: "claims/row-set-up-questions",
      .iOS(13)
    ),
    .init(.nilCell, \.layout.cells.nilCellText, in: "load/nil-cell", .iOS(8)),
    .init(
      .rowsOfPass,
      \.layout.pass.rowsOfPass,
      in: "claims/cell-then-height-with-estimates",
      .iOS(8)
    ),
    .init(
      .heightsBeforeCells,
      \.layout.pass.asksHeightsFirst,
      in: "claims/estimate-method-answers-zero",
      .iOS(7)
    ),
    .init(
      .secondPass,
      \.layout.pass.asksSectionHeightsAgain,
      in: "recorded/load-21-ios-11",
      .iOS(11)
    ),
    .init(
      .closingQuery,
      \.layout.pass.asksClosingHeights,
      in: "claims/deletion-above-keeps-the-offset",
      .iOS(12)
    ),
    .init(
      .cellLayout,
      \.layout.pass.cellLayoutPlace,
      [.afterWillDisplay],
      in: "claims/aborted-swipe-ios-8",
      .iOS(8)
    ),
    .init(
      .rowAhead,
      \.layout.preparedRows.preparesRowAhead,
      in: "scroll/row-ahead",
      .iOS(17)
    ),
    .init(
      .rowAheadAtRest,
      \.layout.preparedRows.preparesAtRest,
      [true],
      in: "scroll/row-ahead",
      .iOS(26)
    ),
    .init(
      .rowAheadPass,
      \.layout.preparedRows.laysOutAfterwards,
      in: "scroll/row-ahead",
      .iOS(26)
    ),
    .init(
      .scrollEndBeforeLayout,
      \.scrolling.motion.endsBeforeLayout,
      in: "scroll/row-ahead",
      .iOS(26)
    ),
    .init(
      .rowKept,
      \.layout.preparedRows.keepsRowBehind,
      in: "claims/cell-then-height-with-estimates",
      .iOS(8)
    ),
    .init(
      .sectionHeightBeforeView,
      \.layout.sectionViews.heightBeforeView,
      in: "lists/seed-000-estimated",
      .iOS(7)
    ),
    .init(
      .earlyFooterHeight,
      \.layout.sectionViews.asksFooterHeightEarly,
      in: "claims/footer-height-with-view",
      .iOS(11)
    ),
    .init(
      .sectionViewTitle,
      \.layout.sectionViews.title,
      in: "claims/index-asks-per-title",
      .iOS(10)
    ),
    .init(
      .firstGroupedHeader,
      \.layout.sectionViews.skipsFirstGroupedHeader,
      in: "claims/first-grouped-header-view-not-asked",
      .iOS(8)
    ),
    .init(
      .rowAboveMeasured,
      \.scrolling.motion.correctsOffset,
      in: "scroll/estimated-jump",
      .iOS(9)
    ),
    .init(
      .deceleration,
      \.scrolling.motion.decelerationStart,
      [.afterFirstFrame],
      in: "claims/drag-and-offset-callbacks",
      .iOS(9)
    ),
    .init(
      .scrollAnimation,
      \.scrolling.motion.endsWithoutAnimation,
      [true],
      in: "scroll/offset-without-animation",
      .iOS(9)
    ),
    .init(
      .scrollHeights,
      \.scrolling.target.heights,
      in: "claims/scroll-to-row-animated-by-estimates-ios-9",
      .iOS(9)
    ),
    .init(
      .scrollRowsWithoutMethod,
      \.scrolling.target.measuresRowsWithoutMethod,
      in: "scroll/scroll-to-a-row-just-inserted",
      .iOS(12)
    ),
    .init(
      .scrollAnimatedLanding,
      \.scrolling.target.animatedLandsByEstimates,
      in: "claims/scroll-to-row-animated-by-estimates-ios-9",
      .iOS(9)
    ),
    .init(
      .scrollRange,
      \.scrolling.target.rangeText,
      in: "crashes/scroll-to-a-missing-row",
      .iOS(5)
    ),
    .init(
      .highlightCancelPath,
      \.touch.taps.unhighlightsUnknownRow,
      in: "claims/cancelled-highlight-ios-6",
      SystemVersion(.iOS, 6, 0, 2)
    ),
    .init(
      .accessoryWidth,
      \.touch.taps.accessoryWidth,
      [0],
      in: "touch/nothing-to-select",
      .iOS(17)
    ),
    .init(.willDeselectTimes, \.selection.rows.willDeselectTimes, in: "recorded/int-01", .iOS(13)),
    .init(
      .selectionAgain,
      \.selection.rows.asksAgain,
      [false],
      in: "select/tap-the-selected-row",
      .iOS(9)
    ),
    .init(
      .selectionMultiple,
      \.selection.rows.multiple,
      in: "claims/selection-state-after-taps",
      .iOS(6)
    ),
    .init(
      .selectionInEditMode,
      \.selection.keeping.comesBackAfterEditing,
      in: "select/edit-mode-drops-the-selection",
      .iOS(8)
    ),
    .init(.twoFingers, \.touch.interaction.twoFingers, in: "claims/two-finger-order", .iOS(13)),
    .init(.focusMoves, \.touch.interaction.movesFocus, in: "touch/focus", .iOS(15)),
    .init(
      .focusAllowed,
      \.touch.interaction.hasFocusProperties,
      in: "touch/focus-not-allowed",
      .iOS(15)
    ),
    .init(
      .focusSelects,
      \.touch.interaction.selectsByFocus,
      in: "claims/focus-selects-ios-14",
      .iOS(15)
    ),
    .init(.springLoading, \.touch.interaction.springLoads, in: "touch/nothing-to-select", .iOS(17)),
    .init(.editMenu, \.touch.menus.hasEditMenu, in: "claims/menu-needs-three-methods", .iOS(13)),
    .init(.menuSelectors, \.touch.menus.selectors, in: "claims/menu-needs-three-methods", .iOS(13)),
    .init(
      .contextMenuBegins,
      \.touch.menus.hasContextMenu,
      in: "claims/context-menu-ios-13",
      .iOS(13)
    ),
    .init(
      .prefetchWindow,
      \.layout.prefetching.window,
      [3],
      in: "claims/prefetch-never-for-displayed-rows",
      .iOS(10)
    ),
    .init(
      .prefetchStart,
      \.layout.prefetching.start,
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
      \.layout.reuse.dequeuesForIndexPath,
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .visibleCellsAccess,
      \.layout.reuse.warnsOfVisibleCells,
      in: "reuse/visible-cells-in-will-display",
      .iOS(13)
    ),
    .init(
      .updateInsideCell,
      \.layout.reuse.updateInsideCell,
      in: "crashes/update-inside-cell-for-row",
      .iOS(13)
    ),
    .init(
      .setEditing,
      \.editing.mode.indentationQuestion,
      [.groupedStyle],
      in: "editing/edit-button",
      .iOS(4)
    ),
    .init(
      .cellConfirmation,
      \.editing.mode.cellsShowConfirmation,
      in: "claims/aborted-swipe-ios-8",
      .iOS(8)
    ),
    .init(
      .deleteControl,
      \.editing.mode.deleteControlAsks,
      in: "claims/delete-control-ios-11",
      .iOS(11, 4)
    ),
    .init(
      .swipeEdges,
      \.editing.swipe.hasLeadingEdge,
      in: "claims/can-edit-gates-configurations",
      .iOS(11)
    ),
    .init(.swipeGate, \.editing.swipe.gate, in: "claims/can-edit-gates-configurations", .iOS(11)),
    .init(
      .swipeStyle,
      \.editing.swipe.actionsOutweighStyle,
      in: "claims/row-actions-and-style-none-ios-10",
      .iOS(10)
    ),
    .init(
      .swipeActions,
      \.editing.swipe.actionsPlace,
      in: "claims/can-edit-gates-configurations",
      .iOS(11)
    ),
    .init(
      .swipeCancelled,
      \.editing.swipeEnd.cancelled,
      in: "claims/aborted-swipe-ios-7",
      .iOS(7, 1)
    ),
    .init(
      .swipeFull,
      \.editing.swipeEnd.performsFirstAction,
      in: "claims/swipe-facts-ios-12",
      .iOS(12)
    ),
    .init(
      .destructiveCompletion,
      \.editing.swipeEnd.destructiveCompletionCommits,
      in: "claims/destructive-completion-ios-11",
      .iOS(11)
    ),
    .init(
      .swipeClose,
      \.editing.swipeEnd.asksCanEditOnClose,
      in: "editing/edit-button-while-swiped",
      .iOS(10)
    ),
    .init(
      .swipeDidEnd,
      \.editing.swipeEnd.endsPerClose,
      in: "claims/swipe-back-with-one-edge",
      .iOS(11)
    ),
    .init(
      .swipeSecondRow,
      \.editing.swipeEnd.opensSecondRow,
      in: "editing/swipe-two-rows",
      .iOS(10)
    ),
    .init(
      .swipeOpposite,
      \.editing.swipeEnd.closesOnAnyTouch,
      in: "claims/swipe-back-with-one-edge",
      .iOS(11)
    ),
    .init(
      .swipeReload,
      \.editing.swipeEnd.raisesForReload,
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
    .init(.updateMethods, \.updates.groups.methods, in: "claims/batches-of-a-book", .iOS(13)),
    .init(
      .updateSectionOrder,
      \.updates.groups.order,
      [.lastThenAscending],
      in: "claims/batches-of-a-book",
      .iOS(13)
    ),
    .init(
      .updateMeasuredHeights,
      \.updates.cells.keepsMeasuredHeights,
      in: "claims/batches-of-a-book",
      .iOS(15)
    ),
    .init(
      .updateShownHeights,
      \.updates.cells.heightsOfShownRows,
      in: "claims/insertion-asks-all-estimates",
      .iOS(8)
    ),
    .init(
      .updateContentOffset,
      \.updates.cells.tellsOfOffset,
      in: "claims/shrinking-table-scrolls-inside-the-end",
      .iOS(11)
    ),
    .init(.updateReloadDidEnd, \.updates.end.didEndsOfReload, in: "recorded/upd-40", .iOS(12, 2)),
    .init(
      .updateNegativePath,
      \.updates.validity.refusesNegativePaths,
      in: "crashes/negative-row",
      .iOS(14)
    ),
    .init(
      .updateRowWithSection,
      \.updates.validity.absorbsRowsOfDeletedSection,
      in: "crashes/row-with-its-section",
      .iOS(12)
    ),
    .init(
      .updateTwoAnimations,
      \.updates.validity.raisesForTwoAnimations,
      in: "crashes/move-and-reload",
      .iOS(8, 4)
    ),
    .init(
      .updateCountText,
      \.updates.validity.countText,
      in: "claims/empty-group-counts-again",
      .iOS(14)
    ),
    .init(
      .updateMoveSum,
      \.updates.validity.moveSum,
      in: "claims/move-beside-an-inserted-section-ios-7",
      .iOS(7, 1)
    ),
    .init(
      .updateSectionMap,
      \.updates.validity.raisesSectionMap,
      in: "claims/no-section-left-ios-9",
      .iOS(9, 3)
    ),
    .init(
      .updateSectionViewDisplay,
      \.updates.end.tellsOfSectionViews,
      in: "claims/headers-of-an-update-are-silent-ios-7",
      .iOS(7)
    ),
    .init(
      .updateBatchText,
      \.updates.validity.batchText,
      in: "claims/nine-rows-to-none-ios-15",
      .iOS(15)
    ),
    .init(
      .updateBatchTextElsewhere,
      \.updates.validity.usesBatchTextElsewhere,
      [true],
      in: "crashes/insertion-without-a-new-row",
      .iOS(17)
    ),
    .init(
      .diffableOwnBatch,
      \.updates.diffable.refusesOwnBatches,
      in: "diffable/measure-rows-beside-a-snapshot",
      .iOS(16)
    ),
    .init(
      .noVisibleRows,
      \.reload.answersNilForNoRows,
      [false],
      in: "reload/no-visible-rows",
      .iOS(17)
    ),
    .init(
      .contentConfiguration,
      \.layout.cells.measuresConfiguredCells,
      in: "patterns/late-image-configured",
      .iOS(26)
    ),
    .init(
      .headerUnderLargeTitle,
      \.geometry.sections.lowersHeaderUnderLargeTitle,
      in: "claims/grouped-under-a-large-title-ios-26",
      .iOS(26, 1)
    ),
    .init(
      .largeTitle,
      \.host.largeTitleHeight,
      in: "claims/grouped-under-a-large-title-ios-26",
      .iOS(26, 1)
    ),
    .init(
      .padBar,
      \.host.padBarHeight,
      in: "claims/jump-on-an-ipad-ios-26",
      .iOS(26, 1)
    ),
    .init(
      .refreshMovesContent,
      \.controller.refreshMovesContent,
      in: "claims/refresh-moves-the-offset-ios-26",
      .iOS(26, 1)
    ),
    .init(
      .diffableWithoutAnimation,
      \.updates.diffable.reloadsWithoutAnimation,
      in: "claims/snapshot-sections-have-views",
      .iOS(17, 2)
    ),
    .init(
      .diffableDuplicates,
      \.updates.diffable.duplicatesText,
      in: "diffable/duplicate-identifiers",
      .iOS(13)
    ),
    .init(
      .diffableOwnUpdates,
      \.updates.diffable.refusesOwnUpdates,
      in: "diffable/manual-update",
      .iOS(13)
    ),
    .init(
      .estimatesByDefault,
      \.geometry.table.estimatesByDefault,
      in: "claims/content-size-after-scrolling",
      .iOS(11)
    ),
    .init(
      .selectionAfterReload,
      \.selection.keeping.laysOutReload,
      in: "claims/select-right-after-reload-ios-14",
      .iOS(14, 3)
    ),
    .init(
      .automaticEstimate,
      \.geometry.table.automaticIsEstimate,
      in: "claims/automatic-estimate-is-none-ios-8",
      .iOS(8)
    ),
    .init(
      .automaticRowEstimate,
      \.geometry.table.automaticRowEstimate,
      in: "claims/content-size-automatic-catalyst",
      .catalyst(26)
    ),
    .init(
      .defaultRowHeight,
      \.geometry.table.defaultRowHeight,
      [HeightByTextSize(50)],
      in: "load/rows-without-a-height",
      .iOS(9)
    ),
    .init(
      .swipeEndAfterClosing,
      \.editing.swipeEnd.endsAfterClosing,
      in: "claims/did-end-after-the-swipe-has-closed",
      .iOS(26)
    ),
    .init(
      .untitledSectionEnd,
      \.geometry.sections.untitledSectionEnd,
      in: "claims/grouped-gaps-ios-26",
      .iOS(26, 1)
    ),
    .init(
      .endOfContent,
      \.geometry.sections.endOfContent,
      in: "claims/grouped-gaps-ios-26",
      .iOS(26, 1)
    ),
    .init(
      .rowsInRect,
      \.geometry.table.rowsInRect,
      in: "scroll/rows-in-a-rectangle",
      .iOS(26)
    ),
    .init(
      .updateReturningRow,
      \.updates.end.keepsPushedRow,
      in: "updates/row-pushed-off",
      .iOS(26)
    ),
    .init(
      .sectionHeightDefault,
      \.geometry.sections.sectionHeightDefault,
      in: "claims/index-asks-per-title",
      .iOS(10)
    ),
    .init(
      .viewWithoutHeight,
      \.geometry.sections.viewAloneHasHeight,
      in: "claims/header-recycled-before-the-next",
      .iOS(8)
    ),
    .init(
      .sectionHeightAnswer,
      \.geometry.sections.sectionHeightAnswer,
      in: "claims/zero-header-grouped",
      .iOS(11)
    ),
    .init(
      .invalidSection,
      \.geometry.table.raisesForInvalidSection,
      in: "load/section-that-is-not-there",
      .iOS(13)
    ),
    .init(
      .fixedRowHeight,
      \.geometry.table.knowsFixedRowHeights,
      [false],
      in: "load/fixed-row-height",
      .iOS(12)
    ),
    .init(
      .sectionHeaderTopPadding,
      \.geometry.sections.automaticTopPadding,
      in: "claims/header-recycled-before-the-next",
      .iOS(8)
    ),
  ]
}
