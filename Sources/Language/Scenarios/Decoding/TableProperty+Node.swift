import TableTrace
import YAMLSource

extension TableProperty.Value {
  /// Reads the value of a property, or returns nil for an unsuitable value.
  init?(_ node: YAMLNode, _ kind: PropertyKind) {
    let value: Self? =
      switch kind {
      case .length: node.text == "automatic" ? .automatic : Self.number(node)
      case .flag: node.flag.map { .flag($0) }
      case .integer: node.scalar?.integer.map { .integer($0) }
      case .view: Self.view(node)
      case .insets: EdgeInsets(node).map { .insets($0) }
      case .point: Point(node).map { .point($0) }
      case .word, .appearance: node.text.map { .word($0) }
      }
    guard let value else { return nil }
    self = value
  }

  private static func number(_ node: YAMLNode) -> Self? {
    node.scalar?.number.map { .number($0) }
  }

  private static func view(_ node: YAMLNode) -> Self? {
    if node.text == "none" { return Self.none }
    return (node["height"] ?? node).scalar?.number.map { .view(height: $0) }
  }
}
