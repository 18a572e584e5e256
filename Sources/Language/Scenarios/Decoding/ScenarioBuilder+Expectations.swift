import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Returns the checks of an `expect` step, in a fixed order.
  mutating func expectations(_ node: YAMLNode) -> [Expectation] {
    var result: [Expectation] = []
    if let counts = node["count"]?.pairs {
      result.append(.count(counts.compactMap(Self.count)))
    }
    if let calls = node["order"]?.entries { result.append(.order(Self.calls(calls))) }
    if let calls = node["never"]?.entries { result.append(.never(Self.calls(calls))) }
    if let rows = node["visible"]?.entries { result.append(.visible(Self.rows(rows))) }
    if let offset = node["offset"]?.scalar?.number { result.append(.offset(offset)) }
    if let rows = node["selection"]?.entries { result.append(.selection(Self.rows(rows))) }
    if let pool = node["pool"]?.pairs {
      result.append(.pool(pool.compactMap(Self.pooled).sorted { $0.identifier < $1.identifier }))
    }
    if let text = node["raises"]?.text { result.append(.raises(text)) }
    for answer in node["answers"]?.entries ?? [] {
      if let expectation = self.answer(answer) { result.append(expectation) }
    }
    return result
  }

  private static func count(_ pair: YAMLPair) -> Expectation.CountOf? {
    guard let pattern = CallPattern(pair.key), let count = pair.value.scalar?.integer else {
      return nil
    }
    return Expectation.CountOf(pattern: pattern, count: count)
  }

  private static func pooled(_ pair: YAMLPair) -> Expectation.PoolCount? {
    pair.value.scalar?.integer.map {
      Expectation.PoolCount(identifier: pair.key, count: $0)
    }
  }

  private static func calls(_ entries: [YAMLNode]) -> [CallPattern] {
    entries.compactMap { $0.text.flatMap { CallPattern($0) } }
  }

  private static func rows(_ entries: [YAMLNode]) -> [IndexPath] {
    entries.compactMap { IndexPath($0) }
  }

  /// Reads `{rectForRow: [0, 1], is: "{0, 44, 320, 44}"}`.
  private mutating func answer(_ node: YAMLNode) -> Expectation? {
    let pairs = (node.pairs ?? []).filter { $0.key != "is" }
    guard let pair = pairs.first, let answer = node["is"] else { return nil }
    for extra in pairs.dropFirst() {
      let problem = StructureProblem.severalKeys(
        what: "a query",
        first: pair.key,
        extra: extra.key
      )
      log.report(.structure(problem), at: extra.keyRange)
    }
    return query(pair.key, pair.value).map { .answer($0, Self.traceText(answer)) }
  }

  /// Returns an answer as the trace prints it: a text unchanged, numbers without unneeded zeros.
  private static func traceText(_ node: YAMLNode) -> String {
    if let entries = node.entries {
      return "[" + entries.map(traceText).joined(separator: ", ") + "]"
    }
    guard let text = node.scalar?.text else { return "" }
    guard node.scalar?.isDecimal == true, text.contains(".") else {
      return node.scalar?.word == "none" ? "nil" : text
    }
    var digits = text
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return digits
  }
}
