package import TableTrace

/// The steps in a scenario that cause a callback.
package struct CallbackCause {
  /// The keywords of the steps, or empty if every step that shows the table may cause it.
  package var keywords: Set<String>
  /// Returns steps that cause the callback for a row, given the row and another one.
  package var steps: @Sendable (_ row: String, _ other: String) -> [String]

  private init(
    _ keywords: [String],
    _ steps: @escaping @Sendable (_ row: String, _ other: String) -> [String]
  ) {
    self.keywords = Set(keywords)
    self.steps = steps
  }

  package static func of(_ callback: Callback) -> CallbackCause {
    special[callback] ?? groups[callback.facts.group] ?? anything
  }

  /// The callback may be caused by every step that shows the table.
  private static let anything = CallbackCause([]) { _, _ in ["reloadData"] }

  private static let tap = CallbackCause(
    ["tap", "touchDown", "touchUp", "touchCancel", "tapAccessory", "longPress"]
  ) { row, _ in ["tap: \(row)"] }

  private static let swipe = CallbackCause(["swipe", "tapDeleteControl"]) { row, _ in
    ["swipe: {row: \(row)}"]
  }

  private static let drag = CallbackCause(["dragAndDrop"]) { row, other in
    ["dragAndDrop: {from: \(row), over: [\(other)]}"]
  }

  private static let drop = CallbackCause(["dragAndDrop"]) { row, _ in
    ["dragAndDrop: {items: [Item], over: [\(row), outside, \(row)]}"]
  }

  private static let groups: [CallbackGroup: CallbackCause] = [
    .highlight: tap,
    .selection: CallbackCause(
      Array(tap.keywords) + ["selectRow", "twoFingerDrag", "springLoad", "focus"]
    ) {
      row,
      _ in ["tap: \(row)"]
    },
    .primaryAction: tap,
    .multiSelect: CallbackCause(["twoFingerDrag"]) { row, other in
      ["twoFingerDrag: [\(row), \(other)]"]
    },
    .menu: CallbackCause(["longPress"]) { row, _ in ["longPress: {row: \(row), choose: copy}"] },
    .contextMenu: CallbackCause(["longPress"]) { row, _ in ["longPress: \(row)"] },
    .focus: CallbackCause(["focus"]) { row, _ in ["focus: \(row)"] },
    .springLoading: CallbackCause(["springLoad"]) { row, _ in ["springLoad: \(row)"] },
    .drag: drag,
    .drop: drop,
    .prefetch: CallbackCause(["scroll", "drag", "scrollToRow"]) { _, _ in ["scroll: {by: 44}"] },
  ]

  private static let special: [Callback: CallbackCause] = edits.merging(scrolls) { first, _ in first
  }

  private static let edits: [Callback: CallbackCause] = [
    .accessoryButtonTappedForRowWith: CallbackCause(["tapAccessory", "tap"]) { row, _ in
      ["tapAccessory: \(row)"]
    },
    .willDeselectRowAt: CallbackCause(["tap", "touchUp", "deselectRow", "focus"]) { row, other in
      ["tap: \(row)", "tap: \(other)"]
    },
    .didDeselectRowAt: CallbackCause(["tap", "touchUp", "deselectRow", "focus"]) { row, other in
      ["tap: \(row)", "tap: \(other)"]
    },
    .willPerformPreviewActionForMenu: CallbackCause(["longPress"]) { row, _ in
      ["longPress: {row: \(row), preview: true}"]
    },
    .indexPathForPreferredFocusedView: CallbackCause(["focus"]) { _, _ in ["focus"] },
    .selectionFollowsFocusForRowAt: CallbackCause(["focus"]) { row, _ in ["focus: \(row)"] },
    .trailingSwipeActionsConfigurationForRowAt: swipe,
    .leadingSwipeActionsConfigurationForRowAt: CallbackCause(["swipe"]) { row, _ in
      ["swipe: {row: \(row), edge: leading}"]
    },
    .editActionsForRowAt: swipe,
    .titleForDeleteConfirmationButtonForRowAt: swipe,
    .willBeginEditingRowAt: CallbackCause(["swipe"]) { row, _ in ["swipe: {row: \(row)}"] },
    .didEndEditingRowAt: CallbackCause(["swipe", "closeSwipe"]) { row, _ in
      ["swipe: {row: \(row)}", "closeSwipe"]
    },
    .commitEditingStyle: CallbackCause(
      ["swipe", "tapAction", "confirmDelete", "tapDeleteControl", "tapInsertControl"]
    ) { row, _ in ["swipe: {row: \(row)}", "confirmDelete"] },
    .editingStyleForRowAt: CallbackCause(["setEditing", "swipe"]) { _, _ in ["setEditing: true"] },
    .shouldIndentWhileEditingRowAt: CallbackCause(["setEditing"]) { _, _ in ["setEditing: true"] },
    .canMoveRowAt: CallbackCause(["setEditing"]) { _, _ in ["setEditing: true"] },
    .targetIndexPathForMoveFromRowAt: CallbackCause(["reorder"]) { row, other in
      ["setEditing: true", "reorder: {from: \(row), over: [\(other)]}"]
    },
    .moveRowAt: CallbackCause(["reorder", "dragAndDrop"]) { row, other in
      ["setEditing: true", "reorder: {from: \(row), over: [\(other)]}"]
    },
    .itemsForAddingToDragSession: CallbackCause(["dragAndDrop"]) { row, other in
      ["dragAndDrop: {from: \(other), adding: [\(row)], over: [\(other)]}"]
    },
    .didEndDisplayingCell: leave,
    .didEndDisplayingHeaderView: sectionsLeave,
    .didEndDisplayingFooterView: sectionsLeave,
  ]

  /// Steps that scroll a row off the screen.
  private static let leave = CallbackCause(
    ["scroll", "scrollToRow", "drag", "reloadData", "reloadRows", "deleteRows", "apply", "batch"]
  ) { _, _ in ["scroll: {by: 2000}"] }

  /// Steps that scroll a section off the screen.
  private static let sectionsLeave = CallbackCause(
    ["scroll", "scrollToRow", "drag", "reloadData", "reloadSections", "deleteSections", "apply"]
      + ["batch"]
  ) { _, _ in ["scroll: {by: 2000}"] }

  private static let dragging = CallbackCause(["drag"]) { _, _ in ["drag: {by: 60, velocity: 1}"] }

  private static let scrolls: [Callback: CallbackCause] = [
    .scrollViewDidScroll: CallbackCause(["scroll", "drag", "scrollToRow"]) { _, _ in
      ["scroll: {by: 44}"]
    },
    .scrollViewWillBeginDragging: dragging,
    .scrollViewWillEndDragging: dragging,
    .scrollViewDidEndDragging: dragging,
    .scrollViewWillBeginDecelerating: dragging,
    .scrollViewDidEndDecelerating: dragging,
    .scrollViewDidEndScrollingAnimation: CallbackCause(["scroll", "scrollToRow"]) { _, _ in
      ["scroll: {by: 44, animated: true}"]
    },
    .scrollViewShouldScrollToTop: CallbackCause(["tapStatusBar"]) { _, _ in ["tapStatusBar"] },
    .scrollViewDidScrollToTop: CallbackCause(["tapStatusBar"]) { _, _ in
      ["scroll: {by: 44}", "tapStatusBar"]
    },
    .scrollViewDidChangeAdjustedContentInset: CallbackCause(["setInsets"]) { _, _ in
      ["setInsets: {top: 20}"]
    },
    .sectionForSectionIndexTitle: CallbackCause(["tapIndexTitle", "dragIndex"]) { _, _ in
      ["tapIndexTitle: A"]
    },
    .cancelPrefetchingForRowsAt: CallbackCause(["scroll", "drag", "scrollToRow"]) { _, _ in
      ["scroll: {by: 44}", "scroll: {to: 2000}"]
    },
  ]
}
