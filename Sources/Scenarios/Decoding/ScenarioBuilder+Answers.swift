import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// The script of one callback.
  mutating func script(_ callback: Callback, _ node: YAMLNode) -> CallbackScript {
    let facts = callback.facts
    surrounding = facts.argumentShape
    defer { surrounding = nil }
    var script = CallbackScript(callback: callback)
    if let answer = answer(node, facts.answerKind) {
      script.answers = [AnswerEntry(value: answer, line: Self.line(node))]
    } else {
      for entry in Self.listed(node) where entry.pairs != nil {
        script.answers += answers(entry, facts)
        script.reactions += reactions(entry)
      }
    }
    script.answers = Self.ranked(script.answers)
    if let fallback = Self.fallback(facts), !script.answers.contains(where: \.isAlways) {
      script.answers.append(AnswerEntry(value: fallback))
    }
    return script
  }

  /// The answer where a scenario says nothing; nil for callbacks that answer nothing.
  private static func fallback(_ facts: CallbackFacts) -> ScriptedAnswer? {
    switch facts.callback {
    case .numberOfRowsInSection, .cellForRowAt: .model
    default: facts.answerKind == .void ? nil : .default
    }
  }

  /// The answers of one block: by place, by condition, and the default.
  private mutating func answers(_ node: YAMLNode, _ facts: CallbackFacts) -> [AnswerEntry] {
    var entries: [AnswerEntry] = []
    entries += conditional(node, facts)
    if let written = node["default"], let value = answer(written, facts.answerKind) {
      entries.append(AnswerEntry(value: value, line: Self.line(written)))
    }
    guard let kind = PatternKind(facts.argumentShape) else { return entries }
    for pair in node.pairs ?? [] {
      guard let pattern = IndexPattern(pair.key, kind) else { continue }
      // The places of a section index are no sections of the model.
      if facts.argumentShape != .indexTitle { model.note(pattern, at: pair.keyRange) }
      if let value = answer(pair.value, facts.answerKind) {
        entries.append(AnswerEntry(pattern: pattern, value: value, line: Self.line(pair.value)))
      } else {
        entries += self.conditional(pair.value, facts).map { entry in
          var entry = entry
          entry.pattern = pattern
          return entry
        }
      }
    }
    return entries
  }

  /// `answer` or `actions`, with the step and the condition beside it.
  private mutating func conditional(_ node: YAMLNode, _ facts: CallbackFacts) -> [AnswerEntry] {
    var value = node["answer"].flatMap { answer($0, facts.answerKind) }
    if node["actions"]?.entries != nil { value = .actions(actions(node, facts.answerKind)) }
    guard let value else { return [] }
    let step = node["from"]?["step"]?.scalar?.integer
    let condition = node["when"].map(Condition.init)
    let line = node["answer"].map(Self.line)
    return [AnswerEntry(fromStep: step, condition: condition, value: value, line: line)]
  }

  private static func line(_ node: YAMLNode) -> Int {
    node.range.start.line
  }

  /// The most specific place first, then the later step, then what has a condition.
  private static func ranked(_ entries: [AnswerEntry]) -> [AnswerEntry] {
    func rank(_ entry: AnswerEntry) -> (Int, Int, Int) {
      (entry.pattern?.specificity ?? 0, entry.fromStep ?? 0, entry.condition == nil ? 0 : 1)
    }
    let sorted = entries.enumerated().sorted { left, right in
      let (leftRank, rightRank) = (rank(left.element), rank(right.element))
      return leftRank == rightRank ? left.offset < right.offset : leftRank > rightRank
    }
    return sorted.map(\.element)
  }
}

extension AnswerEntry {
  /// Whether it is given whatever happens.
  fileprivate var isAlways: Bool {
    pattern == nil && fromStep == nil && condition == nil
  }
}
