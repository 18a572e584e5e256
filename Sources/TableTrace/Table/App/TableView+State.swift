/// Queries of the app about the table's state, which cause no layout.
extension TableView {
  /// Whether the table is in a window.
  public var isInWindow: Bool { viewport.isInWindow }

  /// The size of the bounds, in points.
  public var size: Size { viewport.size }

  /// The vertical content offset, in points.
  public var contentOffset: Double { viewport.offset }

  /// `isDragging`: a finger drags the content, or what it let go still moves.
  public var isDragging: Bool { scrolling.isDragging }

  /// `hasActiveDrag`: rows of the table are lifted, and the drag has not ended.
  package var hasActiveDrag: Bool { moving.drag.isLifted }

  /// `hasActiveDrop`: a drag that the table takes is over it.
  package var hasActiveDrop: Bool { moving.drag.isInside }

  /// `hasUncommittedUpdates`: the rows differ from those of the data source.
  ///
  /// A row is being reordered, a gap is open for a drop, or a placeholder represents an item.
  package var hasUncommittedUpdates: Bool {
    moving.reordering != nil || moving.drag.opensGap || moving.placeholders.contains { $0 != nil }
  }

  /// Whether the content moves by itself.
  package var isScrolling: Bool { scrolling.motion != nil }

  /// Whether structural updates, or buttons that close, are still animated.
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

  /// `isEditing`: the table is in edit mode, or the actions behind a row are shown.
  public var isEditing: Bool { editing.mode != .none }

  /// The rules by which the table is edited or not, besides what the app sets.
  package var editingRules: [RuleID] { editing.wasSwiped ? [.swipeIsEditing] : [] }

  package var reusePool: [(identifier: String, cells: [Cell])] { cells.pooled }

  /// The place of the app's current action, a number of the caller's choice, such as the line of a
  /// script.
  ///
  /// Explanations of exceptions contain it.
  package var placeInScript: Int? {
    get { origins.placeInScript }
    set { origins.placeInScript = newValue }
  }

  /// The place of the answer that a callback gives, where it has one of its own.
  package var placeOfAnswer: Int? {
    get { origins.placeOfAnswer }
    set { origins.placeOfAnswer = newValue }
  }

  /// The number of queries for the number of sections; rows queried in between belong to the same
  /// data.
  package var countRequeries: Int { origins.counts.requeries }
}
