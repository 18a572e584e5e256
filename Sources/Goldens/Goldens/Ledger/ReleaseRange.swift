package import TableTrace

/// Consecutive versions of one platform that a case shows.
package struct ReleaseRange: Hashable, Sendable {
  package var first: SystemVersion
  package var last: SystemVersion

  package init(_ first: SystemVersion, _ last: SystemVersion) {
    self.first = first
    self.last = last
  }

  /// Reads `iOS 9.3` or `iOS 8-11`.
  package init?(_ text: Substring) {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = SystemVersion(String(ends[0])) else { return nil }
    guard ends.count == 2 else {
      self.init(first, first)
      return
    }
    guard let last = SystemVersion(first.platform, numbers: ends[1]), last.wasReleased,
      first < last
    else { return nil }
    self.init(first, last)
  }

  /// Reads ranges separated by a comma and a blank; `-` is empty.
  package static func list(_ text: String) -> [ReleaseRange]? {
    guard text != "-" else { return [] }
    var ranges: [ReleaseRange] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard ranges.isEmpty || part.first == " ",
        let range = ReleaseRange(ranges.isEmpty ? part : part.dropFirst())
      else { return nil }
      ranges.append(range)
    }
    return ranges
  }
}
