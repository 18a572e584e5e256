package import TableTrace

/// Releases of one platform that followed each other, of which a case tells.
package struct ReleaseRange: Hashable, Sendable {
  /// The oldest.
  package var first: SystemVersion
  /// The newest.
  package var last: SystemVersion

  /// Makes a range of releases of one platform.
  package init(_ first: SystemVersion, _ last: SystemVersion) {
    self.first = first
    self.last = last
  }

  /// Reads `iOS 9.3` or `iOS 8-11`.
  package init?(_ text: String) {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = SystemVersion(String(ends[0])) else { return nil }
    guard ends.count == 2 else {
      self.init(first, first)
      return
    }
    guard let last = SystemVersion("\(first.platform.rawValue) \(ends[1])"), first < last else {
      return nil
    }
    self.init(first, last)
  }

  /// Reads ranges with a comma and a blank between them; `-` is none.
  package static func list(_ text: String) -> [ReleaseRange]? {
    guard text != "-" else { return [] }
    var ranges: [ReleaseRange] = []
    for part in text.split(separator: ", ", omittingEmptySubsequences: false) {
      guard let range = ReleaseRange(String(part)) else { return nil }
      ranges.append(range)
    }
    return ranges
  }
}
