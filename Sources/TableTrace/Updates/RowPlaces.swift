/// Rows of several sections in one list: their numbers, and where each section's begin.
///
/// The memory follows the rows held, never the rows of the table.
struct RowPlaces: Sendable {
  private var sections: [Int] = []
  private var starts: [Int] = []
  private var rows: [Int] = []

  /// Sorts rows; one that is there twice counts once.
  init(_ paths: [IndexPath]) {
    guard !paths.isEmpty else { return }
    var last: IndexPath?
    for path in paths.count == 1 ? paths : paths.sorted() where path != last {
      if path.section != last?.section {
        sections.append(path.section)
        starts.append(rows.count)
      }
      rows.append(path.row)
      last = path
    }
    starts.append(rows.count)
  }

  /// The rows of a section, ascending.
  subscript(section: Int) -> ArraySlice<Int> {
    let place = sections[...].partitionPoint { _, other in other < section }
    guard place < sections.count, sections[place] == section else { return [] }
    return rows[starts[place]..<starts[place + 1]]
  }

  /// Whether a row is one of them.
  func contains(_ path: IndexPath) -> Bool {
    let rows = self[path.section]
    let place = rows.partitionPoint { _, row in row < path.row }
    return place < rows.count && rows[rows.startIndex + place] == path.row
  }

  /// All rows, ascending.
  var paths: [IndexPath] {
    sections.indices.flatMap { place in
      rows[starts[place]..<starts[place + 1]].map { row in
        IndexPath(section: sections[place], row: row)
      }
    }
  }
}
