/// A replacement of some bytes of a source.
struct Edit: Hashable, Sendable {
  /// The bytes to remove.
  var range: Range<Int>
  /// The replacement.
  var bytes: [UInt8]

  /// Replaces bytes by a text.
  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    bytes = Array(text.utf8)
  }

  /// Replaces bytes by the same number of spaces, so that lines and columns stay.
  init(blanking range: Range<Int>, of file: SourceFile) {
    self.range = range
    bytes = file.bytes[range].map { $0.isSpace ? $0 : UInt8(ascii: " ") }
  }

  init(before offset: Int, _ text: String) {
    self.init(offset..<offset, text)
  }
}

/// The edits of a source, in order and without overlaps.
struct Edits: Sendable {
  private var edits: [Edit]

  init(_ edits: [Edit]) {
    self.edits = edits.sorted(by: Self.precedes)
  }

  /// Returns some bytes of a source after the edits within them.
  func applied(to file: SourceFile, in range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var place = range.lowerBound
    for edit in edits[firstIndex(from: range.lowerBound)...] {
      guard edit.range.upperBound <= range.upperBound else { break }
      guard edit.range.lowerBound >= place else { continue }
      text += file.bytes[place..<edit.range.lowerBound]
      text += edit.bytes
      place = edit.range.upperBound
    }
    return text + file.bytes[place..<range.upperBound]
  }

  /// Adds edits, and removes earlier ones within their ranges.
  mutating func add(_ more: [Edit]) {
    let sorted = more.sorted(by: Self.precedes)
    var kept: [Edit] = []
    var next = 0
    for edit in edits {
      while next < sorted.count, sorted[next].range.upperBound <= edit.range.lowerBound {
        next += 1
      }
      let isCovered =
        next < sorted.count && sorted[next].range.lowerBound <= edit.range.lowerBound
        && sorted[next].range.upperBound >= edit.range.upperBound && !sorted[next].range.isEmpty
      if !isCovered { kept.append(edit) }
    }
    self = Edits(kept + sorted)
  }

  /// Orders edits by place, insertions before replacements.
  private static func precedes(_ left: Edit, _ right: Edit) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (
      right.range.lowerBound, right.range.upperBound
    )
  }

  private func firstIndex(from offset: Int) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The result of one rewrite of a source.
struct Rewrite: Sendable {
  var edits: [Edit] = []
  var remarks: [Remark] = []

  mutating func note(_ finding: Finding, at token: Int, of file: SourceFile) {
    remarks.append(Remark(finding, at: token, of: file))
  }
}
