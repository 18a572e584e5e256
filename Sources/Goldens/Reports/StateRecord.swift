import TableTrace

/// The state of the table in JSON Lines records.
///
/// Sizes are in points, rows have the form of a trace, and keys without a meaning are omitted.
struct StateRecord: Encodable {
  private struct Bounds: Encodable {
    var width: Double
    var height: Double

    /// Nil for heights without a finite sum.
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
    var y: Double?
    var height: Double?
    var isGuess: Bool?
    var cellStates: [String]?
    var controls: Controls?
    var accessory: String?
    var content: String?

    init(_ row: TableState.Row) {
      self.row = row.path.description
      cell = row.cell.description
      y = row.y.flatMap(Self.finite)
      height = row.height
      isGuess = row.isGuess ? true : nil
      let states = row.states
      cellStates = states.isEmpty ? nil : states
      controls = row.controls.map { Controls(style: $0.style.rawValue, canMove: $0.canMove) }
      accessory = row.accessory == .none ? nil : row.accessory.rawValue
      content = row.content?.description
    }

    /// Nil for sums that are not finite.
    static func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
  }

  private struct Controls: Encodable {
    var style: String
    var canMove: Bool
  }

  private struct RowRun: Encodable {
    var first: String
    var last: String
    var y: Double?
    var height: Double
    var isGuess: Bool?

    init(_ run: TableState.RowRun) {
      first = run.first.description
      last = run.last.description
      y = Row.finite(run.y)
      height = run.height
      isGuess = run.isGuess ? true : nil
    }
  }

  private struct FarRows: Encodable {
    var above: Int
    var below: Int
  }

  private struct Insets: Encodable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double

    /// Nil without insets.
    init?(_ insets: EdgeInsets) {
      guard insets != .zero else { return nil }
      (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
    }
  }

  private struct Buttons: Encodable {
    var edge: String?
    var titles: [String]
  }

  private struct MovedRow: Encodable {
    var row: String
    var target: String
  }

  private struct Drag: Encodable {
    var rows: [String]
    var items: Int
    var destination: String?
  }

  private struct SectionEndView: Encodable {
    var section: Int
    var end: String
    var view: String
    var y: Double?
    var height: Double?
    var isGuess: Bool?
    var isPinned: Bool?

    init(_ view: TableState.SectionEndView) {
      section = view.section
      end = view.isHeader ? "header" : "footer"
      self.view = view.view.description
      guard let place = view.place else { return }
      y = Row.finite(place.y)
      height = Row.finite(place.height)
      isGuess = place.isGuess ? true : nil
      isPinned = place.isPinned ? true : nil
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
  private var contentInset: Insets?
  private var contentOffset: Double
  private var contentSize: Bounds?
  private var drag: Drag?
  private var editing: String
  private var farRows: FarRows?
  private var firstResponder: String?
  private var focusedRow: String?
  private var heights: Heights?
  private var highlightedRow: String?
  private var isInWindow: Bool
  private var motion: String
  private var movedRow: MovedRow?
  private var nearRows: [RowRun]
  private var needsLayout: Bool
  private var openButtons: Buttons?
  private var openRow: String?
  private var prefetchedRows: List<String>
  private var preparedRows: [Row]
  private var reusePool: [Pool]
  private var sections: Int
  private var sectionViews: List<SectionEndView>
  private var selectedRows: List<String>
  private var style: String
  private var tableFooterHeight: Double?
  private var tableHeaderHeight: Double?
  private var visibleRows: List<Row>

  init(_ state: TableState) {
    bounds = Bounds(state.size)
    contentInset = Insets(state.contentInset)
    contentOffset = state.contentOffset
    contentSize = state.contentSize.flatMap(Bounds.init)
    drag = state.drag.map { drag in
      Drag(
        rows: drag.rows.map(\.description),
        items: drag.items,
        destination: drag.destination?.description
      )
    }
    editing = state.editing.rawValue
    farRows = state.farRows.map { FarRows(above: $0.above, below: $0.below) }
    firstResponder = state.firstResponder?.description
    focusedRow = state.focusedRow?.description
    heights = state.heights.map { Heights(known: $0.known, guessed: $0.guessed) }
    highlightedRow = state.highlightedRow?.description
    isInWindow = state.isInWindow
    motion = state.motion.rawValue
    movedRow = state.movedRow.map { row in
      MovedRow(row: row.path.description, target: row.target.description)
    }
    nearRows = state.nearRows.map(RowRun.init)
    needsLayout = state.needsLayout
    openButtons = state.openButtons.map { Buttons(edge: $0.edge?.rawValue, titles: $0.titles) }
    openRow = state.openRow?.description
    prefetchedRows = List(state.prefetchedRows, \.description)
    preparedRows = state.preparedRows.map(Row.init)
    reusePool = state.reusePool.map(Pool.init)
    sections = state.sections
    sectionViews = List(state.sectionViews, SectionEndView.init)
    selectedRows = List(state.selectedRows, \.description)
    style = state.style.rawValue
    tableFooterHeight = state.tableFooterHeight
    tableHeaderHeight = state.tableHeaderHeight
    visibleRows = List(state.visibleRows, Row.init)
  }
}

extension TableState.Row {
  /// The last values set on the cell, in words.
  package var states: [String] {
    [
      isSelected ? "selected" : nil, isHighlighted ? "highlighted" : nil,
      isEditing ? "editing" : nil,
    ].compactMap(\.self)
  }
}
