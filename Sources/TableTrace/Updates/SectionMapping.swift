/// The new places of the sections from before a batch, and the reverse.
///
/// A reloaded section goes and a new one enters its place.
struct SectionMapping: Sendable {
  /// The sections that go, reloaded and moved ones among them, ascending, as before.
  private let removed: [Int]
  /// The sections that come, reloaded and moved ones among them, ascending, as after.
  private let added: [Int]
  private let moves: Moves<Int>
  /// The reloaded sections and where new ones enter their place.
  private let placed: [(old: Int, new: Int)]
  /// The new sections, ascending: inserted, or in the place of reloaded ones.
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
    // Most batches are of rows alone: no section is inserted, deleted or moved.
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
    // A reloaded section enters where it would have stayed.
    let placed = Self.ascending(reloaded).compactMap { old in
      kept.new(of: old).map { (old: old, new: $0) }
    }
    self.placed = placed
    removed = Array(Self.ascending(kept.removed + placed.map(\.old)))
    added = Array(Self.ascending(kept.added + placed.map(\.new)))
    self.inserted = Array(Self.ascending(inserted + placed.map(\.new)))
  }

  /// Returns the new number of a section, or nil if it is deleted or reloaded.
  func new(of old: Int) -> Int? {
    moves.target(of: old) ?? IndexShift(removed: removed[...], added: added[...]).new(of: old)
  }

  /// Returns the old number of a section, or nil if it is new.
  func old(of new: Int) -> Int? {
    moves.origin(of: new) ?? IndexShift(removed: removed[...], added: added[...]).old(of: new)
  }

  /// Returns the section whose reload brings the new one at a place, or nil when none does.
  func reloaded(at new: Int) -> Int? {
    placed.first { $0.new == new }?.old
  }

  /// Returns whether a section is moved by name, rather than pushed by others.
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
