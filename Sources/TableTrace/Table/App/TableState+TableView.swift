/// How a state is taken from a table.
extension TableState {
  /// Takes the state of a table as it is now; nobody is asked and nothing is laid out.
  ///
  /// - Complexity: O(r + s) in the rows on screen and the sections, both bounded, and O(k log k) in
  ///   the selected rows.
  package init(_ table: TableView) {
    isInWindow = table.isInWindow
    needsLayout = table.isLayoutPending
    size = table.size
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
      SectionEndView(section: shown.section, isHeader: shown.end == .header, view: shown.view)
    }
    prefetchedRows = Excerpt(table.screen.announced) { $0 }
    selectedRows = Excerpt(table.selectedRows) { $0 }
    highlightedRow = table.highlightedRow
    focusedRow = table.focusedRow
    editing = Editing(table.editing.mode)
    openRow = table.editing.openRow?.path
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
      height = table.content.sections[path.section].rows.height(of: path.row)
      isGuess = table.content.isEstimate(path)
    }
    let record = table.cells[cell]
    isSelected = record.isSelected
    isHighlighted = record.isHighlighted
    isEditing = record.isEditing
  }
}

extension TableState.Heights {
  /// Counts the rows of a content, if their heights are loaded and their sections are not too many.
  fileprivate init?(_ content: borrowing Content) {
    guard content.hasGeometry, !content.isAskedAnew,
      content.sections.count <= TableState.mostSections
    else { return nil }
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
