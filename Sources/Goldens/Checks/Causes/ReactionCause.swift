import Goldens
import Scenarios
import TableTrace

/// Callbacks around a difference in which the scenario does something.
struct ReactionCause {
  private let search: CauseSearch

  init(_ search: CauseSearch) { self.search = search }

  var sentences: [String] {
    guard search.lines.indices.contains(max(0, search.divergence.traceIndex - 1)) else { return [] }
    var seen: Set<Callback> = []
    return around.filter { seen.insert($0).inserted }.compactMap(sentence)
  }

  private func sentence(_ callback: Callback) -> String? {
    let clients = Array(search.scenario.clients.values) + search.scenario.otherClients.values
    let scripts = clients.flatMap(\.callbacks).filter { $0.callback == callback }
    let place = CauseSearch.place(search.line(of: callback))
    if scripts.contains(where: { !$0.reactions.isEmpty }) {
      return "the reactions in \(callback.facts.key)\(place) have changed"
    }
    // The table itself asks while it dequeues.
    guard callback != .cellForRowAt, isInside(search.divergence.expected?.text) else { return nil }
    return
      "the golden file has calls inside \(callback.facts.key), where the scenario has no reaction\(place)"
  }

  private func isInside(_ line: String?) -> Bool { line?.hasPrefix("  ") ?? false }

  /// The callbacks that are running where the two sides differ, or have just ended.
  private var around: [Callback] {
    let end = min(search.divergence.traceIndex, search.lines.count)
    let before = search.lines[..<end]
    let depths = [search.divergence.expected?.text, search.divergence.traced?.text]
      .compactMap { $0.map { $0.prefix { $0 == " " }.count / 2 } }
    var running: [Callback] = []
    for depth in depths {
      var depth = depth
      for line in before.reversed() where line.depth < depth {
        if case .call(.callback(let callback)) = line.kind { running.append(callback) }
        depth = line.depth
        if depth == 0 { break }
      }
    }
    if case .call(.callback(let callback))? = before.last?.kind { running.append(callback) }
    return running
  }
}
