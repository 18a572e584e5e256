import TableTrace

extension DamagedTrace {
  /// One for each law that a text can break.
  static let all: [DamagedTrace] = cells + hosts + touches + menus + editing + moving + scrolling

  private static let cells: [DamagedTrace] = [
    DamagedTrace(
      .knownCallbacks,
      on: .iOS(9),
      ["- load", "numberOfRowsInSection 0 -> 1"],
      .replace(1, "prefetchRowsAt [[0, 1]]"),
      at: 1
    ),
    DamagedTrace(
      .exceptionEnds,
      ["- load", "- reloadData", "! NSInternalInconsistencyException: why"],
      .swap(1, 2),
      at: 2
    ),
    DamagedTrace(
      .countsBeforeCells,
      ["- load", "numberOfRowsInSection 0 -> 2", "cellForRowAt [0, 0] -> Cell#1 new"],
      .swap(1, 2),
      at: 1
    ),
    DamagedTrace(
      .cellsOfCountedRows,
      ["- load", "numberOfRowsInSection 0 -> 2", "cellForRowAt [0, 1] -> Cell#1 new"],
      .replace(1, "numberOfRowsInSection 0 -> 1"),
      at: 2
    ),
    DamagedTrace(
      .heightsBeforeCells,
      on: .iOS(6),
      [
        "numberOfRowsInSection 0 -> 1", "heightForRowAt [0, 0] -> 44",
        "cellForRowAt [0, 0] -> Cell#1 new",
      ],
      .swap(1, 2),
      at: 1
    ),
    DamagedTrace(
      .newCellsOnce,
      [
        "numberOfRowsInSection 0 -> 2", "cellForRowAt [0, 0] -> Cell#1 new",
        "cellForRowAt [0, 1] -> Cell#2 new",
      ],
      .replace(2, "cellForRowAt [0, 1] -> Cell#1 new"),
      at: 2
    ),
    DamagedTrace(
      .displayedCellsWereAsked,
      [
        "numberOfRowsInSection 0 -> 2", "cellForRowAt [0, 0] -> Cell#1 new",
        "willDisplayCell Cell#1, [0, 0]",
      ],
      .replace(2, "willDisplayCell Cell#2, [0, 0]"),
      at: 2
    ),
    DamagedTrace(
      .hiddenCellsAreReused,
      [
        "numberOfRowsInSection 0 -> 2", "cellForRowAt [0, 0] -> Cell#1 new",
        "willDisplayCell Cell#1, [0, 0]", "didEndDisplayingCell Cell#1, [0, 0]",
        "cellForRowAt [0, 1] -> Cell#1 reused from [0, 0]",
      ],
      .swap(3, 4),
      at: 3
    ),
    DamagedTrace(
      .cellDisplaysPair,
      [
        "numberOfRowsInSection 0 -> 2", "cellForRowAt [0, 0] -> Cell#1 new",
        "willDisplayCell Cell#1, [0, 0]", "didEndDisplayingCell Cell#1, [0, 0]",
      ],
      .double(3),
      at: 4
    ),
    DamagedTrace(
      .headerDisplaysPair,
      ["willDisplayHeaderView View#1, 0", "didEndDisplayingHeaderView View#1, 0"],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .footerDisplaysPair,
      ["willDisplayFooterView View#1, 0", "didEndDisplayingFooterView View#1, 0"],
      .replace(1, "didEndDisplayingFooterView View#2, 0"),
      at: 1
    ),
    DamagedTrace(
      .transitionsPair,
      ["willTransition Cell#1, showingEditControl", "didTransition Cell#1, showingEditControl"],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .prefetchedBeforeCancelled,
      ["prefetchRowsAt [[0, 9]]", "cancelPrefetchingForRowsAt [[0, 9]]"],
      .swap(0, 1),
      at: 0
    ),
  ]

  private static let hosts: [DamagedTrace] = [
    DamagedTrace(
      .appearancesPair,
      ["viewWillAppear false", "viewDidAppear false"],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .disappearancesPair,
      ["viewWillDisappear false", "viewDidDisappear false"],
      .double(1),
      at: 2
    ),
  ]

