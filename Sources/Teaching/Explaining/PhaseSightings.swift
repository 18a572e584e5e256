import Project
import Scenarios
package import TableTrace

/// The calls in a phase, in the lessons of the course.
package struct PhaseSightings {
  /// The callbacks called in it with the number of lessons, the most frequent first.
  private(set) var calls: [(callback: Callback, lessons: Int)] = []
  /// The rules that cause the phase, in the order of the rule book.
  private(set) var rules: [RuleID] = []
  /// The lessons with a call in it.
  private(set) var lessons: [LessonBook.Entry] = []

  package init(of phase: Phase, in runs: [CourseRun]) {
    var counts: [Callback: Int] = [:]
    var rules: Set<RuleID> = []
    for run in runs {
      guard let seen = run.phases[phase] else { continue }
      rules.formUnion(seen.rules)
      for callback in seen.callbacks { counts[callback, default: 0] += 1 }
      if !seen.callbacks.isEmpty { lessons.append(run.entry) }
    }
    calls = Callback.allCases.filter { counts[$0] != nil }
      .sorted { (counts[$0] ?? 0) > (counts[$1] ?? 0) }
      .map { ($0, counts[$0] ?? 0) }
    self.rules = RuleBook.all.map(\.id).filter(rules.contains)
  }
}

/// A run of a lesson of the course, with its calls by phase.
package struct CourseRun: Sendable {
  /// The calls and rules of a phase.
  struct Seen: Sendable {
    var callbacks: Set<Callback> = []
    var rules: Set<RuleID> = []
  }

  var entry: LessonBook.Entry
  var phases: [Phase: Seen] = [:]

  /// Runs the lessons of the course whose scenarios are in the book.
  package static func all(
    in book: LessonBook,
    traces: KeptTraces = KeptTraces(),
    jobs: Int = 1
  ) -> [CourseRun] {
    let entries = Dictionary(book.entries.map { ($0.file.name, $0) }) { first, _ in first }
    let lessons = Course.shipped.lessons.compactMap { lesson in
      entries[lesson.scenario].map { (entry: $0, version: lesson.version) }
    }
    return Workers.map(lessons, jobs: jobs) { CourseRun($0.entry, $0.version, traces) }
  }

  private init(_ entry: LessonBook.Entry, _ version: SystemVersion, _ traces: KeptTraces) {
    self.entry = entry
    for line in traces.lines(of: entry, version) {
      guard let phase = line.phase else { continue }
      if line.kind == .phase, let rule = line.rule {
        phases[phase, default: Seen()].rules.insert(rule)
      }
      if case .call(.callback(let callback)) = line.kind {
        phases[phase, default: Seen()].callbacks.insert(callback)
      }
    }
  }
}
