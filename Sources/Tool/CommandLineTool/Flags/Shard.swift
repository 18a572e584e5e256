import Project

/// Every `count`-th scenario from number `index` on, for a check on several machines.
struct Shard: Hashable {
  var index: Int
  var count: Int

  init(_ text: String) throws(UsageProblem) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else {
      throw .badValue(
        text,
        of: Flag.shard.spelling,
        expected: "I/N with I from 1 to N, such as 1/4",
        near: []
      )
    }
    self.index = index
    self.count = count
  }

  /// Whether the item at an index, from 0, belongs to the part.
  func contains(_ ordinal: Int) -> Bool {
    ordinal % count == index - 1
  }
}
