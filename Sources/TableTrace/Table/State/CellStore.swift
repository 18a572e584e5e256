/// All cells, headers and footers, and their reuse queues.
struct CellStore {
  private var records: [CellRecord] = []
  private var pool = ReusePool<Cell>()
  private var viewPool = ReusePool<SectionView>()
  /// The reuse identifiers of header and footer views, by the numbers of the views.
  private var viewIdentifiers: [Int: String] = [:]
  /// The configuration hooks of cells, by the numbers of the few cells that have any.
  var configurationHooks: [Int: [CellHook]] = [:]
  /// The cell whose text field is first responder, or nil.
  var firstResponder: Cell?
  /// Whether a text field was ever first responder.
  var hasEdited = false
  /// Whether a cell was ever taken from a reuse queue with several cells.
  var hasChosen = false
  private var viewCount = 0
  private var registrations: Set<String> = []

  /// What the table knows about a cell.
  ///
  /// For a cell of another table, it is the record of a new cell, and nothing is stored.
  ///
  /// It is read and written as a whole, because access to one field would allocate memory for each
  /// new row.
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

  /// Returns whether a cell was one of several when it was taken from a reuse queue.
  func wasChosen(_ cell: Cell) -> Bool {
    knows(cell) && records[cell.number - 1].wasChosen
  }

  mutating func noteChoice(of cell: Cell) {
    if knows(cell) { records[cell.number - 1].wasChosen = true }
  }

  /// Records the row that a cell shows.
  mutating func note(_ path: IndexPath, of cell: Cell) {
    if knows(cell) { records[cell.number - 1].path = path }
  }

  private func knows(_ cell: Cell) -> Bool { records.indices.contains(cell.number - 1) }

  mutating func register(_ identifier: String) {
    registrations.insert(identifier)
  }

  func isRegistered(_ identifier: String) -> Bool { registrations.contains(identifier) }

  mutating func make(_ identifier: String) -> Cell {
    records.append(CellRecord(identifier: identifier))
    return Cell(number: records.count)
  }

  /// Returns whether the order of the reuse queue decides which cell is taken next.
  func hasChoice(_ identifier: String) -> Bool { pool.hasChoice(identifier: identifier) }

  /// Takes the cell that was added to the reuse queue last, or returns nil if the queue is empty.
  ///
  /// `tellsRow` says whether it is known that UIKit chooses this cell. Only then can the trace name
  /// its last row.
  mutating func take(_ identifier: String, tellsRow: Bool = true) -> Cell? {
    guard let cell = pool.take(identifier: identifier) else { return nil }
    if knows(cell), let path = records[cell.number - 1].path {
      records[cell.number - 1].origin = .reused(from: tellsRow ? path : nil)
    }
    return cell
  }

  /// Keeps the cell that a row already has, or returns false if the cell has another identifier.
  mutating func keep(_ cell: Cell, _ identifier: String) -> Bool {
    guard knows(cell), self[cell].identifier == identifier else { return false }
    self[cell].origin = .kept
    return true
  }

  mutating func put(_ cell: Cell) {
    guard knows(cell) else { return }
    pool.put(cell, identifier: records[cell.number - 1].identifier)
  }

  /// Records the rows that cells show.
  mutating func remember(_ rows: [DisplayedRow]) {
    for row in rows { note(row.path, of: row.cell) }
  }

  /// Creates a header or footer view, which can be reused if it has an identifier.
  mutating func makeView(_ kind: SectionView.Kind, _ identifier: String? = nil) -> SectionView {
    viewCount += 1
    viewIdentifiers[viewCount] = identifier
    return SectionView(number: viewCount, kind: kind)
  }

  /// Takes the view that was added to the reuse queue last, or returns nil if the queue is empty.
  mutating func takeView(_ identifier: String) -> SectionView? {
    viewPool.take(identifier: identifier)
  }

  /// Adds a header or footer view to its reuse queue, if it has an identifier.
  mutating func put(_ view: SectionView) {
    guard let identifier = viewIdentifiers[view.number] else { return }
    viewPool.put(view, identifier: identifier)
  }

  /// Empties the reuse queues, as a memory warning does.
  mutating func emptyPools() {
    pool.empty()
    viewPool.empty()
  }

  var pooled: [(identifier: String, cells: [Cell])] {
    pool.contents.map { ($0.identifier, $0.views) }
  }
}
