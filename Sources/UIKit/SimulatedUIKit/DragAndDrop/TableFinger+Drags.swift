import TableTrace

public import struct Foundation.IndexPath

/// Drags and drops with the drag interaction of iOS 11.
extension TableFinger {
  public enum Place: Sendable {
    /// A row, or the row after the last one for the end of a section.
    case row(IndexPath)
    /// A place of the table without a row.
    case empty
    case outside
  }

  /// Drags a row over places, and drops it at the last one.
  ///
  /// Rows in `adding` are tapped during the drag and join it.
  public func dragAndDrop(
    _ row: IndexPath,
    adding added: [IndexPath] = [],
    over places: [Place]
  ) {
    table.session.begin()
    drag(from: .row(TableTrace.IndexPath(row)), at: [row], adding: added, over: places)
  }

  /// Drags items from elsewhere over places, and drops them at the last one.
  public func drop(_ items: [UIDragItem], over places: [Place]) {
    table.session.begin(items)
    drag(from: .elsewhere(items: items.count), at: [], adding: [], over: places)
  }

  private func drag(
    from origin: DragGesture.Origin,
    at rows: [IndexPath],
    adding added: [IndexPath],
    over places: [Place]
  ) {
    let places = places.map { DragGesture.Place($0) }
    table.gesture("dragAndDrop", at: rows) { finger throws(UIKitException) in
      try finger.dragAndDrop(DragGesture(from: origin, adding: added.simulated, over: places))
    }
  }
}

extension DragGesture.Place {
  /// Converts a place of the simulated user.
  init(_ place: TableFinger.Place) {
    switch place {
    case .row(let row): self = .row(TableTrace.IndexPath(row))
    case .empty: self = .empty
    case .outside: self = .outside
    }
  }
}
