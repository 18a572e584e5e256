import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// A constant answer; nil for blocks, lists of blocks, and what the kind does not take.
  mutating func answer(_ node: YAMLNode, _ kind: AnswerKind) -> ScriptedAnswer? {
    // In quotes it is a word too, but where a text can be answered it is that text.
    if let word = kind == .text ? node.scalar?.word : node.text,
      let answer = Self.answer(word, kind)
    {
      return answer
    }
    switch kind {
    case .count, .section, .level, .points:
      return node.scalar?.number.map { .number($0) }
    case .flag:
      return node.flag.map { .flag($0) }
    case .text:
      return node.text.map { .text($0) }
    case .texts, .dragItems:
      guard let entries = node.entries, entries.allSatisfy({ $0.text != nil }) else { return nil }
      return .texts(entries.compactMap(\.text))
    case .row, .optionalRow:
      return row(node).map { .row($0) }
    case .editingStyle, .accessoryType, .dropProposal:
      return node.text.map { .word($0) }
    case .void, .cell, .view, .rowActions, .swipeActions, .menuConfiguration, .targetedPreview,
      .previewParameters:
      return nil
    }
  }

  /// A word that stands for an answer of a kind.
  private static func answer(_ word: String, _ kind: AnswerKind) -> ScriptedAnswer? {
    switch (word, kind) {
    case (_, .void): nil
    case ("default", _): .default
    case ("none", .editingStyle), ("none", .accessoryType): .word(word)
    case ("none", _): ScriptedAnswer.none
    case ("automatic", .points): .automatic
    case ("model", .count), ("model", .text), ("model", .texts), ("model", .cell): .model
    case ("view", .view): .view(isHeaderFooterView: false)
    case ("dequeuedView", .view): .dequeuedView
    case ("headerFooterView", .view): .view(isHeaderFooterView: true)
    default: nil
    }
  }

  /// A row; `$row` and the like are reported where they have no meaning.
  mutating func row(_ node: YAMLNode) -> IndexPathExpression? {
    known(IndexPathExpression(node), node)
  }

  /// Reads the row of an update.
  mutating func updateRow(_ node: YAMLNode) -> IndexPathExpression? {
    known(IndexPathExpression(ofUpdate: node), node)
  }

  private mutating func known(_ row: IndexPathExpression?, _ node: YAMLNode) -> IndexPathExpression?
  {
    guard let row else { return nil }
    if !isKnown(row), let text = node.text {
      log.report(.callback(.rowOutside(text)), at: node.range)
    }
    return row
  }

  private func isKnown(_ row: IndexPathExpression) -> Bool {
    switch row {
    case .fixed: true
    case .source, .proposed: surrounding == .move
    case .row: surrounding.flatMap(PatternKind.init) == .rows
    }
  }
}
