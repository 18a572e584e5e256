import YAMLSource

extension Condition {
  /// Reads `{offsetBelow: -65, state: idle}`.
  init(_ node: YAMLNode) {
    self.init()
    offsetBelow = node["offsetBelow"]?.scalar?.number
    offsetAbove = node["offsetAbove"]?.scalar?.number
    isDragging = node["isDragging"]?.flag
    state = node["state"]?.text
    cellShowsItem = node["cellShowsItem"]?.flag
    row = node["row"]?.text.flatMap { IndexPattern($0, .rows) }
  }
}
