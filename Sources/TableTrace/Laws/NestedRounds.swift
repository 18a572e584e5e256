/// Notes whether an update, a reload or a round of questions has begun inside a callback that tells
/// of an end of display, after which nobody knows the order of UIKit's displays.
struct NestedRounds: Sendable {
  /// Whether one has begun.
  private(set) var haveBegun = false
  /// The depth of the outermost open callback that tells of an end.
  private var outermost: Int?

  /// Whether such a callback is open.
  var isInsideEnd: Bool { outermost != nil }

  /// A call begins, inside as many others.
  mutating func called(_ callback: Callback, depth: Int) {
    if outermost != nil {
      if Self.signs.contains(callback) { haveBegun = true }
    } else if Self.ends.contains(callback) {
      outermost = depth
    }
  }

  /// What is inside as many others has ended.
  mutating func returned(depth: Int) {
    if outermost == depth { outermost = nil }
  }

  /// The callbacks that tell of an end of display.
  static let ends: Set<Callback> = [
    .didEndDisplayingCell, .didEndDisplayingHeaderView, .didEndDisplayingFooterView,
  ]

  /// The callbacks by which a trace shows that one has begun, whoever's calls it prints.
  private static let signs = ends.union([
    .numberOfSections, .numberOfRowsInSection, .cellForRowAt, .willDisplayCell,
    .willDisplayHeaderView, .willDisplayFooterView,
  ])
}
