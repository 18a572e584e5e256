package import Scenarios
import TableTrace

/// The calls that a step or query causes in the lessons, with their phases and rules.
package struct WordSightings {
  struct Caused {
    var callback: Callback
    /// Where it is called: in a phase, or nil for the step itself.
    var moments: [Phase?]
    /// The versions without this call, although the same lesson has the call under other versions.
    var missing: [SystemVersion]
  }

  /// The calls, in the order of their first occurrence.
  private(set) var calls: [Caused] = []
  /// The rules of the calls, in the order of the rule book.
  private(set) var rules: [RuleID] = []
  private(set) var gates: [GateID] = []
  /// The lessons with the step or query, the simplest first.
  private(set) var lessons: [LessonBook.Entry] = []
  /// The versions that were run.
  private(set) var versions: [SystemVersion] = []

  /// Finds a step or query in lessons, each run under its versions.
  package init(of listing: StepListing, in book: LessonBook) {
    let lessons = WordLessons(of: listing, in: book)
    self.init(of: lessons, lessons.shown.map { WordRuns($0.scenario).seen(of: lessons) })
  }

  /// Combines what the runs of the lessons show, in order.
  package init(of lessons: WordLessons, _ runs: [WordRuns.Seen]) {
    self.lessons = lessons.all
    var seen = WordRuns.Seen()
    for run in runs { seen.add(run) }
    calls = seen.order.map { callback in
      let present = seen.present[callback] ?? []
      return Caused(
        callback: callback,
        moments: seen.moments[callback] ?? [],
        missing: (seen.missing[callback] ?? []).subtracting(present).sorted()
      )
    }
    rules = RuleBook.all.map(\.id).filter(seen.rules.contains)
    gates = GateID.allCases.filter(seen.gates.contains)
    versions = seen.versions.sorted()
  }
}
