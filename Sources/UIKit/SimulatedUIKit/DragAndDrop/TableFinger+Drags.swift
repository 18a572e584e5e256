import TableTrace

public import struct Foundation.IndexPath

/// Drags with the interaction of iOS 11.
extension TableFinger {
  public enum Place: Sendable {
    /// Over a row, or over the end of a section as the row after its last.
    case row(IndexPath)
    /// Over the table where it has no row.
    case empty
    case outside
  }

  /// Drags a row out of its place, and rows that are tapped meanwhile with it, over places, and drops
  /// them at the last.
  public func dragAndDrop(
    _ row: IndexPath,
    adding added: [IndexPath] = [],
    over places: [Place]
  ) {
    table.session.begin()
    drag(from: .row(TableTrace.IndexPath(row)), at: [row], adding: added, over: places)
  }

  /// Drags items from elsewhere over places, and drops them at the last.
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
  /// The place that a hand means.
  init(_ place: TableFinger.Place) {
    switch place {
    case .row(let row): self = .row(TableTrace.IndexPath(row))
    case .empty: self = .empty
    case .outside: self = .outside
    }
  }
}
