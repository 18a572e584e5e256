import Diagnostics
import YAMLSource

extension Shape {
  /// Returns the probable intention behind a value that does not fit, or nil without a good guess.
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

  /// Returns whether a value fits, as far as can be seen from outside.
  private func accepts(_ node: YAMLNode) -> Bool {
    fit(node) >= .yes
  }

  /// The words of other languages, and of YAML before 1.2, for yes and no.
  private static let flags = [
    "yes": "true", "y": "true", "on": "true", "true": "true",
    "no": "false", "n": "false", "off": "false", "false": "false",
  ]

  /// Whether it is a row, so that a list of them is a list of rows.
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
