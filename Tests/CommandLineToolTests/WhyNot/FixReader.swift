import Testing

/// Does what `why-not` says is to be written, as somebody would who reads it from the top.
enum FixReader {
  /// The text with all lines taken and brought, and the options to give besides.
  static func apply(_ answer: String, to text: String) throws -> (text: String, options: [String]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var options: [String] = []
    var isFix = false
    // The lines that go stand with the numbers that they have before any of them is gone.
    var gone = 0
    for line in answer.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("ask for another version: --os '") {
        options = ["--os", line.split(separator: "'").last.map(String.init) ?? ""]
      }
      if line.hasPrefix("Edit ") {
        #expect(!isFix, "all edits stand together")
        isFix = true
        continue
      }
      isFix = isFix && line.hasPrefix("  ")
      guard isFix else { continue }
      var rest = line.drop { $0 == " " }
      if let point = rest.firstIndex(of: "."), rest[..<point].allSatisfy(\.isNumber) {
        rest = rest[rest.index(after: point)...].drop { $0 == " " }
        gone = 0
      }
      let parts = rest.split(separator: " ", maxSplits: 1)
      let number = try #require(Int(parts[0]))
      let sign = try #require(parts.last?.first)
      let written = String(parts[1].dropFirst(2))
      if sign == "-" {
        let place = number - 1 - gone
        try #require(lines.indices.contains(place))
        try #require(lines[place] == written)
        lines.remove(at: place)
        gone += 1
      } else {
        try #require(sign == "+")
        gone = 0
        lines.insert(written, at: number - 1)
      }
    }
    return (lines.joined(separator: "\n"), options)
  }
}
