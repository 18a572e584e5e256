import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  mutating func script(_ callback: Callback, _ node: YAMLNode) -> CallbackScript {
    let facts = callback.facts
    surrounding = facts.argumentShape
    method = facts.key
    answersCell = facts.answerKind == .cell
    defer {
      surrounding = nil
      method = nil
      answersCell = false
    }
    let answers = answers(node, facts)
    let blocks = Self.listed(node).filter { $0.pairs != nil }
    return CallbackScript(callback, answers: answers, reactions: blocks.flatMap { reactions($0) })
  }

  /// Returns the answers of a callback, with its default as the last one.
  mutating func answers(_ node: YAMLNode, _ facts: CallbackFacts) -> ScriptedAnswers {
    switch facts.answerKind {
    case .void: return .nothing
    case .count, .section, .level:
      let counts = facts.callback == .numberOfRowsInSection
      return .integers(list(node, facts, otherwise: counts ? .model : .default))
    case .points: return .points(list(node, facts, otherwise: .default))
    case .flag: return .flags(list(node, facts, otherwise: .default))
    case .text: return .text(list(node, facts, otherwise: .default))
    case .texts, .dragItems: return .texts(list(node, facts, otherwise: .none))
    case .cell: return .cells(list(node, facts, otherwise: .model))
    case .view: return .views(list(node, facts, otherwise: .none))
    case .row, .optionalRow: return .rows(list(node, facts, otherwise: .default))
    case .editingStyle: return .editingStyles(list(node, facts, otherwise: .default))
    case .rowActions, .swipeActions: return .actions(list(node, facts, otherwise: .none))
    case .menuConfiguration: return .menus(list(node, facts, otherwise: .none))
    case .dropProposal: return .dropProposals(list(node, facts, otherwise: .default))
    case .accessoryType, .targetedPreview, .previewParameters:
      return .words(list(node, facts, otherwise: .none))
    }
  }

  /// Returns the answers of one kind: a constant, or the answers of one or several blocks.
  private mutating func list<Value: ReadableAnswer>(
    _ node: YAMLNode,
    _ facts: CallbackFacts,
    otherwise: Value
  ) -> AnswerList<Value> {
    if let constant = Value(node, facts.answerKind, &self) {
      let entry = AnswerEntry(value: constant, line: Self.line(node))
      return AnswerList([entry], otherwise: otherwise)
    }
    // A single block may have an answer for each of many rows, so it is not copied.
    if node.pairs != nil {
      return AnswerList(Self.ranked(entries(node, facts)), otherwise: otherwise)
    }
    let entries: [AnswerEntry<Value>] = Self.listed(node).filter { $0.pairs != nil }
      .flatMap { self.entries($0, facts) }
    return AnswerList(Self.ranked(entries), otherwise: otherwise)
  }

  /// Returns the answers of one block: by index path, by condition, and the default.
  private mutating func entries<Value: ReadableAnswer>(
    _ node: YAMLNode,
    _ facts: CallbackFacts
  ) -> [AnswerEntry<Value>] {
    var entries: [AnswerEntry<Value>] = conditional(node, facts)
    if let written = node["default"], let value = Value(written, facts.answerKind, &self) {
      entries.append(AnswerEntry(value: value, line: Self.line(written)))
    }
    guard let kind = PatternKind(facts.argumentShape) else { return entries }
    let pairs = node.pairs ?? []
    entries.reserveCapacity(entries.count + pairs.count)
    for pair in pairs {
      guard let pattern = IndexPattern(pair.key, kind) else { continue }
      // The numbers of a section index are no sections of the model.
      if facts.argumentShape != .indexTitle { model.note(pattern, at: pair.keyRange) }
      if let value = Value(pair.value, facts.answerKind, &self) {
        entries.append(AnswerEntry(pattern: pattern, value: value, line: Self.line(pair.value)))
      } else {
        answeredPlace = pattern
        defer { answeredPlace = nil }
        let answers: [AnswerEntry<Value>] = conditional(pair.value, facts)
        entries += answers.map { entry in
          var entry = entry
          entry.pattern = pattern
          return entry
        }
      }
    }
    return entries
  }

  /// Returns the answer of a block, with its step and condition.
  private mutating func conditional<Value: ReadableAnswer>(
    _ node: YAMLNode,
    _ facts: CallbackFacts
  ) -> [AnswerEntry<Value>] {
    guard let value = Value.inBlock(node, facts.answerKind, &self) else { return [] }
    let step = firstStep(node)
    let condition = node["when"].map { self.condition($0) }
    let line = node["answer"].map(Self.line)
    return [AnswerEntry(fromStep: step, condition: condition, value: value, line: line)]
  }

  private static func line(_ node: YAMLNode) -> Int {
    node.range.start.line
  }

  /// Orders answers: the most specific index path first, then later steps, then answers with a
  /// condition.
  private static func ranked<Value>(_ entries: [AnswerEntry<Value>]) -> [AnswerEntry<Value>] {
    func rank(_ entry: AnswerEntry<Value>) -> (Int, Int, Int) {
      (entry.pattern?.specificity ?? 0, entry.fromStep ?? 0, entry.condition == nil ? 0 : 1)
    }
    let ranks = entries.map(rank)
    // The answers often have the right order already.
    if zip(ranks, ranks.dropFirst()).allSatisfy({ $0 >= $1 }) { return entries }
    let order = entries.indices.sorted { left, right in
      ranks[left] == ranks[right] ? left < right : ranks[left] > ranks[right]
    }
    return order.map { entries[$0] }
  }
}
