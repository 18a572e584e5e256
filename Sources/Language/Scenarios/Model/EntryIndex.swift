import TableTrace

/// What a written entry requires, or the current values, with nil for any value.
struct Circumstances: Sendable {
  /// The section, or the number in the section index.
  var section: Int?
  var row: Int?
  /// The state of the scenario.
  var state: String?
  /// The first step in which an entry applies, or the current step.
  var step = 0
}

extension Circumstances {
  /// Creates the requirements of a pattern, a condition and a step, if each names one value.
  init(_ pattern: IndexPattern?, _ condition: Condition? = nil, fromStep: Int? = nil) {
    section = pattern?.section.number ?? condition?.row?.section.number
    row = pattern?.row?.number ?? condition?.row?.row?.number
    state = condition?.state
    step = fromStep ?? 0
  }
}

/// Finds the entries that can apply to an event without a search through all of them.
///
/// Entries that name the same kinds of things, such as a row or a state, share a shelf and are
/// sorted. Each event is looked up once on each shelf.
struct EntryIndex: Sendable {
  /// The things that an entry can name, as the bits of its shelf's number.
  private enum Thing {
    static let section = 1
    static let row = 2
    static let state = 4
    static let shelves = 8
  }

  /// The values that an entry names, or 0 where it names none.
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

  /// Sorts entries by their requirements, or returns nil for a few, which are searched one by one.
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

  /// Returns the indices of the entries that can apply, ascending.
  ///
  /// - Complexity: O(log n) in all entries, and O(1) for each result.
  func ordinals(_ now: Circumstances) -> Ordinals {
    Ordinals(
      rest: shelves.compactMap { shelf in
        key(of: now, on: shelf.named).map { shelf.entries($0, step: now.step) }
      }
    )
  }

  /// Returns the key of an event on a shelf, or nil if no entry of the shelf names its values.
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
    /// The entries by their values, then in their original order.
    private let entries: [Entry]
    /// Whether later steps are first among entries with the same values, as in answers.
    private let isByStep: Bool

    init(named: Int, _ entries: [Entry]) {
      self.named = named
      let pairs = zip(entries, entries.dropFirst())
      // Most tables are already written in order.
      let isSorted = pairs.allSatisfy { $0.key <= $1.key }
      let sorted =
        isSorted ? entries : entries.sorted { ($0.key, $0.ordinal) < ($1.key, $1.ordinal) }
      isByStep = zip(sorted, sorted.dropFirst()).allSatisfy { one, next in
        one.key < next.key || one.step >= next.step
      }
      self.entries = sorted
    }

    /// Returns the entries with this key, without leading entries of later steps.
    func entries(_ key: Key, step: Int) -> ArraySlice<Entry> {
      let from = entries[entries.partitionPoint { $0.key < key }...]
      let same = from[..<from.partitionPoint { $0.key == key }]
      return isByStep ? same[same.partitionPoint { $0.step > step }...] : same
    }
  }

  /// The indices of entries of several shelves, ascending.
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
  /// The number, or nil for any value and for the last one.
  fileprivate var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }
}
