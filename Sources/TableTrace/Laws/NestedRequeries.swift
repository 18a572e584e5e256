/// Notes whether an update, a reload or a re-query has begun inside a callback that reports an end
/// of display.
///
/// After that, nobody knows the order of UIKit's displays.
struct NestedRequeries: Sendable {
  private(set) var haveBegun = false
  /// The depth of the outermost open callback that reports an end.
  private var outermost: Int?

  /// Whether such a callback is open.
  var isInsideEnd: Bool { outermost != nil }

  /// A call begins, inside as many others.
  mutating func called(_ callback: Callback, depth: Int) {
    if isInsideEnd {
      if Self.isSign(callback) { haveBegun = true }
    } else if Self.isEnd(callback) {
      outermost = depth
    }
  }

  /// The call at this depth has ended.
  mutating func returned(depth: Int) {
    if outermost == depth { outermost = nil }
  }

  /// Returns whether a callback reports an end of display.
  static func isEnd(_ callback: Callback) -> Bool {
    callback == .didEndDisplayingCell || callback == .didEndDisplayingHeaderView
      || callback == .didEndDisplayingFooterView
  }

  /// Returns whether a trace shows by a callback that one has begun, whoever's calls it prints.
  private static func isSign(_ callback: Callback) -> Bool {
    isEnd(callback) || signs.contains(callback)
  }

  private static let signs: [Callback] = [
    .numberOfSections, .numberOfRowsInSection, .cellForRowAt, .willDisplayCell,
    .willDisplayHeaderView, .willDisplayFooterView,
  ]
}
