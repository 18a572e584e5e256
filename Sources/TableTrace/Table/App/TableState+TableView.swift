extension TableState {
  /// Takes the state of a table as it is now; nothing is called and nothing is laid out.
  ///
  /// - Complexity: O(r + s) in the rows on screen and the sections, both bounded, and O(k log k) in
  ///   the selected rows.
  package init(_ table: TableView) {
    isInWindow = table.isInWindow
    needsLayout = table.isLayoutPending
    style = table.style
    size = table.size
    contentInset = table.currentProperties.contentInset
    tableHeaderHeight = table.currentProperties.tableHeaderViewHeight
    tableFooterHeight = table.currentProperties.tableFooterViewHeight
    // Minus nothing is nothing.
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

  /// Says what the cells show, by their numbers.
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
  /// Nothing for a row that the app has deleted meanwhile.
  fileprivate init?(_ row: Reordering) {
    guard !row.isGone else { return nil }
    path = row.source
    target = row.target
  }
}

extension TableState.Drag {
  /// Nothing where no finger drags anything.
  fileprivate init?(_ session: DragSession) {
    guard session.isUnderWay else { return nil }
    rows = session.rows.compactMap(\.self)
    items = session.items
    destination = session.destination
  }
}

extension Content {
  /// Whether a state reports heights: they are loaded, not queried anew, and of not too many
  /// sections.
  var areHeightsKnown: Bool {
    hasGeometry && !isAskedAnew && sections.count <= TableState.mostSections
  }
}

extension TableState.Heights {
  /// Counts the rows of a content, if their heights are loaded and their sections are not too many.
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
