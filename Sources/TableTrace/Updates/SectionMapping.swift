/// The new indices of the sections before a batch, and the reverse.
///
/// A reloaded section is removed, and a new one is inserted at its place.
struct SectionMapping: Sendable {
  /// The old indices of removed sections, including reloaded and moved ones, in order.
  private let removed: [Int]
  /// The new indices of inserted sections, including reloaded and moved ones, in order.
  private let added: [Int]
  private let moves: Moves<Int>
  /// The old index of each reloaded section, and the index of the new section at its place.
  private let placed: [(old: Int, new: Int)]
  /// The new indices of inserted and reloaded sections, in order.
  let inserted: [Int]

  init(_ operations: [QueuedOperation]) {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var reloaded: [Int] = []
    var moved: [Moves<Int>.Move] = []
    for queued in operations {
      switch queued.operation {
      case .insertSection(let section): inserted.append(section)
      case .deleteSection(let section): deleted.append(section)
      case .reloadSection(let section): reloaded.append(section)
      case .moveSection(let from, let to): moved.append(Moves.Move(from: from, to: to))
      case .insertRow, .deleteRow, .reloadRow, .moveRow: break
      }
    }
    // Most batches change only rows, so that no section is inserted, deleted or moved.
    guard !(deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty) else {
      (removed, added, moves, placed, self.inserted) = ([], [], Moves([]), [], [])
      return
    }
    let gone = Set(deleted)
    moves = Moves(moved.filter { !gone.contains($0.from) })
    let kept = IndexShift(
      removed: Self.ascending(deleted + moves.origins),
      added: Self.ascending(inserted + moves.targets)
    )
    // A reloaded section is inserted where it would have stayed.
    let placed = Self.ascending(reloaded).compactMap { old in
      kept.new(of: old).map { (old: old, new: $0) }
    }
    self.placed = placed
    removed = Array(Self.ascending(kept.removed + placed.map(\.old)))
    added = Array(Self.ascending(kept.added + placed.map(\.new)))
    self.inserted = Array(Self.ascending(inserted + placed.map(\.new)))
  }

  /// Returns the new index of a section, or nil if it is deleted or reloaded.
  func new(of old: Int) -> Int? {
    moves.target(of: old) ?? IndexShift(removed: removed[...], added: added[...]).new(of: old)
  }

  /// Returns the old index of a section, or nil if it is new.
  func old(of new: Int) -> Int? {
    moves.origin(of: new) ?? IndexShift(removed: removed[...], added: added[...]).old(of: new)
  }

  /// Returns the section whose reload inserts the new section at this index, or nil.
  func reloaded(at new: Int) -> Int? {
    placed.first { $0.new == new }?.old
  }

  /// Returns whether an operation moves a section, and other sections do not merely shift it.
  func isMoved(_ old: Int) -> Bool {
    moves.target(of: old) != nil
  }

  private static func ascending(_ places: some Sequence<Int>) -> ArraySlice<Int> {
    var result: [Int] = []
    for place in places.sorted() where place != result.last {
      result.append(place)
    }
    return result[...]
  }
}
