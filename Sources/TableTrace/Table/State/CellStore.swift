/// All cells, headers and footers that were ever made, and the pools of those that nothing shows.
struct CellStore {
  private var records: [CellRecord] = []
  private var pool = ReusePool<Cell>()
  private var viewPool = ReusePool<SectionView>()
  /// The reuse identifiers of header and footer views, by their numbers.
  private var viewIdentifiers: [Int: String] = [:]
  /// The configuration hooks of cells, by their numbers; few cells have any.
  var configurationHooks: [Int: [CellHook]] = [:]
  /// The cell whose text field is first responder, or nil while none is.
  var firstResponder: Cell?
  /// Whether a text field has been first responder.
  var hasEdited = false
  /// Whether a pool had several cells when one was taken.
  var hasChosen = false
  private var viewCount = 0
  private var registrations: Set<String> = []

  /// The table's knowledge of a cell.
  ///
  /// A cell that the table has not made is like a new one, and nothing is stored for it.
  ///
  /// Read and written as a whole, because an accessor of a field would allocate memory for each row
  /// that scrolls in.
  subscript(cell: Cell) -> CellRecord {
    get { knows(cell) ? records[cell.number - 1] : CellRecord.unknown }
    set { if knows(cell) { records[cell.number - 1] = newValue } }
  }

  /// Returns the origin of a cell when it was last dequeued.
  func origin(of cell: Cell) -> Cell.Origin {
    knows(cell) ? records[cell.number - 1].origin : CellRecord.unknown.origin
  }

  /// Returns whether a cell shows controls of edit mode.
  func hasControls(_ cell: Cell) -> Bool {
    knows(cell) && records[cell.number - 1].controls != nil
  }

  /// Returns whether a pool has handed out a cell among several.
  func wasChosen(_ cell: Cell) -> Bool {
    knows(cell) && records[cell.number - 1].wasChosen
  }

  mutating func noteChoice(of cell: Cell) {
    if knows(cell) { records[cell.number - 1].wasChosen = true }
  }

  /// Notes the row that a cell shows.
  mutating func note(_ path: IndexPath, of cell: Cell) {
    if knows(cell) { records[cell.number - 1].path = path }
  }

  private func knows(_ cell: Cell) -> Bool { records.indices.contains(cell.number - 1) }

  /// Registers a class or a nib for an identifier.
  mutating func register(_ identifier: String) {
    registrations.insert(identifier)
  }

  /// Returns whether a class or a nib is registered for an identifier.
  func isRegistered(_ identifier: String) -> Bool { registrations.contains(identifier) }

  mutating func make(_ identifier: String) -> Cell {
    records.append(CellRecord(identifier: identifier))
    return Cell(number: records.count)
  }

  /// Returns whether it counts which cell a pool hands out.
  func hasChoice(_ identifier: String) -> Bool { pool.hasChoice(identifier: identifier) }

  /// Takes the cell that was returned to the pool last, or nil from an empty pool.
  ///
  /// `tellsRow` says whether UIKit is known to choose this cell, so that its last row can be told.
  mutating func take(_ identifier: String, tellsRow: Bool = true) -> Cell? {
    guard let cell = pool.take(identifier: identifier) else { return nil }
    if knows(cell), let path = records[cell.number - 1].path {
      records[cell.number - 1].origin = .reused(from: tellsRow ? path : nil)
    }
    return cell
  }

  /// Hands out the cell that a row has already, if it is one of the identifier.
  mutating func keep(_ cell: Cell, _ identifier: String) -> Bool {
    guard knows(cell), self[cell].identifier == identifier else { return false }
    self[cell].origin = .kept
    return true
  }

  mutating func put(_ cell: Cell) {
    guard knows(cell) else { return }
    pool.put(cell, identifier: records[cell.number - 1].identifier)
  }

  /// Notes the rows that cells show.
  mutating func remember(_ rows: [DisplayedRow]) {
    for row in rows { note(row.path, of: row.cell) }
  }

  /// Makes a header or footer view; one with an identifier goes to a pool when it is done with.
  mutating func makeView(_ kind: SectionView.Kind, _ identifier: String? = nil) -> SectionView {
    viewCount += 1
    viewIdentifiers[viewCount] = identifier
    return SectionView(number: viewCount, kind: kind)
  }

  /// Takes the header or footer view that was returned to the pool last, or nil from an empty pool.
  mutating func takeView(_ identifier: String) -> SectionView? {
    viewPool.take(identifier: identifier)
  }

  /// Returns a header or footer view to its pool, if it has one.
  mutating func put(_ view: SectionView) {
    guard let identifier = viewIdentifiers[view.number] else { return }
    viewPool.put(view, identifier: identifier)
  }

  /// Empties the pools, as a memory warning does.
  mutating func emptyPools() {
    pool.empty()
    viewPool.empty()
  }

  var pooled: [(identifier: String, cells: [Cell])] {
    pool.contents.map { ($0.identifier, $0.views) }
  }
}
