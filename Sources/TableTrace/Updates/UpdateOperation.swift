/// One structural change, as the app requests it; each row or section of a call is one operation.
///
/// Deletions, reloads and origins of moves count as before the update, insertions and targets of
/// moves as after it. Reconfiguring a row changes no structure, so that it is none of these.
package enum UpdateOperation: Hashable, Sendable {
  case insertRow(IndexPath)
  case deleteRow(IndexPath)
  /// A row gets a new cell.
  case reloadRow(IndexPath)
  /// A row changes its place.
  case moveRow(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  /// A section gets new rows, header and footer.
  case reloadSection(Int)
  /// A section changes its place.
  case moveSection(from: Int, to: Int)
}
