/// The table's knowledge of its sections.
///
/// A table may have a hundred thousand sections of which a re-query queries only their numbers of
/// rows. Those share one state: each takes no more than its number and the place of that state.
struct Sections {
  /// A section: the number of its rows, and where all else lies that is known of it.
  fileprivate struct Entry: Equatable {
    var rowCount: Int
    var place: Int
  }

  /// The state that several sections share, besides their numbers of rows.
  private struct Shared {
    var state: SectionState
    var users = 0
    /// Whether any section may have it: nothing in it belongs to single rows, or was measured.
    let isPlain: Bool

    init(_ state: SectionState) {
      self.state = state
      isPlain = state.isPlain
    }
  }

  private var entries: [Entry] = []
  private var states: [Shared] = []
  /// The places of states that no section has any more.
  private var unused: [Int] = []
  /// The place of the plain state that was met last: the next one is mostly like it.
  private var recent = 0

  /// So many sections, of which nothing is known.
  init(count: Int = 0) {
    resize(to: count)
  }

  /// Sections of which something is known.
  init(_ states: [SectionState]) {
    resize(to: states.count)
    for (section, state) in states.enumerated() { self[section] = state }
  }

  /// Drops the last sections, or adds some of which nothing is known.
  mutating func resize(to count: Int) {
    while entries.count > count { release(entries.removeLast().place) }
    guard entries.count < count else { return }
    // A table whose sections have rows of their own needs one state more.
    if states.isEmpty { states.reserveCapacity(2) }
    let place = place(ofPlain: SectionState())
    states[place].users += count - entries.count
    entries += repeatElement(Entry(rowCount: 0, place: place), count: count - entries.count)
  }

  /// Changes what is known of a section in its place.
  mutating func change(_ section: Int, by body: (inout SectionState) -> Void) {
    let entry = entries[section]
    if states[entry.place].users > 1 || states[entry.place].isPlain {
      var state = self[section]
      body(&state)
      self[section] = state
    } else {
      body(&states[entry.place].state)
      entries[section].rowCount = states[entry.place].state.rows.count
    }
  }

  /// Takes the number of rows of a section that is like another one, a plain one, in all else.
  mutating func fill(_ section: Int, rows count: Int, like other: Int) {
    let place = entries[other].place
    let old = entries[section].place
    entries[section] = Entry(rowCount: count, place: place)
    guard old != place else { return }
    states[place].users += 1
    release(old)
  }
}

extension Sections: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  /// The state of a section; ``change(_:by:)`` changes it without a copy.
  subscript(section: Int) -> SectionState {
    get {
      let entry = entries[section]
      var state = states[entry.place].state
      if states[entry.place].isPlain { state.rows = state.rows.counting(entry.rowCount) }
      return state
    }
    set {
      let old = entries[section].place
      let isPlain = newValue.isPlain
      if !isPlain, !states[old].isPlain {
        states[old].state = newValue
      } else {
        move(section, to: isPlain ? place(ofPlain: newValue) : add(newValue))
      }
      entries[section].rowCount = newValue.rows.count
    }
  }
}

/// The values that scrolling reads often, returned without a copy of a section's state.
extension Sections {
  /// Returns whether a section exists and nothing in it belongs to single rows, or was measured.
  @inline(__always)
  func isPlain(_ section: Int) -> Bool {
    section < entries.count && states[entries[section].place].isPlain
  }

  @inline(__always)
  func rowCount(of section: Int) -> Int { entries[section].rowCount }

  @inline(__always)
  func end(_ end: SectionEnd, of section: Int) -> SectionEndState {
    switch end {
    case .header: states[entries[section].place].state.header
    case .footer: states[entries[section].place].state.footer
    }
  }

  /// Returns the top of a row, counted from that of the first one; of the number of rows, the end
  /// of the last.
  @inline(__always)
  func start(of row: Int, in section: Int) -> Double {
    states[entries[section].place].state.rows.start(of: row)
  }

  /// Returns the height of a row before it was measured.
  @inline(__always)
  func estimate(of row: Int, in section: Int) -> Double {
    states[entries[section].place].state.rows.estimate(of: row)
  }

  /// Returns whether the height of a row is a guess.
  @inline(__always)
  func isEstimate(_ row: Int, in section: Int) -> Bool {
    states[entries[section].place].state.rows.isEstimate(row)
  }

  @inline(__always)
  func rowsHeight(of section: Int) -> Double {
    start(of: entries[section].rowCount, in: section)
  }

  /// Returns the height of a section, with a gap above it where it has a header.
  @inline(__always)
  func height(of section: Int, padding: Double) -> Double {
    let entry = entries[section]
    return states[entry.place].state.height(ofRows: entry.rowCount, padding: padding)
  }

  /// The height of a section that was worked out last.
  struct KnownHeight {
    fileprivate var entry: Entry?
    fileprivate var height = 0.0
  }

  /// The same for one section after the other: one that is like the one before it is as high.
  @inline(__always)
  func height(of section: Int, padding: Double, after last: inout KnownHeight) -> Double {
    let entry = entries[section]
    if entry == last.entry { return last.height }
    last = KnownHeight(entry: entry, height: height(of: section, padding: padding))
    return last.height
  }

  var stateCount: Int { states.count - unused.count }

  /// Returns whether something holds for any section, whatever the number of its rows.
  func hasState(where holds: (SectionState) -> Bool) -> Bool {
    states.contains { $0.users > 0 && holds($0.state) }
  }
}

extension Sections {
  /// Returns the place of a plain state, which is added where it is not the one that was met last.
  private mutating func place(ofPlain state: SectionState) -> Int {
    if recent < states.count, states[recent].isPlain, states[recent].users > 0,
      states[recent].state.isLike(state)
    {
      return recent
    }
    recent = add(state)
    return recent
  }

  private mutating func add(_ state: SectionState) -> Int {
    guard let place = unused.popLast() else {
      states.append(Shared(state))
      return states.count - 1
    }
    states[place] = Shared(state)
    return place
  }

  private mutating func move(_ section: Int, to place: Int) {
    states[place].users += 1
    release(entries[section].place)
    entries[section].place = place
  }

  /// One section less has a state.
  private mutating func release(_ place: Int) {
    states[place].users -= 1
    guard states[place].users == 0 else { return }
    // Its memory goes at once.
    states[place] = Shared(SectionState())
    unused.append(place)
  }
}