  private static let touches: [DamagedTrace] = [
    DamagedTrace(
      .highlightsPair,
      ["- tap", "didHighlightRowAt [0, 1]", "didUnhighlightRowAt [0, 1]"],
      .double(1),
      at: 2
    ),
    DamagedTrace(
      .highlightsAreAllowed,
      [
        "- tap", "shouldHighlightRowAt [0, 1] -> true", "didHighlightRowAt [0, 1]",
        "numberOfRowsInSection 0 -> 3",
      ],
      .replace(1, "shouldHighlightRowAt [0, 1] -> false"),
      at: 2
    ),
    DamagedTrace(
      .highlightsAreNotAnimated,
      ["- tap", "setHighlighted Cell#1, true, false"],
      .replace(1, "setHighlighted Cell#1, true, true"),
      at: 1
    ),
    DamagedTrace(
      .selectionsAreAnnounced,
      [
        "- tap", "willSelectRowAt [0, 1] -> [0, 2]", "didSelectRowAt [0, 2]",
        "numberOfRowsInSection 0 -> 3",
      ],
      .replace(2, "didSelectRowAt [0, 1]"),
      at: 2
    ),
    DamagedTrace(
      .deselectionsAreAnnounced,
      ["- tap", "willDeselectRowAt [0, 1] -> [0, 1]", "didDeselectRowAt [0, 1]"],
      .replace(1, "willDeselectRowAt [0, 1] -> nil"),
      at: 2
    ),
    DamagedTrace(
      .codeSelectsSilently,
      ["- tap: [0, 1]", "didSelectRowAt [0, 1]"],
      .replace(0, "- selectRow: [0, 1]"),
      at: 1
    ),
    DamagedTrace(
      .primaryActionsAreAllowed,
      ["canPerformPrimaryActionForRowAt [0, 1] -> true", "performPrimaryActionForRowAt [0, 1]"],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .focusIsAllowed,
      ["shouldUpdateFocus nil, [0, 1] -> true", "didUpdateFocus nil, [0, 1]"],
      .replace(0, "shouldUpdateFocus nil, [0, 1] -> false"),
      at: 1
    ),
  ]

