import TableTrace

/// A run that is compared with a run of the same scenario under another version.
struct QuizTwin {
  let run: QuizRun
  /// The first event of each step of the other run, and the step after the last.
  private let starts: [(event: Int, step: Int)]
  /// The number of equal events at the beginning of each step.
  private let shared: [Int: Int]

  /// Compares a run with another one, step by step.
  init(_ run: QuizRun, of other: QuizRun) {
    self.run = run
    starts = other.steps.map { (event: $0.value.lowerBound, step: $0.key) }
      .sorted { $0.event < $1.event }
    var shared: [Int: Int] = [:]
    for (step, its) in other.steps {
      guard let mine = run.steps[step] else { continue }
      let pairs = zip(run.events[mine], other.events[its])
      shared[step] = pairs.prefix { $0.text == $1.text && $0.depth == $1.depth }.count
    }
    self.shared = shared
  }

  /// Returns the index of the event in this run that matches one of the other run.
  ///
  /// Both must follow the same lines of the same step, or the result is nil.
  func place(of event: Int) -> Int? {
    let place = starts.partitionPoint { $0.event < event } - 1
    guard starts.indices.contains(place) else { return nil }
    let (start, step) = starts[place]
    guard let mine = run.steps[step], event - start <= shared[step] ?? 0 else { return nil }
    return mine.lowerBound + event - start
  }
}
