/// Automatic scrolling while a dragged row is at an edge of the table.
extension TableView {
  /// The distance of a frame, in points, and the most frames while the row stays at an edge.
  ///
  /// If the place is too far away, the distance of a frame is larger.
  private static let step = 20.0
  private static let frames = 10_000

  /// Scrolls until a place is visible between the insets.
  ///
  /// Each row that moves under the finger is proposed as a place.
  func scrollForReordering(to place: IndexPath) throws(UIKitException) {
    guard isInWindow, let row = rowAtPlace(place) else { return }
    sink.entered(.reorderAutoScroll)
    defer { sink.left() }
    let step = max(Self.step, abs(distanceInSight(of: row)) / Double(Self.frames))
    for _ in 0..<Self.frames {
      // A callback of the previous frame may have removed the row.
      guard content.contains(row) else { return }
      let distance = min(max(distanceInSight(of: row), -step), step)
      let offset = restingOffset(contentOffset + distance)
      guard distance != 0, offset != contentOffset else { return }
      try showFrame(at: offset, rule: .reorderAutoScroll, by: [.reorderAutoScroll])
      guard let hovered = hoveredRow(down: distance > 0), hovered != row else { continue }
      try propose(hovered)
    }
  }

  /// Returns how far the content must move to show a row between the insets.
  ///
  /// It is positive if the content must scroll down.
  private func distanceInSight(of row: IndexPath) -> Double {
    let top = content.top(of: row) - viewport.top - currentProperties.contentInset.top
    let bottom = content.bottom(of: row) - viewport.bottom + currentProperties.contentInset.bottom
    // A row that is taller than the visible area moves only until its top is visible.
    if bottom > 0 { return max(0, min(bottom, top)) }
    return min(0, max(bottom, top))
  }

  /// Returns the row at a place, or the last row of a section for the section's end.
  private func rowAtPlace(_ place: IndexPath) -> IndexPath? {
    if content.contains(place) { return place }
    guard place.row > 0 else { return nil }
    let above = IndexPath(section: place.section, row: place.row - 1)
    return content.contains(above) ? above : nil
  }

  /// Returns the row under a finger at the lower or upper edge of the visible area.
  private func hoveredRow(down: Bool) -> IndexPath? {
    let inset = currentProperties.contentInset
    let edge = down ? viewport.bottom - inset.bottom - 1 : viewport.top + inset.top + 1
    guard let row = content.firstRow(endingAfter: edge), content.top(of: row) <= edge else {
      return nil
    }
    return row
  }
}
