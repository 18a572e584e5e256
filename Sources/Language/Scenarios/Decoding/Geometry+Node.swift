import TableTrace
import YAMLSource

extension Size {
  /// Reads `{width: 320, height: 480}`.
  init?(_ node: YAMLNode) {
    guard let width = node["width"]?.scalar?.number, let height = node["height"]?.scalar?.number
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension Point {
  /// Reads `{x: 0, y: 30}`.
  init?(_ node: YAMLNode) {
    guard let x = node["x"]?.scalar?.number, let y = node["y"]?.scalar?.number else { return nil }
    self.init(x: x, y: y)
  }
}

extension Rect {
  /// Reads `{x: 0, y: 0, width: 320, height: 100}`.
  init?(_ node: YAMLNode) {
    guard let origin = Point(node), let size = Size(node) else { return nil }
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension EdgeInsets {
  /// Reads `{top: 20}`, with 0 for missing edges.
  init?(_ node: YAMLNode) {
    guard node.pairs != nil else { return nil }
    func inset(_ edge: String) -> Double { node[edge]?.scalar?.number ?? 0 }
    self.init(
      top: inset("top"),
      left: inset("left"),
      bottom: inset("bottom"),
      right: inset("right")
    )
  }
}
