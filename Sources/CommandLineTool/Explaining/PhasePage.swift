import Diagnostics
import Scenarios
import TableTrace

/// A phase as `explain` shows it: what happens, and what comes in it in the lessons of the course.
struct PhasePage {
  var phase: Phase
  /// The lessons; nil where there is no library.
  var book: LessonBook?
  var ink: Ink

  var text: String {
    let parts = PageParts(ink: ink)
    let (calls, rules, lessons) = seen
    return parts.head("> \(phase.rawValue)") + parts.table([["what happens", phase.sentence]])
      + parts.part("the calls that come in it, in the lessons of the course", calls)
      + parts.part(
        "the rules by which it comes",
        rules.compactMap { rule in RuleBook.entry(rule).map { [rule.rawValue, $0.sentence] } }
      ) + parts.lessons(lessons)
  }

  /// The callbacks with the number of lessons, the rules of the phase itself, and the lessons.
  private var seen: (calls: [[String]], rules: [RuleID], lessons: [LessonBook.Entry]) {
    var counts: [Callback: Int] = [:]
    var rules: Set<RuleID> = []
    var lessons: [LessonBook.Entry] = []
    for lesson in Course.lessons {
      guard let entry = book?.entries.first(where: { $0.file.name == lesson.scenario }) else {
        continue
      }
      let lines = Simulation(entry.scenario, lesson.version, recipients: nil).lines
      var callbacks: Set<Callback> = []
      for line in lines where line.phase == phase {
        if line.kind == .phase, let rule = line.rule { rules.insert(rule) }
        if case .call(.callback(let callback)) = line.kind { callbacks.insert(callback) }
      }
      for callback in callbacks { counts[callback, default: 0] += 1 }
      if !callbacks.isEmpty { lessons.append(entry) }
    }
    let calls = Callback.allCases.filter { counts[$0] != nil }
      .sorted { (counts[$0] ?? 0) > (counts[$1] ?? 0) }
      .map { [$0.facts.key, counts[$0] == 1 ? "in one lesson" : "in \(counts[$0] ?? 0) lessons"] }
    return (calls, RuleBook.all.map(\.id).filter(rules.contains), lessons)
  }
}
