/// A snapshot of a table: its place, its cells and its knowledge.
///
/// It is taken without calling any client, and its size is bounded. A long list is represented by
/// its first entries and the number of all.
package struct TableState: Hashable, Sendable {
  package static let mostEntries = 100
  /// The most sections whose rows are counted for each moment.
  package static let mostSections = 1000

  /// The first entries of a list, and how many there are.
  package struct Excerpt<Entry: Hashable & Sendable>: Hashable, Sendable {
    /// The first entries, in order.
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
    /// The top in the content, in points, or nil while a re-query queries heights anew.
    package var y: Double?
    /// The height, in points, or nil while a re-query queries it anew.
    package var height: Double?
    package var isGuess = false
    /// Whether the cell was last set selected; the table's own selection is another list.
    package var isSelected = false
    /// Whether the cell was last set highlighted.
    package var isHighlighted = false
    /// Whether the cell was last set editing.
    package var isEditing = false
    /// The controls of the cell in edit mode, or nil outside of it.
    package var controls: Controls?
    package var accessory = AccessoryType.none
    /// The content that the app set on the cell, or nil if unknown.
    package var content: CellContent?
  }

  /// A header or footer on screen.
  package struct SectionEndView: Hashable, Sendable {
    package var section: Int
    package var isHeader: Bool
    package var view: SectionView
    /// The current place, or nil while a re-query queries the heights.
    package var place: Place?
  }

  /// The numbers of known and estimated row heights.
  package struct Heights: Hashable, Sendable {
    /// The rows whose heights were queried, measured or set.
    package var known = 0
    /// The rows whose heights are guesses.
    package var guessed = 0
  }

  /// The cells of one identifier that nothing shows.
  package struct Pool: Hashable, Sendable {
    package var identifier: String
    /// The cells; the last one is handed out first.
    package var cells: Excerpt<Cell>
  }

  package enum Motion: String, CaseIterable, Sendable {
    case none
    case dragging
    /// A finger has let it go.
    case decelerating
    /// An animation of the table or the app.
    case animating
  }

  /// The meaning of `isEditing`.
  package enum Editing: String, CaseIterable, Sendable {
    case none
    /// The actions behind a row are shown, or about to be.
    case swipe
    case edit
  }

  package var isInWindow = false
  package var needsLayout = true
  package var style = TableStyle.plain
  /// The size of the bounds, in points.
  package var size = Size(width: 0, height: 0)
  /// The insets of the content, in points.
  package var contentInset = EdgeInsets.zero
  /// The height of `tableHeaderView`, in points, or nil for none.
  package var tableHeaderHeight: Double?
  /// The height of `tableFooterView`, in points, or nil for none.
  package var tableFooterHeight: Double?
  /// The vertical content offset, in points.
  package var contentOffset = 0.0
  /// The size of everything, in points, or nil until heights are loaded.
  package var contentSize: Size?
  package var motion = Motion.none
  /// The number of sections, as far as they are loaded.
  package var sections = 0
  /// The numbers of known and estimated heights; nil during a re-query, and for more than
  /// ``mostSections`` sections.
  package var heights: Heights?
  /// The rows on screen, ascending.
  package var visibleRows = Excerpt<Row>()
  /// Rows beside them that have a cell all the same.
  package var preparedRows: [Row] = []
  /// The rows in the bounds and a few above and below, with or without a cell.
  ///
  /// Empty while heights are not loaded or are queried again, and in tables of more than
  /// ``mostSections`` sections.
  package var nearRows: [RowRun] = []
  /// The numbers of rows above and below those, or nil if ``nearRows`` is empty.
  package var farRows: FarRows?
  /// The headers and footers on screen.
  package var sectionViews = Excerpt<SectionEndView>()
  /// The rows announced to the prefetch data source and not displayed since.
  package var prefetchedRows = Excerpt<IndexPath>()
  /// The selected rows, in the order in which they were selected.
  package var selectedRows = Excerpt<IndexPath>()
  /// The row that is highlighted while a finger is on it.
  package var highlightedRow: IndexPath?
  package var focusedRow: IndexPath?
  package var editing = Editing.none
  /// The row behind which buttons are shown.
  package var openRow: IndexPath?
  package var openButtons: Buttons?
  /// The row that a finger moves by its reorder control.
  package var movedRow: MovedRow?
  package var drag: Drag?
  package var firstResponder: Cell?
  /// The cells that nothing shows, by identifier.
  package var reusePool: [Pool] = []

  /// A table that has no bounds, no window and nothing loaded.
  package init() {}
}
