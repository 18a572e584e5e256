/// A snapshot of a table: its position, its cells and the heights it knows.
///
/// It is taken without calling the app. Its size is limited: a long list is represented by its
/// first entries and its count.
package struct TableState: Hashable, Sendable {
  package static let mostEntries = 100
  /// The most sections for which row heights are counted in each snapshot.
  package static let mostSections = 1000

  /// The first entries of a list, and the number of all entries.
  package struct Excerpt<Entry: Hashable & Sendable>: Hashable, Sendable {
    package var entries: [Entry] = []
    package var count = 0

    /// Takes the first entries of a list.
    package init<List: Collection>(
      _ list: List,
      _ entry: (List.Element) -> Entry
    ) {
      entries = list.prefix(TableState.mostEntries).map(entry)
      count = list.count
    }

    package init() {}
  }

  package struct Row: Hashable, Sendable {
    package var path: IndexPath
    package var cell: Cell
    /// The top in content coordinates, in points, or nil during a re-query of heights.
    package var y: Double?
    /// The height, in points, or nil during a re-query of heights.
    package var height: Double?
    package var isGuess = false
    /// Whether the cell was last set selected, which may differ from the table's selection.
    package var isSelected = false
    /// Whether the cell was last set highlighted.
    package var isHighlighted = false
    /// Whether the cell was last set editing.
    package var isEditing = false
    /// The controls of the cell in edit mode, or nil outside of edit mode.
    package var controls: Controls?
    package var accessory = AccessoryType.none
    /// The content that the app set on the cell, or nil if unknown.
    package var content: CellContent?
  }

  /// A visible header or footer.
  package struct SectionEndView: Hashable, Sendable {
    package var section: Int
    package var isHeader: Bool
    package var view: SectionView
    /// The current position, or nil during a re-query of heights.
    package var place: Place?
  }

  /// The numbers of rows with a known and with an estimated height.
  package struct Heights: Hashable, Sendable {
    /// The number of rows whose heights were queried, measured or set.
    package var known = 0
    /// The number of rows whose heights are estimates.
    package var guessed = 0
  }

  /// The reuse queue of one identifier.
  package struct Pool: Hashable, Sendable {
    package var identifier: String
    /// The cells of the queue.
    ///
    /// The last one is reused first.
    package var cells: Excerpt<Cell>
  }

  package enum Motion: String, CaseIterable, Sendable {
    case none
    case dragging
    /// The user lifted the finger, and the content still moves.
    case decelerating
    /// An animation of the table or the app moves the content.
    case animating
  }

  /// The reason why `isEditing` is true.
  package enum Editing: String, CaseIterable, Sendable {
    case none
    /// The actions behind a row are shown, or are about to be.
    case swipe
    case edit
  }

  package var isInWindow = false
  package var needsLayout = true
  package var style = TableStyle.plain
  /// The size of the bounds, in points.
  package var size = Size(width: 0, height: 0)
  /// The content inset, in points.
  package var contentInset = EdgeInsets.zero
  /// The height of `tableHeaderView`, in points, or nil for none.
  package var tableHeaderHeight: Double?
  /// The height of `tableFooterView`, in points, or nil for none.
  package var tableFooterHeight: Double?
  /// The vertical content offset, in points.
  package var contentOffset = 0.0
  /// The content size, in points, or nil until the heights are loaded.
  package var contentSize: Size?
  package var motion = Motion.none
  /// The number of loaded sections.
  package var sections = 0
  /// The numbers of known and estimated heights.
  ///
  /// It is nil during a re-query, and if there are more than ``mostSections`` sections.
  package var heights: Heights?
  package var visibleRows = Excerpt<Row>()
  /// Rows outside of the bounds that already have a cell.
  package var preparedRows: [Row] = []
  /// The rows in the bounds and a few above and below, with or without a cell.
  ///
  /// It is empty during a re-query, before heights are loaded, and with more than ``mostSections``
  /// sections.
  package var nearRows: [RowRun] = []
  /// The numbers of rows above and below ``nearRows``, or nil if these are empty.
  package var farRows: FarRows?
  /// The visible headers and footers.
  package var sectionViews = Excerpt<SectionEndView>()
  /// The rows that were prefetched and have not been displayed since.
  package var prefetchedRows = Excerpt<IndexPath>()
  /// The selected rows, in the order in which they were selected.
  package var selectedRows = Excerpt<IndexPath>()
  /// The row that is highlighted during a touch.
  package var highlightedRow: IndexPath?
  package var focusedRow: IndexPath?
  package var editing = Editing.none
  /// The row behind which buttons are shown.
  package var openRow: IndexPath?
  package var openButtons: Buttons?
  /// The row that the user is moving by its reorder control.
  package var movedRow: MovedRow?
  package var drag: Drag?
  package var firstResponder: Cell?
  /// The reuse queues, by identifier.
  package var reusePool: [Pool] = []

  package init() {}
}
