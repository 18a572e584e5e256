extension TableState {
  /// Takes the current state of a table, without calling the app or laying out.
  ///
  /// - Complexity: O(r + s + k log k) for r visible rows, s sections and k selected rows.
  package init(_ table: TableView) {
    isInWindow = table.isInWindow
    needsLayout = table.isLayoutPending
    style = table.style
    size = table.size
    contentInset = table.currentProperties.contentInset
    tableHeaderHeight = table.currentProperties.tableHeaderViewHeight
    tableFooterHeight = table.currentProperties.tableFooterViewHeight
    // Negative zero becomes zero.
    contentOffset = table.contentOffset == 0 ? 0 : table.contentOffset
    contentSize = table.content.hasGeometry ? table.measuredContentSize : nil
    motion = Motion(table.scrolling)
    sections = table.content.sectionCount
    heights = Heights(table.content)
    let row = { (shown: DisplayedRow) in Row(shown, in: table) }
    visibleRows = Excerpt(table.screen.rows, row)
    preparedRows = table.screen.prepared.map(row)
    sectionViews = Excerpt(table.screen.views) { shown in
      SectionEndView(shown, in: table)
    }
    (nearRows, farRows) = NearRows(table).found
    prefetchedRows = Excerpt(table.screen.announced) { $0 }
    selectedRows = Excerpt(table.selectedRows) { $0 }
    highlightedRow = table.highlightedRow
    focusedRow = table.focusedRow
    editing = Editing(table.editing.mode)
    openRow = table.editing.openRow?.path
    openButtons = table.editing.openRow.map(Buttons.init)
    movedRow = table.moving.reordering.flatMap(MovedRow.init)
    drag = Drag(table.moving.drag)
    firstResponder = table.cells.firstResponder
    reusePool = table.reusePool.filter { !$0.cells.isEmpty }.map { pool in
      Pool(identifier: pool.identifier, cells: Excerpt(pool.cells) { $0 })
    }
  }

  /// Adds the contents of the cells, by the numbers of the cells.
  package mutating func fill(_ contents: [Int: CellContent]) {
    guard !contents.isEmpty else { return }
    for place in visibleRows.entries.indices {
      visibleRows.entries[place].content = contents[visibleRows.entries[place].cell.number]
    }
    for place in preparedRows.indices {
      preparedRows[place].content = contents[preparedRows[place].cell.number]
    }
  }
}

extension TableState.Row {
  fileprivate init(_ shown: DisplayedRow, in table: TableView) {
    path = shown.path
    cell = shown.cell
    if !table.content.isAskedAnew, table.content.contains(path) {
      y = table.content.top(of: path)
      height = table.content.sections[path.section].rows.height(of: path.row)
      isGuess = table.content.isEstimate(path)
    }
    let record = table.cells[cell]
    isSelected = record.isSelected
    isHighlighted = record.isHighlighted
    isEditing = record.isEditing
    accessory = record.accessory
    if table.editing.mode == .edit, let known = record.controls {
      controls = TableState.Controls(
        style: known.canEdit ? known.style : .none,
        canMove: known.canMove
      )
    }
  }
}

extension TableState.SectionEndView {
  fileprivate init(_ shown: DisplayedView, in table: TableView) {
    section = shown.section
    isHeader = shown.end == .header
    view = shown.view
    guard !table.content.isAskedAnew, let state = table.content.end(shown.end, of: section)
    else { return }
    let (rest, now) = table.rects(of: shown.end, section)
    place = TableState.Place(
      y: now.y,
      height: now.height,
      isGuess: state.isEstimate,
      isPinned: now.y != rest.y
    )
  }
}

extension TableState.Buttons {
  fileprivate init(_ row: OpenRow) {
    if case .swipe(let edge) = row.opener { self.edge = edge }
    titles = row.buttons.titles
  }
}

extension TableState.MovedRow {
  /// Returns nil if the app has deleted the row.
  fileprivate init?(_ row: Reordering) {
    guard !row.isGone else { return nil }
    path = row.source
    target = row.target
  }
}

extension TableState.Drag {
  /// Returns nil if nothing is dragged.
  fileprivate init?(_ session: DragSession) {
    guard session.isUnderWay else { return nil }
    rows = session.rows.compactMap(\.self)
    items = session.items
    destination = session.destination
  }
}

extension Content {
  /// Whether a state reports heights.
  ///
  /// The heights must be loaded and not be queried again, and the sections must not be too many.
  var areHeightsKnown: Bool {
    hasGeometry && !isAskedAnew && sections.count <= TableState.mostSections
  }
}

extension TableState.Heights {
  /// Counts known and estimated heights, or returns nil if the heights are not loaded, or if there
  /// are too many sections.
  fileprivate init?(_ content: borrowing Content) {
    guard content.areHeightsKnown else { return nil }
    for section in content.sections {
      let guesses = section.rows.guessCount
      known += section.rows.count - guesses
      guessed += guesses
    }
  }
}

extension TableState.Motion {
  fileprivate init(_ scrolling: ScrollState) {
    if let motion = scrolling.motion {
      self = motion.isDeceleration ? .decelerating : .animating
    } else {
      self = scrolling.isDragging ? .dragging : .none
    }
  }
}

extension TableState.Editing {
  fileprivate init(_ mode: EditingState.Mode) {
    switch mode {
    case .none: self = .none
    case .swipe: self = .swipe
    case .edit: self = .edit
    }
  }
}
