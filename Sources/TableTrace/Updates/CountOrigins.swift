/// Where the counts that the table holds come from: one place in the script, a trace line for each.
struct CountOrigins {
  private var place: Int?
  private var sectionsLine: Int?
  /// The trace's line of each section's number of rows; 0 where it is not traced.
  private var rowLines: [Int] = []

  /// Takes the answer that begins a round.
  mutating func noteSections(line: Int?, place: Int?) {
    sectionsLine = line
    self.place = place
  }

  /// Takes the answer of one section.
  mutating func noteRows(of section: Int, line: Int?) {
    while rowLines.count <= section {
      rowLines.append(0)
    }
    rowLines[section] = line ?? 0
  }

  /// Where the number of sections comes from.
  var sections: EventOrigin {
    EventOrigin(traceLine: sectionsLine, scriptLine: place)
  }

  /// Where a section's number of rows comes from.
  func rows(of section: Int) -> EventOrigin {
    let line = rowLines.indices.contains(section) ? rowLines[section] : 0
    return EventOrigin(traceLine: line > 0 ? line : nil, scriptLine: place)
  }
}
