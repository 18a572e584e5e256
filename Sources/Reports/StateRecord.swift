import TableTrace

/// The state of the table as part of JSON Lines records; sizes are in points, rows as the trace
/// writes them, and keys that mean nothing at the moment are absent.
struct StateRecord: Encodable {
  private struct Bounds: Encodable {
    var width: Double
    var height: Double

    /// Nothing for heights whose sum is no number any more.
    init?(_ size: Size) {
      guard size.width.isFinite, size.height.isFinite else { return nil }
      width = size.width
      height = size.height
    }
  }

  /// The first entries of a list, and the number of all.
  private struct List<Entry: Encodable>: Encodable {
    var count: Int
    var first: [Entry]

    init<Element>(_ list: TableState.Excerpt<Element>, _ entry: (Element) -> Entry) {
      count = list.count
      first = list.entries.map(entry)
    }
  }

  private struct Row: Encodable {
    var row: String
    var cell: String
    var height: Double?
    var isGuess: Bool?
    var cellStates: [String]?
    var content: String?

    init(_ row: TableState.Row) {
      self.row = row.path.description
      cell = row.cell.description
      height = row.height
      isGuess = row.isGuess ? true : nil
      let states = row.states
      cellStates = states.isEmpty ? nil : states
      content = row.content?.description
    }
  }

  private struct SectionEndView: Encodable {
    var section: Int
    var end: String
    var view: String

    init(_ view: TableState.SectionEndView) {
      section = view.section
      end = view.isHeader ? "header" : "footer"
      self.view = view.view.description
    }
  }

  private struct Heights: Encodable {
    var known: Int
    var guessed: Int
  }

  private struct Pool: Encodable {
    var identifier: String
    var cells: List<String>

    init(_ pool: TableState.Pool) {
      identifier = pool.identifier
      cells = List(pool.cells, \.description)
    }
  }

  private var bounds: Bounds?
  private var contentOffset: Double
  private var contentSize: Bounds?
  private var editing: String
  private var focusedRow: String?
  private var heights: Heights?
  private var highlightedRow: String?
  private var isInWindow: Bool
  private var motion: String
  private var needsLayout: Bool
  private var openRow: String?
  private var prefetchedRows: List<String>
  private var preparedRows: [Row]
  private var reusePool: [Pool]
  private var sections: Int
  private var sectionViews: List<SectionEndView>
  private var selectedRows: List<String>
  private var visibleRows: List<Row>

  /// The record of a state.
  init(_ state: TableState) {
    bounds = Bounds(state.size)
    contentOffset = state.contentOffset
    contentSize = state.contentSize.flatMap(Bounds.init)
    editing = state.editing.rawValue
    focusedRow = state.focusedRow?.description
    heights = state.heights.map { Heights(known: $0.known, guessed: $0.guessed) }
    highlightedRow = state.highlightedRow?.description
    isInWindow = state.isInWindow
    motion = state.motion.rawValue
    needsLayout = state.needsLayout
    openRow = state.openRow?.description
    prefetchedRows = List(state.prefetchedRows, \.description)
    preparedRows = state.preparedRows.map(Row.init)
    reusePool = state.reusePool.map(Pool.init)
    sections = state.sections
    sectionViews = List(state.sectionViews, SectionEndView.init)
    selectedRows = List(state.selectedRows, \.description)
    visibleRows = List(state.visibleRows, Row.init)
  }
}

extension TableState.Row {
  /// What the cell was last set, in words.
  package var states: [String] {
    [
      isSelected ? "selected" : nil, isHighlighted ? "highlighted" : nil,
      isEditing ? "editing" : nil,
    ].compactMap(\.self)
  }
}
