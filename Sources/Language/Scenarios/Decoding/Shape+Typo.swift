import Diagnostics
import YAMLSource

extension Shape {
  /// Returns what the user probably meant by an unsuitable value, or nil without a good guess.
  func slip(_ node: YAMLNode) -> Typo? {
    if let scalar = node.scalar, !scalar.isPlain {
      return node.unquoted.map(accepts) == true ? .quotes : nil
    }
    let spellings = [
      node.text.flatMap { Self.flags[$0.lowercased()] }, node.scalar?.decimalSpelling,
    ]
    if let spelling = spellings.compactMap({ $0 }).first(where: { accepts(node.replaced(by: $0)) })
    {
      return .spelling(spelling)
    }
    guard case .list = self, !node.isNothing else { return nil }
    let list = YAMLNode(content: .sequence([node]), range: node.range)
    return accepts(list) ? .spelling(FlowText.value(list)) : nil
  }

  /// Returns whether a value matches, without a look at its parts.
  private func accepts(_ node: YAMLNode) -> Bool {
    fit(node) >= .yes
  }

  /// Words for true and false in other languages and in YAML before 1.2.
  private static let flags = [
    "yes": "true", "y": "true", "on": "true", "true": "true",
    "no": "false", "n": "false", "off": "false", "false": "false",
  ]

  /// Whether the shape is a row, so that a list of such shapes is a list of rows.
  var isRow: Bool {
    switch self {
    case .indexPath: true
    case .definition(let definition): definition.shape.isRow
    case .choice(let shapes): shapes.first?.isRow ?? false
    case .text, .flag, .integer, .number, .word, .format, .nothing, .list, .object, .map,
      .keyword, .answer, .script:
      false
    }
  }
}
