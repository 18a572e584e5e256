/// The app's queries for the table's state, which cause no layout.
extension TableView {
  /// Whether the table is in a window.
  public var isInWindow: Bool { viewport.isInWindow }

  /// The size of the bounds, in points.
  public var size: Size { viewport.size }

  /// The vertical content offset, in points.
  public var contentOffset: Double { viewport.offset }

  /// `isDragging`: the user drags the content, or it still moves after the drag.
  public var isDragging: Bool { scrolling.isDragging }

  /// `isTracking`: the finger of a drag is still on the content.
  package var isTracking: Bool { scrolling.isDragging && !scrolling.isLifted }

  /// `isDecelerating`: the content still moves after a drag.
  package var isDecelerating: Bool { scrolling.motion?.isDeceleration ?? false }

  /// `hasActiveDrag`: rows of the table are lifted, and the drag has not ended.
  package var hasActiveDrag: Bool { moving.drag.isLifted }

  /// `hasActiveDrop`: a drag that the table accepts is over it.
  package var hasActiveDrop: Bool { moving.drag.isInside }

  /// `hasUncommittedUpdates`: whether the rows differ from those of the data source.
  ///
  /// They differ while a row is reordered, a gap is open for a drop, or a placeholder stands for an
  /// item.
  package var hasUncommittedUpdates: Bool {
    moving.reordering != nil || moving.drag.opensGap || moving.placeholders.contains { $0 != nil }
  }

  /// Whether the content moves without a touch.
  package var isScrolling: Bool { scrolling.motion != nil }

  /// Whether updates, or closing swipe buttons, are still animated.
  package var isUpdating: Bool { !updates.animations.isEmpty || editing.isClosing }

  package var isLayoutPending: Bool { pending.needsLayout }

  /// Whether the numbers of sections and rows are loaded.
  package var hasCounts: Bool { !content.isEmpty }

  /// Whether the heights of rows and sections are loaded, not only counts.
  package var hasHeights: Bool { content.hasGeometry }

  /// The selected rows, in the order in which they were selected.
  package var selectedRows: [IndexPath] { selection.rows }

  package var highlightedRow: IndexPath? { fingers.highlightedRow }

  package var focusedRow: IndexPath? { selection.focusedRow }

  package var isTouched: Bool { fingers.touch != nil }

  /// `isEditing`: whether the table is in edit mode, or the actions behind a row are shown.
  public var isEditing: Bool { editing.mode != .none }

  /// The rules that decide whether the table is editing, in addition to what the app sets.
  package var editingRules: [RuleID] { editing.cause.map { [$0] } ?? [] }

  package var reusePool: [(identifier: String, cells: [Cell])] { cells.pooled }

  /// The app's current position in a script, such as a line number, or nil.
  ///
  /// Explanations of exceptions include it.
  package var placeInScript: Int? {
    get { origins.placeInScript }
    set { origins.placeInScript = newValue }
  }

  /// The position in a script of the answer that a callback returns, or nil if it has none.
  package var placeOfAnswer: Int? {
    get { origins.placeOfAnswer }
    set { origins.placeOfAnswer = newValue }
  }

  /// How often the number of sections was queried.
  ///
  /// Counts that are queried between two of these queries belong to the same data.
  package var countRequeries: Int { origins.counts.requeries }
}
