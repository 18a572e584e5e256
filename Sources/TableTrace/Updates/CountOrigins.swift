/// Where the table's counts are from.
struct CountOrigins: Hashable {
  private(set) var requeries = 0
  private(set) var sections = EventOrigin()
  /// The origins of the row counts, up to the last known one.
  ///
  /// Most tables know none.
  private var rows: [EventOrigin] = []

  /// Records the answer that begins a re-query.
  mutating func noteSections(_ origin: EventOrigin) {
    requeries += 1
    sections = origin
  }

  @inline(__always)
  mutating func noteRows(of section: Int, _ origin: EventOrigin) {
    // An unknown origin is not stored, because a table may have a hundred thousand sections.
    guard section < rows.count || origin != EventOrigin() else { return }
    store(origin, of: section)
  }

  private mutating func store(_ origin: EventOrigin, of section: Int) {
    if section >= rows.count {
      rows += repeatElement(EventOrigin(), count: section + 1 - rows.count)
    }
    rows[section] = origin
  }

  func rows(of section: Int) -> EventOrigin {
    rows.indices.contains(section) ? rows[section] : EventOrigin()
  }
}
