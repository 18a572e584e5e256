/// One structural change, as the app asks for it; each row or section of a call is one operation.
///
/// Deletions, reloads and origins of moves count as before the update, insertions and targets of
/// moves as after it. Reconfiguring a row changes no structure, so that it is none of these.
enum UpdateOperation: Hashable, Sendable {
  case insertRow(IndexPath)
  case deleteRow(IndexPath)
  case reloadRow(IndexPath)
  case moveRow(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)
}
