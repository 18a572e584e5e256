/// The reactions of a callback, each with its condition.
struct ReactionList {
  private let reactions: [Reaction]
  /// The reactions by row or state, or nil for a short list.
  private let index: EntryIndex?

  init(_ reactions: [Reaction]) {
    self.reactions = reactions
    index = EntryIndex(reactions.lazy.map { Circumstances(nil, $0.condition) })
  }

  var isEmpty: Bool { reactions.isEmpty }

  /// Returns the reactions whose conditions hold now, in order.
  ///
  /// - Complexity: O(log n), and O(k) in the reactions that name the same row and state, or none.
  func due(_ now: Circumstances, where holds: (Condition?) -> Bool) -> [Reaction] {
    guard let index else { return reactions.filter { holds($0.condition) } }
    return index.ordinals(now).map { reactions[$0] }.filter { holds($0.condition) }
  }
}
