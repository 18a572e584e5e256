import TableTrace
import YAMLSource

/// An answer that is read from a scenario file.
protocol ReadableAnswer: ScriptedAnswer {
  /// Reads a constant answer, or returns nil for a block, a list of blocks, or an unsuitable value.
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder)

  /// Reads the answer of a block, usually the value of its key `answer`.
  static func inBlock(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder)
    -> Self?
}

extension ReadableAnswer {
  static func inBlock(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder)
    -> Self?
  {
    node["answer"].flatMap { Self($0, kind, &builder) }
  }
}

extension IntegerAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    switch node.text {
    case "default": self = .default
    case "model" where kind == .count: self = .model
    default:
      guard let number = node.scalar?.integer else { return nil }
      self = .number(number)
    }
  }
}

extension PointsAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    switch node.text {
    case "default": self = .default
    case "automatic": self = .automatic
    default:
      guard let points = node.scalar?.number else { return nil }
      self = .points(points)
    }
  }
}

extension ValueAnswer: ReadableAnswer where Value: ReadableValue {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    if node.text == "default" {
      self = .default
    } else {
      guard let value = Value(node) else { return nil }
      self = .value(value)
    }
  }
}

/// A value that a scenario writes as a word.
protocol ReadableValue {
  /// Reads the word, or returns nil for another word.
  init?(_ node: YAMLNode)
}

extension Bool: ReadableValue {
  init?(_ node: YAMLNode) {
    guard let flag = node.flag else { return nil }
    self = flag
  }
}

extension EditingStyle: ReadableValue {
  init?(_ node: YAMLNode) {
    guard let style = node.text.flatMap(EditingStyle.init(rawValue:)) else { return nil }
    self = style
  }
}

extension DropProposal: ReadableValue {
  init?(_ node: YAMLNode) {
    guard let proposal = node.text.flatMap(DropProposal.init(rawValue:)) else { return nil }
    self = proposal
  }
}

extension TextAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    guard let text = node.text else { return nil }
    // In quotes, a word is a text.
    switch node.scalar?.word {
    case "model": self = .model
    case "none": self = .none
    case "default": self = .default
    default: self = .text(text)
    }
  }
}

extension TextsAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    switch node.text {
    case "model" where kind == .texts: self = .model
    case "none", "default": self = .none
    default:
      guard let entries = node.entries, entries.allSatisfy({ $0.text != nil }) else { return nil }
      self = .texts(node.texts)
    }
  }
}

extension CellAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    switch node.text {
    case "model": self = .model
    case "none": self = .none
    default: return nil
    }
  }
}

extension ViewAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    switch node.text {
    case "view": self = .view
    case "headerFooterView": self = .headerFooterView
    case "dequeuedView": self = .dequeuedView
    case "none", "default": self = .none
    default: return nil
    }
  }
}

extension RowAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    switch node.text {
    case "default": self = .default
    case "none" where kind == .optionalRow: self = .none
    default:
      guard let row = builder.row(node) else { return nil }
      self = .row(row)
    }
  }
}

extension ActionsAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    guard let text = node.text, ["none", "default"].contains(text) else { return nil }
    self = .none
  }

  static func inBlock(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder)
    -> Self?
  {
    if node["actions"]?.entries != nil { return .actions(builder.actions(node, kind)) }
    return node["answer"].flatMap { Self($0, kind, &builder) }
  }
}

extension WordAnswer: ReadableAnswer {
  init?(_ node: YAMLNode, _ kind: AnswerKind, _ builder: inout ScenarioBuilder) {
    guard let text = node.text else { return nil }
    // `none` is a type of accessory. For other callbacks, it means nil.
    let isNil = text == "default" || (text == "none" && kind != .accessoryType)
    self = isNil ? .none : .word(text)
  }
}
