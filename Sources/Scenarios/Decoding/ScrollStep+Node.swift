import YAMLSource

extension ScrollStep {
  /// Reads `{by: 300}` or `{to: 0}`.
  init?(_ node: YAMLNode) {
    if let points = node["by"]?.scalar?.number {
      self.init(.by(points))
    } else if let offset = node["to"]?.scalar?.number {
      self.init(.to(offset))
    } else {
      return nil
    }
  }
}
