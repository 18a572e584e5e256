/// What the table knows about its sections.
///
/// A table may have a hundred thousand sections that differ only in their numbers of rows. These
/// share one state, so that each needs only its number and the index of that state.
struct Sections {
  /// A section: its number of rows, and the index of the state with everything else.
  fileprivate struct Entry: Equatable {
    var rowCount: Int
    var place: Int
  }

  /// A state that several sections may share, apart from their numbers of rows.
  private struct Shared {
    var state: SectionState
    var users = 0
    /// Whether sections can share it: its rows have one height and nothing was measured.
    let isPlain: Bool

    init(_ state: SectionState) {
      self.state = state
      isPlain = state.isPlain
    }
  }

  private var entries: [Entry] = []
  private var states: [Shared] = []
  /// The indices of states that no section uses.
  private var unused: [Int] = []
  /// The index of the state that was shared last, because the next section usually has the same.
  private var recent = 0

  /// Makes sections without known data.
  init(count: Int = 0) {
    resize(to: count)
  }

  /// Makes sections with known states.
  init(_ states: [SectionState]) {
    resize(to: states.count)
    for (section, state) in states.enumerated() { self[section] = state }
  }

  /// Removes the last sections, or adds sections without known data.
  mutating func resize(to count: Int) {
    while entries.count > count { release(entries.removeLast().place) }
    guard entries.count < count else { return }
    // A table whose sections have individual row heights needs one more state.
    if states.isEmpty { states.reserveCapacity(2) }
    let place = place(ofPlain: SectionState())
    states[place].users += count - entries.count
    entries += repeatElement(Entry(rowCount: 0, place: place), count: count - entries.count)
  }

  /// Changes the state of a section in place.
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

  /// Sets a section to the shared state of another one, with its own number of rows.
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

  /// The state of a section, which ``change(_:by:)`` changes without a copy.
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

/// The values that scrolling often reads, without a copy of a section's state.
extension Sections {
  /// Returns whether a section exists, its rows have one height, and nothing was measured.
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

  /// Returns the top of a row relative to the first row.
  ///
  /// For the number of rows, it is the bottom of the last row.
  @inline(__always)
  func start(of row: Int, in section: Int) -> Double {
    states[entries[section].place].state.rows.start(of: row)
  }

  /// Returns the estimated height of a row.
  @inline(__always)
  func estimate(of row: Int, in section: Int) -> Double {
    states[entries[section].place].state.rows.estimate(of: row)
  }

  /// Returns whether the height of a row is an estimate.
  @inline(__always)
  func isEstimate(_ row: Int, in section: Int) -> Bool {
    states[entries[section].place].state.rows.isEstimate(row)
  }

  @inline(__always)
  func rowsHeight(of section: Int) -> Double {
    start(of: entries[section].rowCount, in: section)
  }

  /// Returns the height of a section, including the gap above it if it has a header.
  @inline(__always)
  func height(of section: Int, padding: Double) -> Double {
    let entry = entries[section]
    return states[entry.place].state.height(ofRows: entry.rowCount, padding: padding)
  }

  /// The height of a section that was computed last.
  struct KnownHeight {
    fileprivate var entry: Entry?
    fileprivate var height = 0.0
  }

  /// Returns the height of a section, for sections one after the other.
  ///
  /// A section like the previous one has the same height, which is not computed again.
  @inline(__always)
  func height(of section: Int, padding: Double, after last: inout KnownHeight) -> Double {
    let entry = entries[section]
    if entry == last.entry { return last.height }
    last = KnownHeight(entry: entry, height: height(of: section, padding: padding))
    return last.height
  }

  var stateCount: Int { states.count - unused.count }

  /// Returns whether a condition holds for any section, regardless of the numbers of rows.
  func hasState(where holds: (SectionState) -> Bool) -> Bool {
    states.contains { $0.users > 0 && holds($0.state) }
  }
}

extension Sections {
  /// Returns the index of a shared state, and adds the state if it differs from the last one.
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

  /// Notes that a section no longer uses a state.
  private mutating func release(_ place: Int) {
    states[place].users -= 1
    guard states[place].users == 0 else { return }
    // This frees its memory at once.
    states[place] = Shared(SectionState())
    unused.append(place)
  }
}