  private static let menus: [DamagedTrace] = [
    DamagedTrace(
      .menusAreAllowed,
      ["shouldShowMenuForRowAt [0, 1] -> true", "canPerformAction copy:, [0, 1] -> true"],
      .replace(0, "shouldShowMenuForRowAt [0, 1] -> false"),
      at: 1
    ),
    DamagedTrace(
      .menuActionsAreAllowed,
      ["canPerformAction copy:, [0, 1] -> true", "performAction copy:, [0, 1]"],
      .replace(0, "canPerformAction copy:, [0, 1] -> false"),
      at: 1
    ),
    DamagedTrace(
      .contextMenusAreConfigured,
      [
        #"contextMenuConfigurationForRowAt [0, 1], {160, 22} -> ["Copy"]"#,
        #"willDisplayContextMenu ["Copy"]"#,
      ],
      .replace(0, "contextMenuConfigurationForRowAt [0, 1], {160, 22} -> nil"),
      at: 1
    ),
    DamagedTrace(
      .contextMenusPair,
      [#"willDisplayContextMenu ["Copy"]"#, #"willEndContextMenuInteraction ["Copy"]"#],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .multipleSelectionIsAllowed,
      [
        "shouldBeginMultipleSelectionInteractionAt [0, 1] -> true",
        "didBeginMultipleSelectionInteractionAt [0, 1]",
      ],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .multipleSelectionsPair,
      [
        "didBeginMultipleSelectionInteractionAt [0, 1]",
        "tableViewDidEndMultipleSelectionInteraction ",
      ],
      .swap(0, 1),
      at: 0
    ),
  ]

  private static let editing: [DamagedTrace] = [
    DamagedTrace(
      .swipesPair,
      ["willBeginEditingRowAt [0, 1]", "didEndEditingRowAt [0, 1]"],
      .double(1),
      at: 2
    ),
    DamagedTrace(
      .commitsAreAllowed,
      [
        "canEditRowAt [0, 1] -> true", "commitEditingStyle delete, [0, 1]",
        "numberOfRowsInSection 0 -> 3",
      ],
      .replace(0, "canEditRowAt [0, 1] -> false"),
      at: 1
    ),
    DamagedTrace(
      .movesAreAllowed,
      [
        "canMoveRowAt [0, 1] -> true", "- reorder", "moveRowAt [0, 1], [0, 2]",
        "numberOfRowsInSection 0 -> 3",
      ],
      .replace(0, "canMoveRowAt [0, 1] -> false"),
      at: 2
    ),
    DamagedTrace(
      .movesHaveTargets,
      [
        "- reorder", "targetIndexPathForMoveFromRowAt [0, 1], [0, 2] -> [0, 2]",
        "moveRowAt [0, 1], [0, 2]",
        "numberOfRowsInSection 0 -> 3",
      ],
      .replace(1, "targetIndexPathForMoveFromRowAt [0, 3], [0, 2] -> [0, 2]"),
      at: 2
    ),
    DamagedTrace(
      .completionsComeLast,
      ["- batch: [...]", "numberOfRowsInSection 0 -> 1", "> completion"],
      .swap(1, 2),
      at: 1
    ),
  ]

  private static let moving: [DamagedTrace] = [
    DamagedTrace(
      .dragSessionsPair,
      ["dragSessionWillBegin session", "dragSessionDidEnd session"],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .dragSessionsHaveItems,
      [#"itemsForBeginningDragSession session, [0, 1] -> ["a"]"#, "dragSessionWillBegin session"],
      .replace(0, "itemsForBeginningDragSession session, [0, 1] -> []"),
      at: 1
    ),
    DamagedTrace(
      .dropsAreHandled,
      ["canHandleDropSession session -> true", "dropSessionDidEnter session"],
      .replace(0, "canHandleDropSession session -> false"),
      at: 1
    ),
    DamagedTrace(
      .dropsAreProposed,
      ["dropSessionDidUpdate session, [0, 1] -> copy", "performDrop coordinator"],
      .replace(0, "dropSessionDidUpdate session, [0, 1] -> forbidden"),
      at: 1
    ),
    DamagedTrace(
      .dropExitsFollowEntries,
      ["dropSessionDidEnter session", "dropSessionDidExit session"],
      .double(1),
      at: 2
    ),
    DamagedTrace(
      .dropEndsFollowEntries,
      ["dropSessionDidEnter session", "dropSessionDidEnd session"],
      .swap(0, 1),
      at: 0
    ),
  ]

  private static let scrolling: [DamagedTrace] = [
    DamagedTrace(
      .draggingPairs,
      ["scrollViewWillBeginDragging ", "scrollViewDidEndDragging false"],
      .double(0),
      at: 1
    ),
    DamagedTrace(
      .draggingEndsInOrder,
      ["scrollViewWillEndDragging {0, 1}, {0, 9}", "scrollViewDidEndDragging false"],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .decelerationsPair,
      ["scrollViewWillBeginDecelerating ", "scrollViewDidEndDecelerating "],
      .swap(0, 1),
      at: 0
    ),
    DamagedTrace(
      .decelerationsAreAnnounced,
      ["scrollViewDidEndDragging true", "scrollViewWillBeginDecelerating "],
      .replace(0, "scrollViewDidEndDragging false"),
      at: 1
    ),
    DamagedTrace(
      .scrollingToTopIsAllowed,
      ["scrollViewShouldScrollToTop -> true", "scrollViewDidScrollToTop "],
      .replace(0, "scrollViewShouldScrollToTop -> false"),
      at: 1
    ),
    DamagedTrace(
      .indexHasTitles,
      [#"sectionIndexTitles -> ["A"]"#, #"sectionForSectionIndexTitle "A", 0 -> 0"#],
      .replace(0, "sectionIndexTitles -> nil"),
      at: 1
    ),
  ]
}
