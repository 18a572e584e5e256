import Scenarios
import TableTrace

/// What the lessons show of a callback: where it comes, and by which rules.
struct CallbackSightings {
  /// The rules behind its calls, in the order of the book.
  private(set) var rules: [RuleID] = []
  /// The phases that it comes in, in the order in which a table meets them.
  private(set) var phases: [Phase] = []
  /// Whether it comes in a step itself too, before any phase.
  private(set) var comesInSteps = false
  /// The callbacks during which the table asks it, in the order of the catalogue.
  private(set) var around: [Callback] = []
  /// The lessons whose clients implement it, the most telling first.
  private(set) var lessons: [LessonBook.Entry] = []

  /// Runs the lessons that implement a callback, each under the versions that it names.
  init(of callback: Callback, in book: LessonBook) {
    let entries = book.entries.filter {
      $0.question != nil && $0.scenario.callbacks.contains(callback)
    }
    var rules: Set<RuleID> = []
    var phases: Set<Phase> = []
    var around: Set<Callback> = []
    for entry in entries {
      for version in entry.scenario.versions {
        let lines = Simulation(entry.scenario, version, recipients: nil).lines
        for (place, line) in lines.enumerated() where line.kind == .call(.callback(callback)) {
          line.rule.map { _ = rules.insert($0) }
          if let phase = line.phase { phases.insert(phase) } else { comesInSteps = true }
          if let outer = Self.callback(around: place, in: lines) { around.insert(outer) }
        }
      }
    }
    self.rules = RuleBook.all.map(\.id).filter(rules.contains)
    self.phases = Phase.allCases.filter(phases.contains)
    self.around = Callback.allCases.filter(around.contains)
    let search = LessonSearch(LessonBook(entries))
    lessons = search.entries(callback.facts.key, limit: entries.count)
  }

  /// The innermost callback that is open where a line stands.
  private static func callback(around place: Int, in lines: [TraceLine]) -> Callback? {
    var depth = lines[place].depth
    for line in lines[..<place].reversed() {
      guard depth > 0 else { return nil }
      guard line.depth < depth else { continue }
      depth = line.depth
      if case .call(.callback(let callback)) = line.kind { return callback }
    }
    return nil
  }
}
