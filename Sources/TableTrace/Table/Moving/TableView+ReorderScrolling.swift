/// The content scrolls by itself while a dragged row hovers at an edge.
extension TableView {
  /// The points that the content moves in a frame, and the most frames of one hover.
  ///
  /// Frames are longer if the place is farther away.
  private static let step = 20.0
  private static let frames = 10_000

  /// Scrolls until a place is on screen, or fills what the insets leave of it; each row that comes
  /// under the finger is proposed.
  func scrollForReordering(to place: IndexPath) throws(UIKitException) {
    guard isInWindow, let row = rowAtPlace(place) else { return }
    sink.entered(.reorderAutoScroll)
    defer { sink.left() }
    let step = max(Self.step, abs(distanceInSight(of: row)) / Double(Self.frames))
    for _ in 0..<Self.frames {
      // A callback of the frame before may have taken the row away.
      guard content.contains(row) else { return }
      let distance = min(max(distanceInSight(of: row), -step), step)
      let offset = restingOffset(contentOffset + distance)
      guard distance != 0, offset != contentOffset else { return }
      try showFrame(at: offset, rule: .reorderAutoScroll, by: [.reorderAutoScroll])
      guard let hovered = hoveredRow(down: distance > 0), hovered != row else { continue }
      try propose(hovered)
    }
  }

  /// Returns the distance that the content must move to bring a row between the insets; positive
  /// towards the end.
  private func distanceInSight(of row: IndexPath) -> Double {
    let top = content.top(of: row) - viewport.top - currentProperties.contentInset.top
    let bottom = content.bottom(of: row) - viewport.bottom + currentProperties.contentInset.bottom
    // One that is taller than the visible area moves no farther than over it.
    if bottom > 0 { return max(0, min(bottom, top)) }
    return min(0, max(bottom, top))
  }

  /// Returns the row at a place; the place behind the last row of a section is at that row.
  private func rowAtPlace(_ place: IndexPath) -> IndexPath? {
    if content.contains(place) { return place }
    guard place.row > 0 else { return nil }
    let above = IndexPath(section: place.section, row: place.row - 1)
    return content.contains(above) ? above : nil
  }

  /// Returns the row under a finger at the lower or upper edge of the table.
  private func hoveredRow(down: Bool) -> IndexPath? {
    let inset = currentProperties.contentInset
    let edge = down ? viewport.bottom - inset.bottom - 1 : viewport.top + inset.top + 1
    guard let row = content.firstRow(endingAfter: edge), content.top(of: row) <= edge else {
      return nil
    }
    return row
  }
}
