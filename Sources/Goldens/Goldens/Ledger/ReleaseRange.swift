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
    let hyphen = UInt8(ascii: "-")
    let ends = text.utf8.split(separator: hyphen, maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = SystemVersion(String(Substring(ends[0]))) else { return nil }
    guard ends.count == 2 else {
      self.init(first, first)
      return
    }
    guard let last = SystemVersion(first.platform, numbers: Substring(ends[1])), last.wasReleased,
      first < last
    else { return nil }
    self.init(first, last)
  }

  /// Reads ranges separated by a comma and a space, or `-` for none.
  package static func list(_ text: String) -> [ReleaseRange]? {
    guard text != "-" else { return [] }
    var ranges: [ReleaseRange] = []
    for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let range = Substring(part)
      guard ranges.isEmpty || range.first == " ",
        let range = ReleaseRange(ranges.isEmpty ? range : range.dropFirst())
      else { return nil }
      ranges.append(range)
    }
    return ranges
  }
}
