import TableTrace

/// The requirements of a written entry, or the circumstances of an event; nil means any.
struct Circumstances: Sendable {
  /// The section, or the place in the section index.
  var section: Int?
  var row: Int?
  /// The scenario's state word.
  var state: String?
  /// The step from which on an entry applies, or the one that runs.
  var step = 0
}

extension Circumstances {
  /// The requirements of a place, a condition and a step, where each names one thing.
  init(_ pattern: IndexPattern?, _ condition: Condition? = nil, fromStep: Int? = nil) {
    section = pattern?.section.number ?? condition?.row?.section.number
    row = pattern?.row?.number ?? condition?.row?.row?.number
    state = condition?.state
    step = fromStep ?? 0
  }
}

/// An index that finds the entries that can apply to an event without a search through all of them.
///
/// Entries that name the same kinds of things share a shelf and are sorted by these names. An
/// example is a row of any section, or a state without a place. What happens is looked up once on
/// each shelf.
struct EntryIndex: Sendable {
  /// The things that an entry can name, as the bits of the number of its shelf.
  private enum Thing {
    static let section = 1
    static let row = 2
    static let state = 4
    static let shelves = 8
  }

  /// The things that an entry names, or 0 for each that it does not name.
  fileprivate struct Key: Comparable {
    var section = 0
    var row = 0
    var state = 0

    static func < (one: Key, other: Key) -> Bool {
      (one.section, one.row, one.state) < (other.section, other.row, other.state)
    }
  }

  fileprivate struct Entry {
    let key: Key
    let ordinal: Int
    let step: Int
  }

  private var shelves: [Shelf] = []
  /// The numbers of the states that entries name.
  private var states: [String: Int] = [:]

  /// Sorts entries, by what each needs, or nil for so few that they are as quickly read through.
  init?(_ needs: some Collection<Circumstances>) {
    guard needs.count > Self.few else { return nil }
    var shelves = Array(repeating: [] as [Entry], count: Thing.shelves)
    for (ordinal, need) in needs.enumerated() {
      if let word = need.state, states[word] == nil { states[word] = states.count }
      let named =
        (need.section == nil ? 0 : Thing.section) + (need.row == nil ? 0 : Thing.row)
        + (need.state == nil ? 0 : Thing.state)
      guard let key = key(of: need, on: named) else { continue }
      shelves[named].append(Entry(key: key, ordinal: ordinal, step: need.step))
    }
    self.shelves = shelves.enumerated().filter { !$0.element.isEmpty }.map(Shelf.init)
  }

  private static let few = 16

  /// Returns the ordinals of the entries that can apply, ascending.
  ///
  /// - Complexity: O(log n) in all entries; what is taken costs O(1) for each.
  func ordinals(_ now: Circumstances) -> Ordinals {
    Ordinals(
      rest: shelves.compactMap { shelf in
        key(of: now, on: shelf.named).map { shelf.entries($0, step: now.step) }
      }
    )
  }

  /// Returns the key of circumstances on a shelf, or nil where there is nothing of what its entries
  /// name.
  private func key(of some: Circumstances, on named: Int) -> Key? {
    var key = Key()
    if named & Thing.section != 0 {
      guard let section = some.section else { return nil }
      key.section = section
    }
    if named & Thing.row != 0 {
      guard let row = some.row else { return nil }
      key.row = row
    }
    if named & Thing.state != 0 {
      guard let state = some.state.flatMap({ states[$0] }) else { return nil }
      key.state = state
    }
    return key
  }

  /// The entries that name the same kinds of things.
  private struct Shelf {
    let named: Int
    /// By what they name, and then in their order.
    private let entries: [Entry]
    /// Whether of those that name the same the later step comes first, as it does in answers.
    private let isByStep: Bool

    init(named: Int, _ entries: [Entry]) {
      self.named = named
      let pairs = zip(entries, entries.dropFirst())
      // Most tables are written in their order.
      let isSorted = pairs.allSatisfy { $0.key <= $1.key }
      let sorted =
        isSorted ? entries : entries.sorted { ($0.key, $0.ordinal) < ($1.key, $1.ordinal) }
      isByStep = zip(sorted, sorted.dropFirst()).allSatisfy { one, next in
        one.key < next.key || one.step >= next.step
      }
      self.entries = sorted
    }

    /// Returns the entries that name this, without those of later steps as far as they come first.
    func entries(_ key: Key, step: Int) -> ArraySlice<Entry> {
      let from = entries[entries.partitionPoint { $0.key < key }...]
      let same = from[..<from.partitionPoint { $0.key == key }]
      return isByStep ? same[same.partitionPoint { $0.step > step }...] : same
    }
  }

  /// Ordinals of entries of several shelves, ascending.
  struct Ordinals: Sequence, IteratorProtocol {
    fileprivate var rest: [ArraySlice<Entry>]

    mutating func next() -> Int? {
      func first(_ shelf: Int) -> Int { rest[shelf].first?.ordinal ?? .max }
      guard let nearest = rest.indices.min(by: { first($0) < first($1) }) else { return nil }
      return rest[nearest].popFirst()?.ordinal
    }
  }
}

extension IndexPattern.Part {
  /// The number, or nil for any and for the last.
  fileprivate var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }
}
