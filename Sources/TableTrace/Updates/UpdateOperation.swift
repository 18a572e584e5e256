/// One structural change.
///
/// Each row or section of a call is one operation. Deletions, reloads and origins of moves have
/// index paths from before the update. Insertions and targets of moves have index paths from after
/// it. Reconfiguring a row is not a structural change.
package enum UpdateOperation: Hashable, Sendable {
  case insertRow(IndexPath)
  case deleteRow(IndexPath)
  /// A row gets a new cell.
  case reloadRow(IndexPath)
  case moveRow(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  /// A section gets new rows, header and footer.
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)
}
