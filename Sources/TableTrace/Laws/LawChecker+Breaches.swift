extension LawChecker {
  /// Notes that the event breaks the law at a place of the book.
  mutating func report(_ place: Int, _ fault: LawBreach.Fault) {
    report(LawBook.all[place].id, fault)
  }

  /// Notes that the event breaks a law.
  mutating func report(_ law: LawID, _ fault: LawBreach.Fault) {
    if let place = breaches.firstIndex(where: { $0.law == law }) {
      breaches[place].count += 1
    } else {
      unplaced.append(breaches.count)
      breaches.append(LawBreach(law: law, event: "", fault: fault, step: step))
    }
  }

  /// Whether the last event breaks a law for the first time, and is to be named.
  package var isUnplaced: Bool { !unplaced.isEmpty }

  /// Names the event that breaks the law, and its line.
  package mutating func place(_ event: String, line: Int?) {
    for index in unplaced {
      breaches[index].event = event
      breaches[index].line = line
    }
    unplaced = []
  }
}
