import Goldens
import Scenarios
import TableTrace

/// Callbacks around a difference in which the scenario does something.
struct ReactionCause {
  private let search: CauseSearch

  init(_ search: CauseSearch) { self.search = search }

  var sentences: [String] {
    guard search.lines.indices.contains(max(0, search.divergence.traceIndex - 1)) else { return [] }
    let expected = running(around: search.divergence.expected?.text)
    let traced = running(around: search.divergence.traced?.text)
    let reacting = (expected + traced + [ended].compactMap(\.self)).filter(reacts)
    let changed = Self.changed(reacting, place)
    // The table itself asks while it dequeues.
    guard let inner = expected.first, inner != .cellForRowAt, !reacts(inner) else { return changed }
    return changed + [
      "the golden file has calls inside \(inner.facts.key), where the scenario has no reaction"
        + place(inner)
    ]
  }

  /// What may be the cause further away: what the scenario does in callbacks of the same step.
  var sentencesOfStep: [String] {
    let step = before.last?.step
    let called = before.reversed().prefix { $0.step == step }.compactMap { line -> Callback? in
      if case .call(.callback(let callback)) = line.kind { callback } else { nil }
    }
    return Self.changed(called.filter(reacts), place)
  }

  private static func changed(_ reacting: [Callback], _ place: (Callback) -> String) -> [String] {
    var seen: Set<Callback> = []
    return reacting.filter { seen.insert($0).inserted }
      .map { "the reactions in \($0.facts.key)\(place($0)) have changed" }
  }

  /// Whether the scenario does something in a callback.
  private func reacts(_ callback: Callback) -> Bool {
    search.scripts(of: callback).contains { !$0.reactions.isEmpty }
  }

  private func place(_ callback: Callback) -> String {
    CauseSearch.place(search.line(of: callback))
  }

  /// The lines that both sides have before they part.
  private var before: ArraySlice<TraceLine> {
    search.lines[..<min(search.divergence.traceIndex, search.lines.count)]
  }

  /// The callbacks that are running where a side has its line, the innermost first.
  private func running(around line: String?) -> [Callback] {
    var depth = (line ?? "").prefix { $0 == " " }.count / 2
    var running: [Callback] = []
    for line in before.reversed() where line.depth < depth {
      if case .call(.callback(let callback)) = line.kind { running.append(callback) }
      depth = line.depth
    }
    return running
  }

  /// The callback that has just ended where the two sides part.
  private var ended: Callback? {
    if case .call(.callback(let callback))? = before.last?.kind { callback } else { nil }
  }
}
