/// Rows of several sections in one list: their numbers, and where each section's begin.
///
/// The memory follows the rows held, never the rows of the table.
struct RowPlaces: Sendable {
  private struct Start {
    let section: Int
    let place: Int
  }

  /// The sections with rows, ascending.
  private var starts: [Start] = []
  private var rows: [Int] = []

  /// Sorts rows; one that is there twice counts once.
  init(_ paths: [IndexPath]) {
    guard !paths.isEmpty else { return }
    var last: IndexPath?
    for path in paths.count == 1 ? paths : paths.sorted() where path != last {
      if path.section != last?.section {
        starts.append(Start(section: path.section, place: rows.count))
      }
      rows.append(path.row)
      last = path
    }
  }

  /// The rows of a section, ascending.
  subscript(section: Int) -> ArraySlice<Int> {
    let place = starts.partitionPoint { $0.section < section }
    guard place < starts.count, starts[place].section == section else { return [] }
    return rows(at: place)
  }

  private func rows(at place: Int) -> ArraySlice<Int> {
    rows[starts[place].place..<(place + 1 < starts.count ? starts[place + 1].place : rows.count)]
  }

  func contains(_ path: IndexPath) -> Bool {
    let rows = self[path.section]
    let place = rows.partitionPoint { _, row in row < path.row }
    return place < rows.count && rows[rows.startIndex + place] == path.row
  }

  var paths: [IndexPath] {
    starts.indices.flatMap { place in
      rows(at: place).map { row in IndexPath(section: starts[place].section, row: row) }
    }
  }
}
