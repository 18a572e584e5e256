/// Rows of several sections in one list.
///
/// The memory depends only on the number of these rows, not on the rows of the table.
struct RowPlaces: Sendable {
  private struct Start {
    let section: Int
    let place: Int
  }

  /// Where the rows of each section start in the list, in order of the sections.
  private var starts: [Start] = []
  private var rows: [Int] = []

  /// Sorts rows and removes duplicates.
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

  /// The rows of a section, in order.
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
