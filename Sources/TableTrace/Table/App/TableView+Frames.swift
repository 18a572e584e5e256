/// The frames of what is displayed, in the content, without a layout or a query.
extension TableView {
  /// Returns the frame of a cell's row, or nil if its height is not known.
  package func frameOfCell(_ cell: Cell) -> Rect? {
    cells[cell].path.flatMap { frameOfKnownRow($0) }
  }

  /// Returns the frame of a visible header or footer, which may be pinned, or nil.
  package func frameOfSectionView(_ view: SectionView) -> Rect? {
    screen.views.first { $0.view == view }.flatMap { frameOfShownView($0) }
  }

  /// The visible cells with their frames, in row order.
  package var framesOfCells: [(cell: Cell, frame: Rect)] {
    screen.rows.compactMap { row in frameOfKnownRow(row.path).map { (row.cell, $0) } }
  }

  /// The visible headers and footers with their frames, in the order of their creation.
  package var framesOfSectionViews: [(view: SectionView, frame: Rect)] {
    screen.views.compactMap { shown in frameOfShownView(shown).map { (shown.view, $0) } }
  }

  /// The height of the content, or nil if heights are not known.
  package var knownContentHeight: Double? {
    content.hasGeometry ? measuredContentSize.height : nil
  }

  private func frameOfKnownRow(_ path: IndexPath) -> Rect? {
    guard content.hasGeometry, content.contains(path) else { return nil }
    return fullWidthRect(
      y: content.top(of: path),
      height: content.sections[path.section].rows.height(of: path.row)
    )
  }

  private func frameOfShownView(_ shown: DisplayedView) -> Rect? {
    guard content.hasGeometry, content.sections.indices.contains(shown.section) else { return nil }
    return rects(of: shown.end, shown.section).now
  }
}
