import TableTrace

/// The plain array model of a table: sections of items, changed by operations in the order that the
/// guide tells: reloads, deletions from the last, insertions from the first.
struct ItemModel: Equatable {
  /// The items, each with a number of its own.
  var sections: [[Int]]
  private var lastItem: Int

  init(sizes: [Int]) {
    lastItem = 0
    sections = []
    for size in sizes {
      sections.append(fresh(size))
    }
  }

  /// New items that were never there.
  mutating func fresh(_ count: Int) -> [Int] {
    lastItem += count
    return Array((lastItem - count + 1)..<(lastItem + 1))
  }

  var counts: [Int] { sections.map(\.count) }

  func item(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return nil }
    return sections[path.section][path.row]
  }

  /// The state after operations; nil when they do not fit.
  ///
  /// New and reloaded sections take their sizes from `sizes`, by their places after the update.
  func applying(_ operations: [UpdateOperation], sizes: [Int: Int]) -> ItemModel? {
    var model = self
    guard let movedRows = model.takeRows(operations),
      model.replaceSections(operations, sizes: sizes),
      model.insertRows(operations, moved: movedRows, sizes: sizes)
    else { return nil }
    return model
  }

  /// Reloads rows, then takes deleted and moved ones out.
  private mutating func takeRows(_ operations: [UpdateOperation]) -> [IndexPath: Int]? {
    var moved: [IndexPath: Int] = [:]
    var gone: Set<IndexPath> = []
    for operation in operations {
      switch operation {
      case .reloadRow(let path):
        guard item(at: path) != nil else { return nil }
        sections[path.section][path.row] = fresh(1)[0]
      case .deleteRow(let path):
        guard item(at: path) != nil, gone.insert(path).inserted else { return nil }
      case .moveRow(let from, let to):
        guard let item = item(at: from), gone.insert(from).inserted, moved[to] == nil else {
          return nil
        }
        moved[to] = item
      case .insertRow, .insertSection, .deleteSection, .reloadSection, .moveSection: break
      }
    }
    for path in gone.sorted(by: >) {
      sections[path.section].remove(at: path.row)
    }
    return moved
  }

  private mutating func replaceSections(
    _ operations: [UpdateOperation],
    sizes: [Int: Int]
  ) -> Bool {
    var gone: Set<Int> = []
    var coming: [(place: Int, items: [Int]?)] = []
    for operation in operations {
      switch operation {
      case .reloadSection(let section):
        guard sections.indices.contains(section) else { return false }
        sections[section] = [Self.reloaded]
      case .deleteSection(let section):
        guard sections.indices.contains(section), gone.insert(section).inserted else {
          return false
        }
      case .moveSection(let from, let to):
        guard sections.indices.contains(from), gone.insert(from).inserted else { return false }
        coming.append((to, sections[from]))
      case .insertSection(let section): coming.append((section, nil))
      case .insertRow, .deleteRow, .reloadRow, .moveRow: break
      }
    }
    for section in gone.sorted(by: >) {
      sections.remove(at: section)
    }
    for (place, items) in coming.sorted(by: { $0.place < $1.place }) {
      guard place <= sections.count else { return false }
      sections.insert(items ?? fresh(sizes[place] ?? 0), at: place)
    }
    for section in sections.indices where sections[section] == [Self.reloaded] {
      sections[section] = fresh(sizes[section] ?? 0)
    }
    return true
  }

  /// Stands for the rows of a section that is reloaded, until its place is known.
  private static let reloaded = -1

  private mutating func insertRows(
    _ operations: [UpdateOperation],
    moved: [IndexPath: Int],
    sizes: [Int: Int]
  ) -> Bool {
    var coming = moved.map { (path: $0.key, item: Int?.some($0.value)) }
    for operation in operations {
      // The rows of a new section are its own; naming them changes nothing.
      if case .insertRow(let path) = operation, sizes[path.section] == nil {
        coming.append((path, nil))
      }
    }
    for (path, item) in coming.sorted(by: { $0.path < $1.path }) {
      guard sections.indices.contains(path.section), path.row <= sections[path.section].count else {
        return false
      }
      sections[path.section].insert(item ?? fresh(1)[0], at: path.row)
    }
    return true
  }
}
