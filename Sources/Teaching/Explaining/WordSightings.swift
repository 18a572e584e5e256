package import Scenarios
import TableTrace

/// What the lessons show of a step or a query: the calls that it causes, when, and by which rules.
package struct WordSightings {
  struct Caused {
    var callback: Callback
    /// Where it comes: in a phase, or at once.
    var moments: [Phase?]
    /// The versions under which it does not come, although it comes under others in the same lesson.
    var missing: [SystemVersion]
  }

  /// The calls, in the order in which they come.
  private(set) var calls: [Caused] = []
  /// The rules behind the calls, in the order of the book.
  private(set) var rules: [RuleID] = []
  /// The gates that were found shut in it.
  private(set) var gates: [GateID] = []
  /// The lessons that have it, the simplest first.
  private(set) var lessons: [LessonBook.Entry] = []
  /// The versions under which it was run.
  private(set) var versions: [SystemVersion] = []

  /// Looks for a word in lessons, each run under the versions that it names.
  package init(of listing: StepListing, in book: LessonBook) {
    let lessons = WordLessons(of: listing, in: book)
    self.init(of: lessons, lessons.shown.map { WordRuns($0.scenario).seen(of: lessons) })
  }

  /// Takes what the lessons of a word have shown, in their order.
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
