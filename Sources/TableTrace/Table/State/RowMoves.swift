/// How index paths change through an update or a reorder.
///
/// It is a value, so that the parts of a table can renumber their rows without the table.
enum RowMoves: Sendable {
  /// The operations of an update group.
  case update(IndexMapping)
  /// One row moves to a target that is counted without the moved row.
  case move(from: IndexPath, to: IndexPath)

  /// The new index path of a row, or nil if it is deleted or reloaded.
  subscript(row: IndexPath) -> IndexPath? {
    switch self {
    case .update(let mapping): mapping.newPath(of: row)
    case .move(let source, let target):
      row == source ? target : row.shifted(from: source, to: target)
    }
  }

  func paths(_ rows: some Collection<IndexPath>) -> [IndexPath?] {
    guard !rows.isEmpty else { return [] }
    return switch self {
    case .update(let mapping): mapping.newPaths(of: rows)
    case .move: rows.map { self[$0] }
    }
  }

  /// Returns the new index path of a row that the user holds, even if it is reloaded, or nil if
  /// deleted.
  func held(_ row: IndexPath) -> IndexPath? {
    switch self {
    case .update(let mapping): mapping.heldPath(of: row)
    case .move: self[row]
    }
  }

  /// Returns the new index paths of rows that the user holds, without the deleted ones.
  func held(_ rows: [IndexPath]) -> [IndexPath] {
    guard !rows.isEmpty else { return [] }
    return switch self {
    case .update(let mapping): mapping.heldPaths(of: rows)
    case .move: rows.compactMap { self[$0] }
    }
  }

  /// Returns the old index path of a row, even if it is reloaded, or nil if it is new.
  func origin(of row: IndexPath) -> IndexPath? {
    switch self {
    case .update(let mapping): mapping.heldOrigin(of: row)
    case .move(let source, let target):
      row == target ? source : row.shifted(from: target, to: source)
    }
  }

  /// Returns the new place of an insertion, or nil if its section is gone.
  func gap(_ place: IndexPath) -> IndexPath? {
    switch self {
    case .update(let mapping): mapping.newGap(of: place)
    case .move(let source, let target): place.shifted(from: source, to: target)
    }
  }

  /// Returns the new places of insertions, or nil for places that are gone.
  func gaps(_ places: [IndexPath?]) -> [IndexPath?] {
    guard !places.isEmpty else { return [] }
    return switch self {
    case .update(let mapping): mapping.newGaps(of: places)
    case .move: places.map { place in place.flatMap { gap($0) } }
    }
  }

  /// Returns the new index of a section, or nil if it is deleted or reloaded.
  func section(_ section: Int) -> Int? {
    switch self {
    case .update(let mapping): mapping.newSection(of: section)
    case .move: section
    }
  }
}

extension IndexPath {
  /// Returns the place after another row moved, with the target counted without the moved row.
  fileprivate func shifted(from source: IndexPath, to target: IndexPath) -> IndexPath {
    var path = self
    if section == source.section, row > source.row { path.row -= 1 }
    if path.section == target.section, path.row >= target.row { path.row += 1 }
    return path
  }
}
