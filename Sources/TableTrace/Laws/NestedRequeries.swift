/// Records whether an update, a reload or a re-query has begun inside an end-displaying callback.
///
/// After that, UIKit's order of display callbacks is not known.
struct NestedRequeries: Sendable {
  private(set) var haveBegun = false
  /// The depth of the outermost open end-displaying callback.
  private var outermost: Int?

  /// Whether such a callback is open.
  var isInsideEnd: Bool { outermost != nil }

  /// Records that a call begins at this depth.
  mutating func called(_ callback: Callback, depth: Int) {
    if isInsideEnd {
      if Self.isSign(callback) { haveBegun = true }
    } else if Self.isEnd(callback) {
      outermost = depth
    }
  }

  /// Records that the call at this depth has ended.
  mutating func returned(depth: Int) {
    if outermost == depth { outermost = nil }
  }

  /// Returns whether a callback is an end-displaying callback.
  static func isEnd(_ callback: Callback) -> Bool {
    callback == .didEndDisplayingCell || callback == .didEndDisplayingHeaderView
      || callback == .didEndDisplayingFooterView
  }

  /// Returns whether this callback shows that an update, a reload or a re-query has begun.
  private static func isSign(_ callback: Callback) -> Bool {
    isEnd(callback) || signs.contains(callback)
  }

  private static let signs: [Callback] = [
    .numberOfSections, .numberOfRowsInSection, .cellForRowAt, .willDisplayCell,
    .willDisplayHeaderView, .willDisplayFooterView,
  ]
}
