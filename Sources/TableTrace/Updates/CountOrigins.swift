/// Where the counts that the table holds come from.
struct CountOrigins: Hashable {
  /// How often the number of sections was asked.
  private(set) var rounds = 0
  /// Where the number of sections comes from.
  private(set) var sections = EventOrigin()
  private var rows: [EventOrigin] = []

  /// Takes the answer that begins a round.
  mutating func noteSections(_ origin: EventOrigin) {
    rounds += 1
    sections = origin
  }

  /// Takes the answer of one section.
  mutating func noteRows(of section: Int, _ origin: EventOrigin) {
    if section >= rows.count {
      // What nobody could find anyway takes no memory: a table may have a hundred thousand sections.
      guard origin != EventOrigin() else { return }
      rows += repeatElement(EventOrigin(), count: section + 1 - rows.count)
    }
    rows[section] = origin
  }

  /// Where a section's number of rows comes from.
  func rows(of section: Int) -> EventOrigin {
    rows.indices.contains(section) ? rows[section] : EventOrigin()
  }
}
