extension LawChecker {
  /// Records that the current event breaks the law with this index in the book.
  mutating func report(_ place: Int, _ fault: LawBreach.Fault) {
    report(LawBook.all[place].id, fault)
  }

  /// Records that the current event breaks a law.
  mutating func report(_ law: LawID, _ fault: LawBreach.Fault) {
    if let place = breaches.firstIndex(where: { $0.law == law }) {
      breaches[place].count += 1
    } else {
      unplaced.append(breaches.count)
      breaches.append(LawBreach(law: law, event: "", fault: fault, step: step))
    }
  }

  /// Whether the last event broke a law for the first time, so that the caller has to name the
  /// event.
  package var isUnplaced: Bool { !unplaced.isEmpty }

  /// Sets the name and line of the event that broke a law.
  package mutating func place(_ event: String, line: Int?) {
    for index in unplaced {
      breaches[index].event = event
      breaches[index].line = line
    }
    unplaced = []
  }
}
