import TableTrace

/// A batch made from a seed that fits its model, as UIKit accepts it.
///
/// Rows move only between sections that stay in their order, and a moving section keeps its rows:
/// the rules `validity.move-across` and `validity.moved-section` forbid the rest. Up to iOS 9 the
/// rule `validity.move-sum` forbids moves between two sections of one number.
struct GeneratedBatch {
  var before: ItemModel
  var operations: [UpdateOperation]
  /// The rows of new and reloaded sections, by their places after the update.
  var sizes: [Int: Int]
  /// Whether moves between places of one section number are not counted.
  var countsByNumber = false

  init(before: ItemModel, operations: [UpdateOperation], sizes: [Int: Int]) {
    self.before = before
    self.operations = operations
    self.sizes = sizes
  }

  /// Draws a batch for a model.
  init(_ random: inout SplitMix, before: ItemModel, version: SystemVersion) {
    self.init(before: before, operations: [], sizes: [:])
    countsByNumber = !version.isAtLeast(10)
    let moves = version.isAtLeast(5) && random.next(in: 0...1) == 0
    // The rule validity.two-animations raises for reloads beside moves from 7 to 10.
    let reloads = !(moves && version.isAtLeast(7) && !version.isAtLeast(11))
    let kept = drawSections(&random, moves: moves)
    drawRows(&random, kept, moves: moves, reloads: reloads)
    shuffle(&random)
  }

  /// The model after the batch; nil when the operations do not fit it.
  var after: ItemModel? { before.applying(operations, sizes: sizes) }

  /// Draws what happens to sections; returns those that stay in their order, old and new.
  private mutating func drawSections(
    _ random: inout SplitMix,
    moves: Bool
  ) -> [(old: Int, new: Int)] {
    var coming: [ComingSection] = []
    var moving: [ComingSection] = []
    for section in before.sections.indices {
      switch random.next(in: 0...11) {
      case 0: operations.append(.deleteSection(section))
      case 1: coming.append(ComingSection(old: section, fate: .reload))
      case 2 where moves: moving.append(ComingSection(old: section, fate: .move))
      default: coming.append(ComingSection(old: section, fate: .stay))
      }
    }
    if random.next(in: 0...3) == 0, before.sections.count < 6 {
      moving.append(ComingSection(old: nil, fate: .new))
    }
    for section in moving {
      coming.insert(section, at: random.next(in: 0...coming.count))
    }
    return place(coming, &random)
  }

  /// A section as it is after the update.
  private struct ComingSection {
    enum Fate { case stay, reload, move, new }

    let old: Int?
    let fate: Fate
  }

  /// Writes down what brings sections to their places; returns those that stay in their order.
  private mutating func place(
    _ coming: [ComingSection],
    _ random: inout SplitMix
  ) -> [(old: Int, new: Int)] {
    var kept: [(old: Int, new: Int)] = []
    for (new, section) in coming.enumerated() {
      switch (section.old, section.fate) {
      case (let old?, .stay): kept.append((old, new))
      case (let old?, .reload):
        operations.append(.reloadSection(old))
        sizes[new] = random.next(in: 0...5)
      case (let old?, .move): operations.append(.moveSection(from: old, to: new))
      case (_, .new), (nil, _):
        operations.append(.insertSection(new))
        sizes[new] = random.next(in: 0...5)
      }
    }
    return kept
  }

  private mutating func drawRows(
    _ random: inout SplitMix,
    _ kept: [(old: Int, new: Int)],
    moves: Bool,
    reloads: Bool
  ) {
    var rest: [Int: Int] = [:]
    var moving: [IndexPath] = []
    for (old, new) in kept {
      rest[new] = 0
      for row in before.sections[old].indices {
        let path = IndexPath(section: old, row: row)
        switch random.next(in: 0...9) {
        case 0: operations.append(.deleteRow(path))
        case 1 where reloads:
          operations.append(.reloadRow(path))
          rest[new, default: 0] += 1
        case 2 where moves: moving.append(path)
        default: rest[new, default: 0] += 1
        }
      }
    }
    var targets: [Int: [IndexPath?]] = [:]
    for path in moving {
      targets[kept[random.next(in: 0...(kept.count - 1))].new, default: []].append(path)
    }
    for (_, new) in kept where random.next(in: 0...2) == 0 {
      targets[new, default: []] += Array(repeating: nil, count: random.next(in: 1...3))
    }
    for (_, new) in kept {
      // A move from another section of this number is not counted: its two halves are.
      let isNamesake = countsByNumber && !kept.contains { $0 == (new, new) }
      let place = ComingRows(
        rest: rest[new] ?? 0,
        origins: targets[new] ?? [],
        refused: isNamesake ? new : nil
      )
      placeRows(&random, new, place, reloads: reloads)
    }
  }

  /// What comes into a section besides the rows that stay.
  private struct ComingRows {
    let rest: Int
    /// Where the rows come from; nil for a new one.
    let origins: [IndexPath?]
    /// The section from which no row may move.
    let refused: Int?
  }

  /// Draws the places of rows that come into a section.
  private mutating func placeRows(
    _ random: inout SplitMix,
    _ new: Int,
    _ coming: ComingRows,
    reloads: Bool
  ) {
    let total = coming.rest + coming.origins.count
    var places = Array(0..<total)
    for origin in coming.origins {
      let row = places.remove(at: random.next(in: 0...(places.count - 1)))
      let place = IndexPath(section: new, row: row)
      if let origin, reloads || origin != place, origin.section != coming.refused {
        operations.append(.moveRow(from: origin, to: place))
      } else {
        // The same rule raises for a row that moves to where it is.
        operations += (origin.map { [.deleteRow($0)] } ?? []) + [.insertRow(place)]
      }
    }
  }

  private mutating func shuffle(_ random: inout SplitMix) {
    operations = Self.shuffled(operations, &random)
  }

  /// A random order of a list.
  static func shuffled<Element>(_ list: [Element], _ random: inout SplitMix) -> [Element] {
    var list = list
    for place in list.indices.reversed() {
      list.swapAt(place, random.next(in: 0...place))
    }
    return list
  }

  /// The items that are new after the update, whose rows need a cell.
  var newItems: Set<Int> {
    let old = Set(before.sections.joined())
    return Set((after?.sections.joined()).map(Array.init) ?? []).subtracting(old)
  }
}
